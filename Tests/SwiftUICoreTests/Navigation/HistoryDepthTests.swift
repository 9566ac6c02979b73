import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

private struct Stack: View {
    @State var path: [Int]

    var body: some View {
        NavigationStack(path: $path) {
            Text("root").navigationTitle("Root")
                .navigationDestination(for: Int.self) { Text(verbatim: "page \($0)").navigationTitle("Page \($0)") }
        }
    }
}

/// How many screens the way back says there are below; the browser's history is made as long.
@MainActor
@Suite("How far one can go back")
struct HistoryDepthTests {
    private func depths(_ app: TestApp) -> [Int] {
        var depths: [Int] = []
        app.scene.walk { node, _ in
            if node.meaning.isInert || node.meaning.isHidden { return false }
            if node.meaning.identifier == Meaning.backIdentifier { depths.append(node.meaning.screensBelow) }
            return true
        }
        return depths
    }

    @Test("A stack has as many screens below the top one as its path is long", arguments: [0, 1, 3])
    func stack(length: Int) {
        let app = TestApp(on: .phone) { Stack(path: Array(0..<length)) }
        #expect(depths(app) == (length == 0 ? [] : [length]))
    }

    @Test("Columns in one stack, and a stack in the last of them, count together")
    func columns() throws {
        let app = TestApp(on: .phone) {
            NavigationSplitView {
                List { NavigationLink("Pages") { Stack(path: [1, 2]) } }.navigationTitle("Side")
            } detail: {
                Text("nothing")
            }
        }
        #expect(depths(app) == [])
        try app.tap("Pages")
        #expect(depths(app) == [3])
    }
}
