import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

// Apple's documentation of `Table`, "Supporting sorting in tables": the table changes `sortOrder`, the app sorts.
@MainActor
@Suite("Sorting tables")
struct TableSortingTests {
    private struct Sorted: View {
        let hand: Hand
        @State var order: [KeyPathComparator<Gear>]

        var body: some View {
            let _ = hand.see("order", order)
            Table(Gear.all.sorted(using: order), sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Weight", value: \.weight) { Text(verbatim: "\($0.weight) g") }
                TableColumn("Number") { Text(verbatim: "no. \($0.id)") }
            }
        }
    }

    private func names(_ app: TestApp) throws -> [String] {
        try Gear.all.map(\.name).sorted { try app.frame(of: .text, $0).minY < app.frame(of: .text, $1).minY }
    }

    @Test("A tap on a title sorts by its column, a second one turns the order round")
    func tap() throws {
        let hand = Hand()
        let app = TestApp(on: .tablet) { Sorted(hand: hand, order: []) }
        try app.tap(.button, "Name")
        #expect(
            hand.seen["order"] as? [KeyPathComparator<Gear>] == [
                KeyPathComparator(\.name, comparator: String.StandardComparator.lexical)
            ])
        #expect(try names(app) == ["Axe", "Pot", "Stove"])
        try app.tap(.button, "Name")
        #expect(try names(app) == ["Stove", "Pot", "Axe"])
    }

    @Test("The column that was tapped last sorts first, and what it finds alike keeps the order of the one before")
    func two() throws {
        let hand = Hand()
        let app = TestApp(on: .tablet) { Sorted(hand: hand, order: [KeyPathComparator(\.name, order: .reverse)]) }
        try app.tap(.button, "Weight")
        #expect(
            hand.seen["order"] as? [KeyPathComparator<Gear>]
                == [KeyPathComparator(\.weight), KeyPathComparator(\.name, order: .reverse)])
        #expect(try names(app) == ["Stove", "Pot", "Axe"])
    }

    @Test("A sorted column says how it sorts, and shows it with a chevron after its title")
    func sign() throws {
        let app = TestApp(on: .tablet) { Sorted(hand: Hand(), order: [KeyPathComparator(\.weight)]) }
        #expect(try app.value(of: .button, "Weight") == "Ascending")
        try app.tap(.button, "Weight")
        #expect(try app.value(of: .button, "Weight") == "Descending")
        #expect(try app.value(of: .button, "Name").isEmpty)
    }

    @Test("A column that does not sort is no button")
    func unsortable() {
        let app = TestApp(on: .tablet) { Sorted(hand: Hand(), order: []) }
        #expect(app.exists(.text, "Number"))
        #expect(!app.exists(.button, "Number"))
    }

    @Test("A column of a table without a sort order is no button")
    func noOrder() {
        let app = TestApp(on: .tablet) {
            Table(Gear.all) {
                TableColumn("Name", value: \.name)
                TableColumn("Number") { Text(verbatim: "no. \($0.id)") }
            }
        }
        #expect(!app.exists(.button, "Name"))
    }

    @Test("A comparator of the app's sorts, and is turned round")
    func ownComparator() throws {
        struct ByLength: SortComparator, Equatable {
            var order = SortOrder.forward

            func compare(_ lhs: Gear, _ rhs: Gear) -> ComparisonResult {
                let (left, right) = (lhs.name.count, rhs.name.count)
                if left == right { return .orderedSame }
                return (left < right) == (order == .forward) ? .orderedAscending : .orderedDescending
            }
        }
        struct Lengths: View {
            let hand: Hand
            @State private var order: [ByLength] = []

            var body: some View {
                let _ = hand.see("order", order.map(\.order))
                Table(Gear.all, sortOrder: $order) {
                    TableColumn("Length", sortUsing: ByLength()) { Text(verbatim: "\($0.name.count)") }
                    TableColumn("Name", value: \.name)
                }
            }
        }
        let hand = Hand()
        let app = TestApp(on: .tablet) { Lengths(hand: hand) }
        try app.tap(.button, "Length")
        #expect(hand.seen["order"] as? [SortOrder] == [.forward])
        try app.tap(.button, "Length")
        #expect(hand.seen["order"] as? [SortOrder] == [.reverse])
    }

    @Test("A column is the one of a comparator for the same part of the value, however that compares")
    func samePart() {
        let named = KeyPathComparator(\Gear.name)
        let column = KeyPathComparator(\Gear.name, comparator: String.StandardComparator.lexical)
        #expect(named.sorts(like: column))
        #expect(!named.sorts(like: KeyPathComparator(\Gear.weight)))
        #expect([named].pressing(column).map(\.order) == [.reverse])
    }
}
