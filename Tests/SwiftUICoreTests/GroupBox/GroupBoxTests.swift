import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("GroupBox")
struct GroupBoxTests {
    @Test("A box has its label above its content, on a surface that is as wide as it may be")
    func box() throws {
        let app = TestApp { GroupBox("Weather") { Text("Sunny") }.frame(width: 300) }
        #expect(app.outline == "application\n  text \"Weather\"\n  text \"Sunny\"")
        #expect(try app.frame(of: .text, "Weather").maxY <= app.frame(of: .text, "Sunny").minY)
        // `colors.json`, secondarySystemBackground.
        #expect(app.painted(242, 242, 247)?.width == 300)
    }

    @Test("A box needs no label")
    func withoutLabel() {
        #expect(TestApp { GroupBox { Text("Sunny") } }.outline == "application\n  text \"Sunny\"")
    }

    @Test("A style of the app's own arranges a box, and can use the standard one")
    func ownStyle() {
        struct Dated: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text("Today")
                    GroupBox(configuration).groupBoxStyle(.automatic)
                }
            }
        }
        let app = TestApp { GroupBox("Weather") { Text("Sunny") }.groupBoxStyle(Dated()) }
        #expect(app.outline == "application\n  text \"Today\"\n  text \"Weather\"\n  text \"Sunny\"")
    }
}
