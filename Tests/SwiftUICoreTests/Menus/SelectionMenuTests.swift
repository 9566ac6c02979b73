import SwiftUICore
import SwiftUITesting
import Testing

// Apple's documentation of `contextMenu(forSelectionType:menu:primaryAction:)`.
@MainActor
@Suite("Menus of selections")
struct SelectionMenuTests {
    private struct Rows: View {
        let hand: Hand
        var mode = EditMode.inactive
        var acts = false
        @State var chosen: Set<Int> = []

        var body: some View {
            let _ = hand.see("chosen", chosen)
            List(1..<4, id: \.self, selection: $chosen) { Text("row \($0)") }
                .contextMenu(forSelectionType: Int.self) { rows in
                    Button("Lend \(rows.sorted().map(String.init).joined(separator: " and "))") {
                        hand.see("lent", rows)
                    }
                } primaryAction: { [acts] in
                    if acts { hand.see("opened", $0) }
                }
                .environment(\.editMode, .constant(mode))
        }
    }

    @Test("The menu of a row that is not selected is about the row alone")
    func alone() throws {
        let hand = Hand()
        let app = TestApp(on: .phone) { Rows(hand: hand, chosen: [1, 2]) }
        try app.longPress(.button, "row 3")
        try app.tap(.menuItem, "Lend 3")
        #expect(hand.seen["lent"] as? Set<Int> == [3])
    }

    @Test("The menu of a selected row is about all that are selected")
    func together() throws {
        let hand = Hand()
        let app = TestApp(on: .phone) { Rows(hand: hand, chosen: [1, 2]) }
        try app.longPress(.button, "row 1")
        try app.tap(.menuItem, "Lend 1 and 2")
        #expect(hand.seen["lent"] as? Set<Int> == [1, 2])
    }

    @Test("A press does what is said, and selects nothing")
    func primaryAction() throws {
        let hand = Hand()
        let app = TestApp(on: .phone) { Rows(hand: hand, acts: true) }
        try app.tap("row 2")
        #expect(hand.seen["opened"] as? Set<Int> == [2])
        #expect(hand.seen["chosen"] as? Set<Int> == [])
    }

    @Test("While rows are edited, a press marks them as ever")
    func editing() throws {
        let hand = Hand()
        let app = TestApp(on: .phone) { Rows(hand: hand, mode: .active, acts: true) }
        try app.tap(.button, "row 2")
        #expect(hand.seen["opened"] == nil)
        #expect(hand.seen["chosen"] as? Set<Int> == [2])
    }

    @Test("A list whose selection is of another type has no such menu")
    func otherType() throws {
        struct Named: View {
            @State private var chosen: Int?

            var body: some View {
                List(1..<4, id: \.self, selection: $chosen) { Text("row \($0)") }
                    .contextMenu(forSelectionType: String.self) { _ in Button("Lend") {} }
            }
        }
        let app = TestApp(on: .phone) { Named() }
        #expect(throws: (any Error).self) { try app.longPress(.button, "row 1") }
    }

    @Test("Rows of a table have the menu as well")
    func table() throws {
        struct Tools: View {
            let hand: Hand
            @State private var chosen: Gear.ID?

            var body: some View {
                Table(Gear.all, selection: $chosen) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Weight") { Text(verbatim: "\($0.weight) g") }
                }
                .contextMenu(forSelectionType: Gear.ID.self) { tools in
                    Button("Lend") { hand.see("lent", tools) }
                }
            }
        }
        let hand = Hand()
        let app = TestApp(on: .tablet) { Tools(hand: hand) }
        try app.longPress(.button, "Pot, 300 g")
        try app.tap(.menuItem, "Lend")
        #expect(hand.seen["lent"] as? Set<Int> == [2])
    }
}
