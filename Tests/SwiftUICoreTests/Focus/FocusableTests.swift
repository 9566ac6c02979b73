import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Views that can have the keyboard's focus")
struct FocusableTests {
    private struct Board: View {
        let hand: Hand
        @State private var isPlayed = true
        @State private var name = ""
        @FocusState private var isFocused: Bool

        var body: some View {
            let _ = hand.on("focus") { isFocused = $0 }
            let _ = hand.on("play") { isPlayed = $0 }
            let _ = hand.see("focused", isFocused)
            Square()
                .focusable(isPlayed)
                .focused($isFocused)
            TextField("Name", text: $name)
        }
    }

    private struct Square: View {
        @Environment(\.isFocused) private var isFocused

        var body: some View { Text(isFocused ? "playing" : "waiting") }
    }

    private let hand = Hand()
    private var isFocused: Bool? { hand.seen["focused"] as? Bool }

    @Test("The keyboard comes to the view, which knows that it has the focus")
    func person() throws {
        let app = TestApp { Board(hand: hand) }
        #expect(app.nodes { $0.meaning.focus?.isStop == true }.map(\.meaning.label) == ["waiting"])
        try app.focus(.text, "waiting")
        #expect(isFocused == true)
        #expect(try app.hasFocus(.text, "playing"))
        try app.type("Ada", into: "Name")
        #expect(isFocused == false)
        #expect(app.exists(.text, "waiting"))
    }

    @Test("The app gives the view the focus by a state, and takes it away")
    func code() throws {
        let app = TestApp { Board(hand: hand) }
        try app.type("Ada", into: "Name")
        hand.press("focus", true)
        app.settle()
        #expect(try app.hasFocus(.text, "playing"))
        #expect(try !app.hasFocus("Name"))
        hand.press("focus", false)
        app.settle()
        #expect(app.exists(.text, "waiting"))
        let requests = app.nodes { $0.meaning.focus != nil }.map { $0.meaning.focus?.request }
        #expect(requests == [FocusRequest(ordinal: 2, wantsFocus: false)])
    }

    @Test("A view that cannot have the focus any more loses it, and the state says so")
    func notFocusable() throws {
        let app = TestApp { Board(hand: hand) }
        try app.focus(.text, "waiting")
        hand.press("play", false)
        app.settle()
        #expect(isFocused == false)
        #expect(app.nodes { $0.meaning.focus != nil }.isEmpty)
        hand.press("focus", true)
        app.settle()
        #expect(isFocused == false)
    }

    @Test("A finger brings the focus to a view that is written to, not to one that does one thing")
    func interactions() {
        let app = TestApp {
            Text("both").focusable()
            Text("button").focusable(interactions: .activate)
            Text("field").focusable(interactions: .edit)
            Text("disabled").focusable().disabled(true)
        }
        let stops = app.nodes { $0.meaning.focus?.isStop == true }
        #expect(stops.map(\.meaning.label) == ["both", "button", "field"])
        #expect(stops.map { $0.meaning.focus?.comesByPress } == [true, false, true])
    }

    @Test("The focus is not shown in a view that does not want it, whatever is said in it")
    func effect() {
        struct Said: View {
            @Environment(\.isFocusEffectEnabled) private var isEnabled
            var body: some View { Text(isEnabled ? "shown" : "not shown") }
        }
        let app = TestApp {
            Said()
            Said().focusEffectDisabled(false).focusEffectDisabled()
        }
        #expect(app.outline == "application\n  text \"shown\"\n  text \"not shown\"")
        #expect(app.nodes { $0.meaning.hidesFocus }.count == 1)
    }

    private struct Entry: View {
        private enum Part { case name, city }
        let priority: DefaultFocusEvaluationPriority
        @State private var texts = ["", "", ""]
        @FocusState private var part: Part?

        var body: some View {
            TextField("Search", text: $texts[0])
            VStack {
                TextField("Name", text: $texts[1]).focused($part, equals: .name)
                TextField("City", text: $texts[2]).focused($part, equals: .city)
            }
            .defaultFocus($part, .city, priority: priority)
        }
    }

    @Test("The preferred view has the focus when it appears, if nothing else has")
    func byDefault() throws {
        let app = TestApp { Entry(priority: .automatic) }
        #expect(try app.hasFocus("City"))
        try app.type("x", into: "Search")
        try app.type("y", into: "Name")
        #expect(try app.hasFocus("Name"))
    }

    @Test("With the priority of a person it also has it when they come into the view from elsewhere")
    func byPerson() throws {
        let app = TestApp { Entry(priority: .userInitiated) }
        try app.type("x", into: "Search")
        try app.focus(.textField, "Name")
        #expect(try app.hasFocus("City"))
        try app.focus(.textField, "Name")
        #expect(try app.hasFocus("Name"))
    }
}
