import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Gestures on views")
struct GestureTests {
    /// A square of 100 in a window, with something on it that notes what happens.
    private struct Square<Content: View>: View {
        @State private var notes: [String] = []
        let content: (Color, @escaping (String) -> Void) -> Content

        var body: some View {
            VStack {
                Text(notes.isEmpty ? "nothing" : notes.joined(separator: " "))
                content(Color.red) { notes.append($0) }.frame(width: 100, height: 100)
            }
        }
    }

    private func finger(_ app: TestApp) throws -> Finger {
        let node = try #require(app.scene.nodes.values.first { $0.meaning.pointers != nil })
        return Finger(app: app, node: node.id)
    }

    @MainActor
    private struct Finger {
        let app: TestApp
        let node: NodeID

        func send(_ phase: PointerEvent.Phase, _ x: CGFloat = 0, _ y: CGFloat = 0, at time: TimeInterval) {
            app.send(
                .pointer(
                    PointerEvent(
                        phase, node: node, location: CGPoint(x: x + 200, y: y + 300),
                        origin: CGPoint(x: 200, y: 300), time: time)))
        }
    }

    @Test("A gesture that is nil is none, and is there as soon as it is not nil")
    func missingGesture() throws {
        struct MayBeTapped: View {
            @State private var count = 0
            @State private var isTappable = false
            var body: some View {
                Button("Allow") { isTappable = true }
                Text("\(count)").gesture(isTappable ? TapGesture().onEnded { count += 1 } : nil)
            }
        }
        let app = TestApp { MayBeTapped() }
        #expect(!app.exists(.button, "0"))
        try app.tap("Allow")
        try app.tap(.button, "0")
        #expect(app.exists(.button, "1"))
    }

    @Test("A view with a tap gesture is a button to those who do not see it")
    func tapGestureIsAButton() throws {
        struct Tapped: View {
            @State private var count = 0
            var body: some View {
                HStack {
                    Text("Tent")
                    Text("\(count)")
                }
                .onTapGesture { count += 1 }
            }
        }
        let app = TestApp { Tapped() }
        #expect(
            app.outline == """
                application
                  button "Tent, 0"
                """)
        try app.tap("Tent, 0")
        #expect(app.exists(.button, "Tent, 1"))
    }

    @Test("A tap gesture in a row of a list acts, and the row is not pressed as a whole")
    func tapGestureInRow() throws {
        struct Rows: View {
            @State private var chosen = "none"
            var body: some View {
                List {
                    Text("chosen \(chosen)")
                    ForEach(["Tent", "Stove"], id: \.self) { name in
                        HStack { Text(name) }.onTapGesture { chosen = name }
                    }
                }
            }
        }
        let app = TestApp { Rows() }
        try app.tap("Stove")
        #expect(app.exists(.text, "chosen Stove"))
        let row = try app.frame(of: .button, "Stove")
        #expect(row.width < 100, "only the content answers")
    }

    @Test("Beside controls in it, a tapped view has a button of its own")
    func tapAroundControls() throws {
        struct Nested: View {
            @State private var notes = ""
            var body: some View {
                Text("notes \(notes)")
                HStack {
                    Text("Tent")
                    Button("Buy") { notes += "buy " }
                }
                .onTapGesture { notes += "open " }
            }
        }
        let app = TestApp { Nested() }
        try app.tap("Buy")
        try app.tap("Tent, Buy")
        #expect(app.exists(.text, "notes buy open "))
    }

    @Test("A disabled view has no gestures")
    func disabled() {
        let app = TestApp { Text("Tent").onTapGesture {}.disabled(true) }
        #expect(!app.outline.contains("button"))
    }

    @Test("A tap says where it was, in the view's coordinates")
    func placedTap() throws {
        let app = TestApp {
            Square { color, note in
                color.onTapGesture { (point: CGPoint) in note("\(Int(point.x)),\(Int(point.y))") }
            }
        }
        let finger = try finger(app)
        finger.send(.began, 30, 40, at: 0)
        finger.send(.ended, 30, 40, at: 0.1)
        #expect(app.exists(.text, "30,40"))
    }

    @Test("Two taps in time are a double tap, one alone is not")
    func doubleTap() throws {
        let app = TestApp { Square { color, note in color.onTapGesture(count: 2) { note("twice") } } }
        let finger = try finger(app)
        finger.send(.began, at: 0)
        finger.send(.ended, at: 0.05)
        finger.send(.paused, at: 0.4)
        #expect(app.exists(.text, "nothing"))
        finger.send(.began, at: 1)
        finger.send(.ended, at: 1.05)
        finger.send(.began, at: 1.2)
        finger.send(.ended, at: 1.25)
        #expect(app.exists(.text, "twice"))
    }

    @Test("A long press tells when the finger comes, when it has stayed, and when it is done")
    func longPress() throws {
        let app = TestApp {
            Square { color, note in
                color.onLongPressGesture {
                    note("long")
                } onPressingChanged: {
                    note($0 ? "down" : "up")
                }
            }
        }
        let finger = try finger(app)
        finger.send(.began, at: 0)
        finger.send(.held, at: 0.5)
        finger.send(.ended, at: 0.7)
        #expect(app.exists(.text, "down long up"))
    }

    @Test("A long press comes to a view that has an action for those who use no finger")
    func longPressBesideAction() throws {
        let app = TestApp {
            Square { color, note in
                Text("held")
                    .onLongPressGesture { note("long") }
                    .accessibilityAction { note("action") }
            }
        }
        let text = try #require(app.scene.nodes.values.first { $0.meaning.label == "held" })
        let finger = Finger(app: app, node: text.id)
        finger.send(.began, at: 0)
        finger.send(.held, at: 0.5)
        finger.send(.ended, at: 0.7)
        #expect(app.exists(.text, "long"))
    }

    @Test("A drag tells its translation, and its state is gone at its end")
    func drag() throws {
        struct Dragged: View {
            @GestureState private var width: CGFloat = 0
            @State private var end = "none"
            var body: some View {
                VStack {
                    Text("width \(Int(width)), end \(end)")
                    Color.red.gesture(
                        DragGesture()
                            .updating($width) { value, state, _ in state = value.translation.width }
                            .onEnded { end = "\(Int($0.translation.width)),\(Int($0.translation.height))" })
                }
            }
        }
        let app = TestApp { Dragged() }
        let finger = try finger(app)
        finger.send(.began, 5, 5, at: 0)
        finger.send(.moved, 10, 5, at: 0.1)
        #expect(app.exists(.text, "width 0, end none"))
        finger.send(.moved, 35, 5, at: 0.2)
        #expect(app.exists(.text, "width 30, end none"))
        finger.send(.ended, 45, 25, at: 0.3)
        #expect(app.exists(.text, "width 0, end 40,20"))
    }

    @Test("A button in a view that is dragged still answers to a finger")
    func buttonInDraggedView() throws {
        let app = TestApp {
            Square { color, note in
                Button("Inside") { note("pressed") }.frame(width: 100, height: 100)
                    .gesture(DragGesture().onEnded { _ in note("dragged") })
            }
        }
        let button = try #require(app.scene.nodes.values.first { $0.meaning.role == .button })
        let finger = Finger(app: app, node: button.id)
        finger.send(.began, at: 0)
        finger.send(.ended, at: 0.1)
        #expect(app.exists(.text, "pressed"))
        finger.send(.began, at: 1)
        finger.send(.moved, 50, 0, at: 1.1)
        finger.send(.ended, 50, 0, at: 1.2)
        #expect(app.exists(.text, "pressed dragged"))
    }

    @Test("Events of a pointer for a node that has gone, or that none began in, do nothing")
    func strayEvents() throws {
        let app = TestApp { Square { color, note in color.onLongPressGesture { note("long") } } }
        let finger = try finger(app)
        finger.send(.held, at: 1)
        finger.send(.ended, at: 1)
        Finger(app: app, node: NodeID(4_000_000_000)).send(.began, at: 2)
        finger.send(.held, at: 3)
        #expect(app.exists(.text, "nothing"))
    }

    @Test("A gesture of one's own is what its body says")
    func composed() throws {
        struct Hold: Gesture {
            var body: LongPressGesture { LongPressGesture(minimumDuration: 2) }
        }
        let app = TestApp { Square { color, note in color.gesture(Hold().onEnded { _ in note("held") }) } }
        let finger = try finger(app)
        #expect(app.scene[finger.node]?.meaning.pointers?.holds == [2])
        finger.send(.began, at: 0)
        finger.send(.held, at: 2)
        #expect(app.exists(.text, "held"))
    }

    @Test("A drag that goes on is told to whom the view has made last")
    func newest() throws {
        struct Numbered: View {
            @State private var number = 0
            @State private var told: [Int] = []
            var body: some View {
                let number = number
                VStack {
                    Text(told.map(String.init).joined(separator: " "))
                    Color.red.frame(width: 100, height: 100).gesture(
                        DragGesture(minimumDistance: 0).onChanged { _ in
                            told.append(number)
                            self.number += 1
                        })
                }
            }
        }
        let app = TestApp { Numbered() }
        let finger = try finger(app)
        finger.send(.began, 10, 10, at: 0)
        finger.send(.moved, 20, 10, at: 0.1)
        finger.send(.moved, 30, 10, at: 0.2)
        #expect(app.exists(.text, "0 1 2"))
    }

    @Test("A gesture of several remembers what it has noticed while the view is made anew")
    func remembered() throws {
        struct Sequence: View {
            @State private var count = 0
            @State private var note = "nothing"
            var body: some View {
                VStack {
                    Text(note)
                    Text("\(count)")
                    Color.red.frame(width: 100, height: 100).gesture(
                        LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture(minimumDistance: 0))
                            .onChanged { _ in count += 1 }
                            .onEnded {
                                if case .second(true, let drag?) = $0 { note = "\(Int(drag.translation.width))" }
                            })
                }
            }
        }
        let app = TestApp { Sequence() }
        let finger = try finger(app)
        finger.send(.began, 10, 10, at: 0)
        finger.send(.held, 10, 10, at: 0.6)
        finger.send(.moved, 40, 10, at: 0.7)
        finger.send(.ended, 50, 10, at: 0.8)
        #expect(app.exists(.text, "40"))
    }

    @Test("Of two long presses each is told when it is due")
    func twoHolds() throws {
        let app = TestApp {
            Square { square, note in
                square.gesture(
                    LongPressGesture(minimumDuration: 0.3).onEnded { _ in note("short") }
                        .simultaneously(with: LongPressGesture(minimumDuration: 1).onEnded { _ in note("long") }))
            }
        }
        let finger = try finger(app)
        #expect(app.scene[finger.node]?.meaning.pointers?.holds == [0.3, 1])
        finger.send(.began, at: 0)
        finger.send(.held, at: 0.3)
        #expect(app.exists(.text, "short"))
        finger.send(.held, at: 1)
        #expect(app.exists(.text, "short long"))
    }

    @Test("A long press and then a drag are told of as one gesture")
    func sequence() throws {
        let app = TestApp {
            Square { square, note in
                square.gesture(
                    LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture(minimumDistance: 0)).onEnded {
                        if case .second(true, let drag?) = $0 { note("dragged \(Int(drag.translation.width))") }
                    })
            }
        }
        let finger = try finger(app)
        finger.send(.began, 10, 10, at: 1)
        finger.send(.held, 10, 10, at: 1.6)
        finger.send(.moved, 40, 10, at: 1.7)
        finger.send(.ended, 40, 10, at: 1.8)
        #expect(app.exists(.text, "dragged 30"))
    }

    @Test("Of two exclusive gestures the first is recognised before the second")
    func exclusive() throws {
        let app = TestApp {
            Square { square, note in
                square.gesture(
                    TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
                        if case .first = value { note("twice") } else { note("once") }
                    })
            }
        }
        let finger = try finger(app)
        finger.send(.began, at: 1)
        finger.send(.ended, at: 1.05)
        finger.send(.paused, at: 1.5)
        #expect(app.exists(.text, "once"))
        finger.send(.began, at: 3)
        finger.send(.ended, at: 3.05)
        finger.send(.began, at: 3.1)
        finger.send(.ended, at: 3.15)
        #expect(app.exists(.text, "once twice"))
    }

    @Test("Two fingers magnify, and where they began is known")
    func magnify() throws {
        let app = TestApp {
            Square { square, note in
                square.gesture(
                    MagnifyGesture().onEnded { note("\($0.magnification) at \($0.startAnchor.x)") })
            }
        }
        let finger = try finger(app)
        finger.send(.began, 25, 10, at: 1)
        finger.send(.pinched(scale: 2, rotation: 0), 25, 10, at: 1.1)
        finger.send(.ended, 25, 10, at: 1.2)
        #expect(app.exists(.text, "2.0 at 0.25"))
    }

    @Test("A gesture that is masked does not count, and neither do those inside if that is said")
    func masks() throws {
        let app = TestApp {
            Square { square, note in
                square.gesture(DragGesture(minimumDistance: 0).onEnded { _ in note("inside") })
                    .gesture(DragGesture(minimumDistance: 0).onEnded { _ in note("outside") }, including: .gesture)
            }
        }
        let inner = try #require(app.nodes { $0.meaning.pointers != nil }.last)
        let finger = Finger(app: app, node: inner.id)
        finger.send(.began, at: 1)
        finger.send(.ended, at: 1.1)
        #expect(app.exists(.text, "outside"))
    }

    @Test("A pointer that comes and goes is told of, with its place where that is asked for")
    func hover() throws {
        let app = TestApp {
            Square { square, note in
                square.onContinuousHover { phase in
                    if case .active(let place) = phase { note("\(Int(place.x))") } else { note("gone") }
                }
            }
        }
        let node = try #require(app.nodes { $0.meaning.hover == .moves }.first)
        let pointer = Finger(app: app, node: node.id)
        pointer.send(.entered, 7, 3, at: 1)
        pointer.send(.left, 0, 0, at: 1.1)
        #expect(app.exists(.text, "7 gone"))
    }
}
