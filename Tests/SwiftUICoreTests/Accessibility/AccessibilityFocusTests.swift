import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("The focus of whoever listens")
struct AccessibilityFocusTests {
    private enum Part: Hashable { case notice, button }

    private struct Page: View {
        let hand: Hand
        @AccessibilityFocusState private var part: Part?
        @State private var hasNotice = true
        @State private var name = ""

        var body: some View {
            let _ = hand.on("focus") { part = $0 }
            let _ = hand.on("notice") { hasNotice = $0 }
            let _ = hand.see("part", part as Any)
            VStack {
                if hasNotice { Text("Sold out").accessibilityFocused($part, equals: .notice) }
                Button("Order") {}.accessibilityFocused($part, equals: .button)
                Text("Opening hours")
                TextField("Name", text: $name)
            }
        }
    }

    private let hand = Hand()
    private var part: Part? { hand.seen["part"] as? Part }

    private func requests(_ app: TestApp) -> [FocusRequest?] {
        app.nodes { $0.meaning.focus != nil }.map { $0.meaning.focus?.request }
    }

    @Test("The state follows whoever goes through the screen")
    func person() throws {
        let app = TestApp { Page(hand: hand) }
        #expect(part == nil)
        try app.focus(.text, "Sold out")
        #expect(part == .notice)
        #expect(try app.hasFocus(.text, "Sold out"))
        try app.focus(.button, "Order")
        #expect(part == .button)
        #expect(try !app.hasFocus(.text, "Sold out"))
        try app.focus(.text, "Opening hours")
        #expect(part == nil)
        try app.focus(.button, "Order")
        try app.leaveFocus()
        #expect(part == nil)
    }

    @Test("The app takes whoever listens to a view by setting the state, and the host is asked to follow")
    func code() throws {
        let app = TestApp { Page(hand: hand) }
        #expect(requests(app) == [nil, nil])
        hand.press("focus", Part?.some(.notice) as Any)
        app.settle()
        #expect(try app.hasFocus(.text, "Sold out"))
        #expect(requests(app) == [FocusRequest(ordinal: 1, wantsFocus: true), nil])
        hand.press("focus", Part?.some(.button) as Any)
        app.settle()
        #expect(requests(app).last == FocusRequest(ordinal: 2, wantsFocus: true))
        hand.press("focus", Part?.none as Any)
        app.settle()
        #expect(requests(app).last == FocusRequest(ordinal: 3, wantsFocus: false))
        #expect(try !app.hasFocus(.button, "Order"))
    }

    @Test("A state that names a view that is not there becomes none again, and so does that of a view that goes")
    func gone() throws {
        let app = TestApp { Page(hand: hand) }
        hand.press("notice", false)
        app.settle()
        hand.press("focus", Part?.some(.notice) as Any)
        app.settle()
        #expect(part == nil)
        hand.press("notice", true)
        app.settle()
        try app.focus(.text, "Sold out")
        #expect(part == .notice)
        hand.press("notice", false)
        app.settle()
        #expect(part == nil)
    }

    @Test("A view of several things has the focus while something in it has")
    func container() throws {
        struct Card: View {
            let hand: Hand
            @AccessibilityFocusState private var isHeard: Bool

            var body: some View {
                let _ = hand.see("heard", isHeard)
                VStack {
                    Text("Tea")
                    Text("Four cups")
                }
                .accessibilityFocused($isHeard)
                Text("Coffee")
            }
        }
        let app = TestApp { Card(hand: hand) }
        try app.focus(.text, "Four cups")
        #expect(hand.seen["heard"] as? Bool == true)
        try app.focus(.text, "Coffee")
        #expect(hand.seen["heard"] as? Bool == false)
    }

    @Test("The keyboard's focus is not moved by it, where the two are not one")
    func keyboard() throws {
        let app = TestApp { Page(hand: hand) }
        try app.type("Ada", into: "Name")
        hand.press("focus", Part?.some(.notice) as Any)
        app.settle()
        #expect(try app.hasFocus("Name"))
        #expect(part == .notice)
    }

    @Test("A row that is a button has the focus in place of what is in it")
    func row() throws {
        struct Drinks: View {
            let hand: Hand
            @AccessibilityFocusState private var drink: String?

            var body: some View {
                let _ = hand.on("focus") { drink = $0 }
                let _ = hand.see("drink", drink as Any)
                NavigationStack {
                    List(["Tea", "Coffee"], id: \.self) { name in
                        NavigationLink(name) { Text("Cup") }.accessibilityFocused($drink, equals: name)
                    }
                }
            }
        }
        let app = TestApp { Drinks(hand: hand) }
        try app.focus(.button, "Coffee")
        #expect(hand.seen["drink"] as? String == "Coffee")
        hand.press("focus", String?.some("Tea") as Any)
        app.settle()
        #expect(try app.hasFocus(.button, "Tea"))
        #expect(app.nodes { $0.meaning.focus != nil }.map(\.meaning.role) == [.button, .button])
    }
}
