import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Styles of buttons")
struct ButtonStyleTests {
    private struct Marked: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text(configuration.isPressed ? "down" : isEnabled ? "up" : "off")
                if configuration.role == .destructive { Text("danger") }
            }
        }
    }

    private struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button("again and again") {
                configuration.trigger()
                configuration.trigger()
            }
            .buttonStyle(.plain)
        }
    }

    private func node(_ app: TestApp) throws -> SceneNode {
        try #require(app.scene.nodes.values.first { $0.meaning.role == .button })
    }

    private func send(_ phase: PointerEvent.Phase, _ location: CGPoint, to app: TestApp, at time: Double) throws {
        app.send(
            .pointer(
                PointerEvent(phase, node: try node(app).id, location: location, origin: .zero, time: time)))
    }

    @Test("A style makes what a button shows, from its label and its role")
    func custom() {
        let app = TestApp { Button("Delete", role: .destructive) {}.buttonStyle(Marked()) }
        #expect(app.outline.contains("button \"Delete, up, danger\""))
    }

    @Test("A style reads the environment where the button is")
    func environmentInStyle() {
        let app = TestApp { Button("Delete") {}.buttonStyle(Marked()).disabled(true) }
        #expect(app.outline.contains("button \"Delete, off\" disabled"))
    }

    @Test("A style that asks whether the button is pressed hears of it")
    func pressed() throws {
        let app = TestApp { Button("Hold") {}.buttonStyle(Marked()) }
        try send(.began, .zero, to: app, at: 0)
        #expect(app.outline.contains("Hold, down"))
        try send(.ended, .zero, to: app, at: 0.1)
        #expect(app.outline.contains("Hold, up"))
    }

    @Test("A button whose style does not ask wants no pointers")
    func noPointers() throws {
        #expect(try node(TestApp { Button("Hold") {} }).meaning.pointers == nil)
        #expect(try node(TestApp { Button("Hold") {}.buttonStyle(Marked()) }).meaning.pointers != nil)
    }

    @Test("A style decides when the button acts")
    func primitive() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                Text("pressed \(count)")
                Button("Once") { count += 1 }.buttonStyle(Twice())
            }
        }
        let app = TestApp { Counter() }
        try app.tap("again and again")
        #expect(app.exists(.text, "pressed 2"))
    }

    @Test("A prominent button lies on the tint, red if it destroys")
    func prominent() throws {
        let plain = TestApp { Button("Go") {}.buttonStyle(.borderedProminent).tint(.green) }
        #expect(try node(plain).style.background == SceneColor(52, 199, 89))
        let destructive = TestApp { Button("Go", role: .destructive) {}.buttonStyle(.borderedProminent) }
        #expect(try node(destructive).style.background == SceneColor(255, 56, 60))
    }

    @Test("A bordered button is a capsule, or what its shape says")
    func shapes() throws {
        let label = Color.red.frame(width: 50, height: 20)
        let capsule = TestApp {
            Button {
            } label: {
                label
            }.buttonStyle(.bordered)
        }
        #expect(try node(capsule).style.cornerRadius == 17)
        let rounded = TestApp {
            Button {
            } label: {
                label
            }.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: 6))
        }
        #expect(try node(rounded).style.cornerRadius == 6)
        let circle = TestApp {
            Button {
            } label: {
                label
            }.buttonStyle(.bordered).buttonBorderShape(.circle)
        }
        #expect(try node(circle).frame.size == CGSize(width: 74, height: 74))
    }
}
