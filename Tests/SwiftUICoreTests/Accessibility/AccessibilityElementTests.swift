import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Views that are read as one, and used without being seen")
struct AccessibilityElementTests {
    @Test("A view that is one element says nothing of what is in it")
    func ignored() {
        let app = TestApp {
            HStack {
                Text("4")
                Text("of 5")
            }
            .accessibilityElement()
            .accessibilityLabel("Rating")
            .accessibilityValue("four stars")
            .accessibilityHint("Tells how others liked it")
        }
        #expect(
            app.outline == """
                application
                  group "Rating" value "four stars" hint "Tells how others liked it"
                """)
    }

    @Test("A view that combines what is in it says all of it together")
    func combined() {
        let app = TestApp {
            HStack {
                Text("Tents")
                Text("4")
            }
            .accessibilityElement(children: .combine)
        }
        #expect(app.outline == "application\n  group \"Tents, 4\"")
    }

    @Test("What can be pressed in a view that combines is pressed through the whole")
    func combinedButton() throws {
        struct Row: View {
            @State private var count = 4
            var body: some View {
                HStack {
                    Text("Tents")
                    Button("\(count)") { count += 1 }
                }
                .accessibilityElement(children: .combine)
            }
        }
        let app = TestApp { Row() }
        #expect(app.outline == "application\n  button \"Tents, 4\"")
        try app.tap("Tents, 4")
        #expect(app.outline == "application\n  button \"Tents, 5\"")
    }

    @Test("A view that contains what is in it is a group")
    func contained() {
        let app = TestApp {
            HStack { Text("Tents") }
                .accessibilityElement(children: .contain)
                .accessibilityLabel("Stock")
        }
        #expect(app.outline == "application\n  group \"Stock\"\n    text \"Tents\"")
    }

    @Test("A view with an adjustable action is made more and less by it")
    func adjustable() throws {
        struct Rating: View {
            @State private var stars = 3
            var body: some View {
                HStack { ForEach(0..<5, id: \.self) { Image(systemName: $0 < stars ? "star.fill" : "star") } }
                    .accessibilityElement()
                    .accessibilityLabel("Rating")
                    .accessibilityValue("\(stars) stars")
                    .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
            }
        }
        let app = TestApp { Rating() }
        #expect(app.outline == "application\n  stepper \"Rating\" value \"3 stars\"")
        try app.increment("Rating")
        #expect(try app.value(of: .stepper, "Rating") == "4 stars")
        try app.decrement("Rating")
        try app.decrement("Rating")
        #expect(try app.value(of: .stepper, "Rating") == "2 stars")
    }

    @Test("The default action makes a button of what is none, and leaves a button what it is")
    func defaultAction() throws {
        struct Some: View {
            @State private var note = "nothing"
            var body: some View {
                Text("Tent").accessibilityAction { note = "tent" }
                Button("Stove") { note = "stove" }.accessibilityAction { note = "other" }
                Text(note)
            }
        }
        let app = TestApp { Some() }
        try app.tap("Tent")
        #expect(app.exists(.text, "tent"))
        try app.tap("Stove")
        #expect(app.exists(.text, "stove"))
    }

    @Test("Actions with names are buttons that are read and not seen")
    func namedActions() throws {
        struct Mail: View {
            @State private var note = "nothing"
            var body: some View {
                Text("Hello")
                    .accessibilityAction(named: "Reply") { note = "replied" }
                    .accessibilityActions { Button("Delete") { note = "deleted" } }
                Text(note)
            }
        }
        let app = TestApp { Mail() }
        try app.tap("Reply")
        #expect(app.exists(.text, "replied"))
        try app.tap("Delete")
        #expect(app.exists(.text, "deleted"))
        #expect(app.nodes { $0.style.opacity == 0 && $0.frame.size == CGSize(width: 1, height: 1) }.count == 2)
        #expect(app.exists(.text, "Hello"))
    }

    private struct Mail: View {
        @State private var note = "nothing"

        var body: some View {
            HStack {
                Text("Mail").accessibilityAction(named: "Delete") { note = "deleted" }
                Text(note)
            }
            .accessibilityElement(children: .combine)
        }
    }

    @Test("An action with a name is no part of a view that combines what is in it, and stays beside it")
    func combinedNamedAction() throws {
        let app = TestApp { Mail() }
        #expect(app.outline == "application\n  group \"Mail, nothing\"\n  button \"Delete\"")
        try app.tap("Delete")
        #expect(app.outline == "application\n  group \"Mail, deleted\"\n  button \"Delete\"")
    }

    @Test("A press of a view that combines is one of what is seen in it, never of an action with a name")
    func combinedButtonAndNamedAction() throws {
        struct Row: View {
            @State private var note = "nothing"
            var body: some View {
                HStack {
                    Text("Mail").accessibilityAction(named: "Delete") { note = "deleted" }
                    Button("Open") { note = "opened" }
                }
                .accessibilityElement(children: .combine)
                Text(note)
            }
        }
        let app = TestApp { Row() }
        try app.tap("Mail, Open")
        #expect(app.exists(.text, "opened"))
        try app.tap("Delete")
        #expect(app.exists(.text, "deleted"))
    }

    @Test("What is said around an action with a name is said of the view")
    func modifiersAroundNamedAction() {
        let app = TestApp {
            Text("4").accessibilityAction(named: "More") {}.accessibilityLabel("Tents").accessibilityHint("In stock")
        }
        #expect(app.outline == "application\n  text \"Tents\" hint \"In stock\"\n  button \"More\"")
    }

    @Test("Another view can be read and used in place of the one that is seen")
    func representation() throws {
        struct Dial: View {
            @State private var warmth = 20.0
            var body: some View {
                Text("dial \(warmth.description)")
                    .accessibilityRepresentation { Slider(value: $warmth, in: 10...30) { Text("Warmth") } }
            }
        }
        let app = TestApp { Dial() }
        #expect(app.outline == "application\n  slider \"Warmth\" value \"50%\"")
        try app.adjust("Warmth", to: 25)
        #expect(app.outline == "application\n  slider \"Warmth\" value \"75%\"")
    }

    @Test("Other views can be read as what is in a view")
    func children() {
        let app = TestApp {
            Color.red
                .accessibilityChildren {
                    Text("north")
                    Text("south")
                }
                .accessibilityLabel("Map")
        }
        #expect(app.outline == "application\n  group \"Map\"\n    text \"north\"\n    text \"south\"")
    }

    @Test("A view may have names beside its label")
    func inputLabels() throws {
        struct Lamp: View {
            @State private var isOn = false
            var body: some View {
                Button(isOn ? "Out" : "On") { isOn.toggle() }.accessibilityInputLabels(["Lamp", "Light"])
            }
        }
        let app = TestApp { Lamp() }
        try app.tap("Light")
        #expect(app.exists(.button, "Out"))
    }

    @Test("Traits say what kind of thing a view is")
    func traits() {
        #expect(outline { Text("Hours").accessibilityAddTraits(.isLink) }.hasSuffix("link \"Hours\""))
        #expect(
            outline { Text("Loud").accessibilityAddTraits([.isToggle, .isSelected]) }.hasSuffix(
                "switch \"Loud\" on selected"))
        #expect(
            outline { Text("Hi").accessibilityAddTraits(.isButton).accessibilityRemoveTraits(.isButton) }.hasSuffix(
                "text \"Hi\""))
    }

    private func outline<V: View>(@ViewBuilder _ view: @escaping @MainActor () -> V) -> String {
        TestApp(view: view).outline
    }
}
