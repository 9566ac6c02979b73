import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("ControlGroup")
struct ControlGroupTests {
    private struct Size: View {
        @State private var size = 12

        var body: some View {
            ControlGroup("Size") {
                Button("Smaller") { size -= 1 }
                Button("Larger") { size += 1 }
            }
            Text("size \(size)")
        }
    }

    @Test("Controls of a group are read as one, by its label, and pressed by themselves")
    func group() throws {
        let app = TestApp { Size() }
        #expect(
            app.outline == """
                application
                  group "Size"
                    button "Smaller"
                    button "Larger"
                  text "size 12"
                """)
        try app.tap("Larger")
        #expect(app.exists(.text, "size 13"))
    }

    @Test("They stand side by side on one surface, with a line between two")
    func surface() throws {
        let app = TestApp { Size() }
        let (group, first) = (try app.frame(of: .group, "Size"), try app.frame(of: .button, "Smaller"))
        let second = try app.frame(of: .button, "Larger")
        #expect(first.minX == group.minX && second.maxX == group.maxX && first.maxX == second.minX)
        #expect(first.height == 34.5)
        let lines = app.nodes { $0.frame.size == CGSize(width: 1, height: 18) }
        #expect(lines.count == 1)
    }

    @Test("Controls in the style of a menu are shown by the group's label")
    func menu() throws {
        let app = TestApp(on: .phone) { VStack { Size() }.controlGroupStyle(.menu) }
        #expect(!app.exists(.button, "Larger"))
        try app.tap("Size")
        try app.tap(.menuItem, "Larger")
        #expect(app.exists(.text, "size 13"))
    }

    @Test("A style of the app's own is given the controls and the label")
    func style() {
        struct Stacked: ControlGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.label
                    configuration.content
                }
            }
        }
        let app = TestApp { Size().controlGroupStyle(Stacked()) }
        #expect(
            app.outline == """
                application
                  text "Size"
                  button "Smaller"
                  button "Larger"
                  text "size 12"
                """)
    }
}
