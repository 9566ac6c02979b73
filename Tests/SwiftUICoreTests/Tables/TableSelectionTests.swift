import SwiftUICore
import SwiftUITesting
import Testing

// A table is selected from as a list is (Apple's documentation of `Table`, "Supporting selection in tables").
@MainActor
@Suite("Selecting in tables")
struct TableSelectionTests {
    private struct One: View {
        let hand: Hand
        @State private var chosen: Gear.ID?

        var body: some View {
            let _ = hand.see("chosen", chosen ?? 0)
            Table(Gear.all, selection: $chosen) {
                TableColumn("Name", value: \.name)
                TableColumn("Weight") { Text(verbatim: "\($0.weight) g") }
            }
        }
    }

    @Test("A tap on a row selects the value's identity, and another one in its place", arguments: [true, false])
    func one(isWide: Bool) throws {
        let hand = Hand()
        let app = TestApp(on: isWide ? .tablet : .phone) { One(hand: hand) }
        let end = isWide ? [", 300 g", ", 900 g"] : ["", ""]
        try app.tap(.button, "Stove" + end[0])
        #expect(hand.seen["chosen"] as? Int == 3)
        #expect(app.outline.contains("button \"Stove\(end[0])\" selected"))
        try app.tap(.button, "Axe" + end[1])
        #expect(hand.seen["chosen"] as? Int == 1)
        #expect(app.outline.ranges(of: "selected").count == 1)
    }

    private struct Many: View {
        let hand: Hand
        let mode: EditMode
        @State private var chosen: Set<Gear.ID> = []

        var body: some View {
            let _ = hand.see("chosen", chosen)
            Table(Gear.all, selection: $chosen) {
                TableColumn("Name", value: \.name)
                TableColumn("Weight") { Text(verbatim: "\($0.weight) g") }
            }
            .environment(\.editMode, .constant(mode))
        }
    }

    @Test("Several rows are selected while the table is edited")
    func many() throws {
        let hand = Hand()
        let app = TestApp(on: .tablet) { Many(hand: hand, mode: .active) }
        try app.tap(.button, "Axe, 900 g")
        try app.tap(.button, "Pot, 300 g")
        #expect(hand.seen["chosen"] as? Set<Int> == [1, 2])
        try app.tap(.button, "Axe, 900 g")
        #expect(hand.seen["chosen"] as? Set<Int> == [2])
    }

    @Test("Outside of editing, rows of which several can be selected do not answer to a tap")
    func manyAtRest() {
        let app = TestApp(on: .tablet) { Many(hand: Hand(), mode: .inactive) }
        #expect(!app.exists(.button, "Axe, 900 g"))
    }

    @Test("A row is known by its value's identity, also where the collection goes by another one")
    func identity() throws {
        struct Named: View {
            let hand: Hand
            @State private var chosen: Gear.ID?

            var body: some View {
                let _ = hand.see("chosen", chosen ?? 0)
                Table(of: Gear.self, selection: $chosen) {
                    TableColumn("Name", value: \.name)
                } rows: {
                    ForEach(Gear.all, id: \.name) { TableRow($0) }
                }
            }
        }
        let hand = Hand()
        let app = TestApp(on: .tablet) { Named(hand: hand) }
        try app.tap(.button, "Pot")
        #expect(hand.seen["chosen"] as? Int == 2)
    }
}
