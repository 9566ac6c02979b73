import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Large titles")
struct LargeTitleTests {
    private func app(at size: DynamicTypeSize) -> TestApp {
        TestApp(on: .phone) {
            NavigationStack { List { Text("row") }.navigationTitle("Title") }.dynamicTypeSize(size)
        }
    }

    @Test("A large title grows with the text size, and takes the room that its line then needs")
    func growing() throws {
        for (size, font, height) in [
            (DynamicTypeSize.large, 34 as CGFloat, 52.5 as CGFloat), (.accessibility1, 44, 63.5),
        ] {
            let app = app(at: size)
            let title = app.nodes { $0.meaning.role == .heading(level: 1) }.last
            guard case .text(let block) = title?.content else {
                Issue.record("There is no large title.")
                continue
            }
            #expect(block.font.size == font)
            let bar: CGFloat = 59 + 54
            let row = try #require(app.nodes { $0.meaning.role == .listItem }.first)
            #expect(try #require(app.scene.windowFrame(of: row.id)).minY == bar + height)
        }
    }

    @Test("The title of a sidebar and its rows begin at the same distance from its edge")
    func sidebar() throws {
        let app = TestApp(on: .tablet) {
            NavigationSplitView {
                List { Text("row") }.navigationTitle("Menu")
            } detail: {
                Text("detail")
            }
        }
        app.rotate()
        #expect(try app.frame(of: .heading, "Menu").minX == app.frame(of: .text, "row").minX)
    }
}
