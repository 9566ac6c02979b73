import Foundation
import SceneCore
import SwiftUITesting
import Testing

@testable import SwiftUICore

private struct Badge: View {
    @ScaledMetric(relativeTo: .largeTitle) private var large = 34.0
    @ScaledMetric private var body17: CGFloat = 17

    var body: some View {
        Text("\(large, specifier: "%.1f") \(body17, specifier: "%.1f")")
    }
}

@MainActor
@Suite("Numbers that follow the text size")
struct ScaledMetricTests {
    /// Apple, Human Interface Guidelines, Typography: the sizes of large titles and of body text.
    @Test(
        "They grow and shrink as the text style that they name",
        arguments: [
            (.large, "34.0 17.0"), (.xSmall, "31.0 14.0"), (.accessibility5, "60.0 53.0"),
        ] as [(DynamicTypeSize, String)])
    func scales(size: DynamicTypeSize, words: String) {
        #expect(TestApp { Badge().dynamicTypeSize(size) }.exists(.text, words))
    }

    @Test("So do fonts of the app's, unless their size is fixed")
    func fonts() throws {
        let app = TestApp(on: .phone) {
            VStack {
                Text("follows").font(.custom("Any", size: 17))
                Text("title").font(.custom("Any", size: 34, relativeTo: .largeTitle))
                Text("fixed").font(.custom("Any", fixedSize: 17))
            }
            .dynamicTypeSize(.accessibility5)
        }
        let sizes = app.scene.nodes.values.compactMap { node -> CGFloat? in
            guard case .text(let block) = node.content else { return nil }
            return block.font.size
        }
        #expect(sizes.sorted() == [17, 53, 60])
    }
}
