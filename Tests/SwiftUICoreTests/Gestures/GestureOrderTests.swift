import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Which of several gestures counts")
struct GestureOrderTests {
    /// Notes what happens, for a view that is given the means to do so.
    private struct Notes<Content: View>: View {
        @State private var notes: [String] = []
        let content: (@escaping (String) -> Void) -> Content

        var body: some View {
            VStack {
                Text(notes.isEmpty ? "nothing" : notes.joined(separator: " "))
                content { notes.append($0) }
            }
        }
    }

    private func app<Content: View>(_ content: @escaping (@escaping (String) -> Void) -> Content) -> TestApp {
        TestApp(on: .phone) { Notes(content: content) }
    }

    /// Sends what a finger does on the innermost view that hears of it.
    private func touch(_ app: TestApp, _ steps: [PointerEvent.Phase]) throws {
        let node = try #require(app.nodes { $0.meaning.pointers != nil || $0.meaning.hover != nil }.last)
        for (index, phase) in steps.enumerated() {
            app.send(
                .pointer(
                    PointerEvent(
                        phase, node: node.id, location: CGPoint(x: 110, y: 110), origin: CGPoint(x: 100, y: 100),
                        time: Double(index) / 10)))
        }
    }

    private var square: some View { Color.red.frame(width: 100, height: 100) }

    private func drag(_ note: @escaping (String) -> Void, _ words: String) -> some Gesture {
        DragGesture(minimumDistance: 0).onEnded { _ in note(words) }
    }

    @Test("A gesture on a view goes after those of the views inside")
    func normal() throws {
        let app = app { note in square.gesture(drag(note, "inside")).gesture(drag(note, "outside")) }
        try touch(app, [.began, .ended])
        #expect(app.exists(.text, "inside"))
    }

    @Test("One of high priority goes before them")
    func high() throws {
        let app = app { note in
            square.gesture(drag(note, "inside")).highPriorityGesture(drag(note, "outside"))
        }
        try touch(app, [.began, .ended])
        #expect(app.exists(.text, "outside"))
    }

    @Test("A simultaneous one counts beside them")
    func simultaneous() throws {
        let app = app { note in
            square.gesture(drag(note, "inside")).simultaneousGesture(drag(note, "outside"))
        }
        try touch(app, [.began, .ended])
        #expect(app.exists(.text, "inside outside") || app.exists(.text, "outside inside"))
    }

    @Test("A mask says which of them count at all")
    func masks() throws {
        #expect(GestureMask.all == [.gesture, .subviews])
        let all = app { note in
            square.gesture(drag(note, "inside")).highPriorityGesture(drag(note, "outside"), including: .subviews)
        }
        try touch(all, [.began, .ended])
        #expect(all.exists(.text, "inside"))
        let none = app { note in
            square.gesture(drag(note, "inside")).simultaneousGesture(drag(note, "outside"), including: .none)
        }
        #expect(none.nodes { $0.meaning.pointers != nil }.count == 1)
    }

    @Test("A gesture that is off counts nowhere")
    func off() {
        let app = app { note in
            square.highPriorityGesture(drag(note, "x"), isEnabled: false)
                .simultaneousGesture(drag(note, "y"), isEnabled: false)
        }
        #expect(app.nodes { $0.meaning.pointers != nil }.isEmpty)
    }

    @Test("Any gesture may stand for one of a type that nobody names")
    func anyGesture() throws {
        let app = app { note in
            square.gesture(AnyGesture(DragGesture(minimumDistance: 0).map { _ in 7 }).onEnded { note("\($0)") })
        }
        try touch(app, [.began, .ended])
        #expect(app.exists(.text, "7"))
    }

    @Test("Two fingers turn, under the new names and the old")
    func turning() throws {
        let new = app { note in
            square.gesture(
                RotateGesture(minimumAngleDelta: .degrees(5)).onEnded { note("\(Int($0.rotation.degrees))") })
        }
        try touch(new, [.began, .pinched(scale: 1, rotation: .pi / 2), .ended])
        #expect(new.exists(.text, "90"))
        let old = app { note in square.gesture(RotationGesture().onEnded { note("\(Int($0.degrees))") }) }
        try touch(old, [.began, .pinched(scale: 1, rotation: .pi), .ended])
        #expect(old.exists(.text, "180"))
        let scaled = app { note in square.gesture(MagnificationGesture().onEnded { note("\($0)") }) }
        try touch(scaled, [.began, .pinched(scale: 3, rotation: 0), .ended])
        #expect(scaled.exists(.text, "3.0"))
    }

    @Test("A state that follows a gesture is part of a gesture of its own type")
    func state() throws {
        struct Followed: View {
            @GestureState private var isDown = false
            private var press: GestureStateGesture<DragGesture, Bool> {
                DragGesture(minimumDistance: 0).updating($isDown) { _, state, _ in state = true }
            }
            var body: some View { Text(isDown ? "down" : "up").frame(width: 100, height: 100).gesture(press) }
        }
        let app = TestApp(on: .phone) { Followed() }
        try touch(app, [.began, .moved])
        #expect(app.exists(.text, "down"))
        try touch(app, [.ended])
        #expect(app.exists(.text, "up"))
    }

    @Test("A pointer that comes over a view and leaves it is told of")
    func hover() throws {
        let app = app { note in square.onHover { note($0 ? "over" : "away") } }
        try touch(app, [.entered, .left])
        #expect(app.exists(.text, "over away"))
    }

    @Test("A view looks different under a pointer, unless that is off around it")
    func hoverEffect() {
        struct Reader: View {
            @Environment(\.isHoverEffectEnabled) private var isEnabled
            var body: some View { Text(isEnabled ? "on" : "off") }
        }
        func effects(_ view: some View) -> [SceneHoverEffect] {
            TestApp(on: .phone) { view }.nodes { _ in true }.compactMap(\.style.hoverEffect)
        }
        #expect(effects(square.hoverEffect()) == [.highlight])
        #expect(effects(square.hoverEffect(.lift)) == [.lift])
        #expect(effects(square.hoverEffect(.lift, isEnabled: false)).isEmpty)
        #expect(effects(square.hoverEffect(.lift).hoverEffectDisabled()).isEmpty)
        #expect(TestApp(on: .phone) { Reader().hoverEffectDisabled() }.exists(.text, "off"))
    }

    @Test("A shape may be where a finger meets a view")
    func contentShape() {
        let kinds: ContentShapeKinds = .interaction
        let app = TestApp(on: .phone) {
            square.contentShape(kinds, Circle()).onTapGesture {}
        }
        #expect(app.nodes { $0.style.touchArea != nil }.count == 1)
    }
}
