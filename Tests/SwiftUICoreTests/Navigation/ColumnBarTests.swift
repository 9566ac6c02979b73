import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Bars of columns")
struct ColumnBarTests {
    @Test("What stands in the middle of columns side by side is in one line, whatever is in their bars")
    func middles() throws {
        let app = TestApp(on: .tablet) {
            NavigationSplitView(columnVisibility: .constant(.all)) {
                List { Text("row") }
            } content: {
                let mode = NavigationBarItem.TitleDisplayMode.inline
                Text("content").navigationTitle("Title").navigationBarTitleDisplayMode(mode)
            } detail: {
                NavigationStack { Text("detail") }
            }
        }
        app.rotate()
        #expect(try app.frame(of: .text, "content").midY == app.frame(of: .text, "detail").midY)
    }

    @Test("Large titles of columns side by side are in one line, and so they are without the sidebar")
    func titles() throws {
        let app = TestApp(on: .tablet) {
            NavigationSplitView {
                List { Text("row") }.navigationTitle("Menu")
            } detail: {
                List { Text("line") }.navigationTitle("Page")
            }
        }
        app.rotate()
        let top = try app.frame(of: .heading, "Page").minY
        #expect(try app.frame(of: .heading, "Menu").minY == top)
        try app.tap("Hide Sidebar")
        #expect(try app.frame(of: .heading, "Page").minY == top)
    }

    @Test("A bar shades what is scrolled under it, in the colour of what that is")
    func edges() {
        let grouped = edges(of: NavigationStack { List { Text("row") }.navigationTitle("Title") })
        #expect(grouped.map(\.background) == [SceneColor(242, 242, 247, alpha: 0.8)])
        let plain = edges(
            of: NavigationStack {
                ScrollView { Text("text") }
                    .navigationTitle("Title")
                    .navigationBarTitleDisplayMode(.inline)
            })
        #expect(plain.map(\.background) == [SceneColor(255, 255, 255, alpha: 0.8)])
        #expect(plain.map(\.fade?.from) == [0])
        #expect(edges(of: NavigationStack { Text("still").navigationTitle("Title") }).isEmpty)
    }

    private func edges(of view: some View) -> [SceneStyle] {
        TestApp(on: .phone) { view }.nodes { $0.style.fadesAtBottom }.map(\.style)
    }
}
