import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("What a selection knows a row by")
struct SelectionTests {
    @Test("A6.04 A tag goes before the identity of the element")
    func tagFirst() throws {
        struct Tagged: View {
            let hand: Hand
            @State private var one: String?
            var body: some View {
                let _ = hand.see("one", one ?? "none")
                List(selection: $one) {
                    ForEach(["a", "b"], id: \.self) { Text($0).tag("tag of \($0)") }
                }
            }
        }
        let hand = Hand()
        let app = TestApp { Tagged(hand: hand) }
        try app.tap("b")
        #expect(hand.seen["one"] as? String == "tag of b")
        #expect(app.outline.contains("button \"b\" selected"))
    }

    @Test("A6.03 A tag stands for an optional of its type as well, unless it is told not to")
    func optionalTag() throws {
        struct Tagged: View {
            @State private var one: Int?? = .none
            var body: some View {
                List(selection: $one) {
                    Text("plain").tag(1)
                    Text("strict").tag(2, includeOptional: false)
                }
            }
        }
        let app = TestApp { Tagged() }
        try app.tap("strict")
        #expect(!app.outline.contains("selected"))
        try app.tap("plain")
        #expect(app.outline.contains("button \"plain\" selected"))
    }

    @Test("A tag that changes names the row anew")
    func changingTag() throws {
        struct Tagged: View {
            let hand: Hand
            @State private var tag = 1
            @State private var one: Int? = 2
            var body: some View {
                let _ = hand.on("tag") { tag = $0 }
                List(selection: $one) { Text("row").tag(tag) }
            }
        }
        let hand = Hand()
        let app = TestApp { Tagged(hand: hand) }
        #expect(!app.outline.contains("selected"))
        hand.press("tag", 2)
        app.settle()
        #expect(app.outline.contains("selected"))
    }

    @Test("A row whose selection is disabled does not answer to a press")
    func disabledSelection() {
        struct Rows: View {
            @State private var one: Int?
            var body: some View {
                List(0..<2, id: \.self, selection: $one) { Text("row \($0)").selectionDisabled($0 == 1) }
            }
        }
        let app = TestApp { Rows() }
        #expect(app.exists(.button, "row 0"))
        #expect(app.exists(.text, "row 1") && !app.exists(.button, "row 1"))
    }

    @Test("A6.05 A selected row that leaves the data takes its mark along, and has it when it comes back")
    func leavingRow() throws {
        struct Rows: View {
            let hand: Hand
            @State private var ids = [1, 2]
            @State private var one: Int?
            var body: some View {
                let _ = hand.on("ids") { ids = $0 }
                let _ = hand.see("one", one ?? 0)
                List(ids, id: \.self, selection: $one) { Text("row \($0)") }
            }
        }
        let hand = Hand()
        let app = TestApp { Rows(hand: hand) }
        try app.tap("row 2")
        hand.press("ids", [1])
        app.settle()
        #expect(!app.outline.contains("selected"))
        hand.press("ids", [2, 1])
        app.settle()
        #expect(app.outline.contains("button \"row 2\" selected"))
    }

    @Test("A row that moves keeps its state and its mark")
    func movingRow() throws {
        struct Rows: View {
            let hand: Hand
            @State private var ids = [1, 2, 3]
            @State private var one: Int?
            var body: some View {
                let _ = hand.on("reverse") { ids.reverse() }
                List(ids, id: \.self, selection: $one) { Row(hand: hand, id: $0) }
            }
        }
        struct Row: View {
            let hand: Hand
            let id: Int
            @State private var count = 0
            var body: some View {
                let _ = hand.on("count \(id)") { count += 1 }
                Text("row \(id), \(count)")
            }
        }
        let hand = Hand()
        let app = TestApp { Rows(hand: hand) }
        hand.press("count 1")
        app.settle()
        try app.tap("row 1")
        hand.press("reverse")
        app.settle()
        let rows = app.outline.split(separator: "\n").filter { $0.contains("button") }
        #expect(
            rows.map { $0.drop { $0 == " " } } == [
                "button \"row 3, 0\"", "button \"row 2, 0\"", "button \"row 1, 1\" selected",
            ])
    }

    @Test("Lists of bindings change their elements in place, with and without a selection")
    func boundLists() throws {
        struct Name: Identifiable {
            let id: Int
            var text: String
        }
        struct Bound: View {
            let hand: Hand
            @State private var names = [Name(id: 1, text: "a"), Name(id: 2, text: "b")]
            @State private var one: Int?
            var body: some View {
                List($names, selection: $one) { $name in
                    let _ = hand.on("rename \(name.id)") { name.text = $0 }
                    Text(name.text)
                }
            }
        }
        let hand = Hand()
        let app = TestApp { Bound(hand: hand) }
        try app.tap("b")
        hand.press("rename 2", "c")
        app.settle()
        #expect(app.outline.contains("button \"c\" selected"))
    }
}
