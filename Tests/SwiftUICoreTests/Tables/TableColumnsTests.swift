import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("The columns of tables")
struct TableColumnsTests {
    @Test("Columns are there under a condition, in groups, and for the elements of a collection")
    func forms() throws {
        struct Forms: View {
            let hand: Hand
            @State private var showsWeight = false

            var body: some View {
                let _ = hand.on("weight") { showsWeight.toggle() }
                Table(Gear.all) {
                    TableColumn("Name", value: \.name)
                    if showsWeight { TableColumn("Weight") { Text(verbatim: "\($0.weight) g") } }
                    Group {
                        TableColumn("Number") { (gear: Gear) in Text(verbatim: "no. \(gear.id)") }
                    }
                    TableColumnForEach(["a", "b"], id: \.self) { letter in
                        TableColumn("Column \(letter)") { Text(verbatim: "\(letter)\($0.id)") }
                    }
                }
            }
        }
        let hand = Hand()
        let app = TestApp(on: .tablet) { Forms(hand: hand) }
        #expect(app.exists(.heading, "Name, Number, Column a, Column b"))
        #expect(app.exists(.text, "b3"))
        let before = try app.frame(of: .text, "a1").minX
        hand.press("weight")
        app.settle()
        #expect(app.exists(.heading, "Name, Weight, Number, Column a, Column b"))
        #expect(try app.frame(of: .text, "900 g").minX < app.frame(of: .text, "a1").minX)
        #expect(try app.frame(of: .text, "a1").minX > before)
    }

    @Test("A column has the width that it is given")
    func width() throws {
        let app = TestApp(on: .tablet) {
            Table(Gear.all) {
                TableColumn("Name", value: \.name).width(90)
                TableColumn("Weight") { Text(verbatim: "\($0.weight) g") }
            }
        }
        let distance = try app.frame(of: .text, "900 g").minX - app.frame(of: .text, "Axe").minX
        #expect(distance == 90 + TableMetrics.columnSpacing)
    }

    @Test("Cells stand where the column says")
    func alignment() throws {
        func app(_ alignment: TableColumnAlignment) -> TestApp {
            TestApp(on: .tablet) {
                Table(Gear.all) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Weight") { Text(verbatim: "\($0.weight) g") }.width(200).alignment(alignment)
                }
            }
        }
        let leading = try app(.leading).frame(of: .text, "900 g")
        let left = 200 - leading.width
        #expect(try app(.automatic).frame(of: .text, "900 g").minX == leading.minX)
        #expect(try abs(app(.center).frame(of: .text, "900 g").minX - leading.minX - left / 2) < 0.01)
        #expect(try abs(app(.trailing).frame(of: .text, "900 g").minX - leading.minX - left) < 0.01)
    }

    // Apple's documentation of `TableColumnAlignment.numeric`.
    @Test("Numbers stand on the right, whatever the direction of the words, unless they are written from the right")
    func numbers() {
        #expect(TableColumnAlignment.numeric.kind == .right)
        #expect(TableColumnAlignment.numeric(Locale.NumberingSystem("arab")).kind == .right)
        #expect(TableColumnAlignment.numeric(Locale.NumberingSystem("adlm")).kind == .left)
        #expect(TableColumnAlignment.Kind.right.before(isRightToLeft: true) == 0)
        #expect(TableColumnAlignment.Kind.right.before(isRightToLeft: false) == 1)
    }

    @Test("A hidden column is not shown, and another one is then the first")
    func visibility() {
        let app = TestApp(on: .phone) {
            Table(Gear.all) {
                TableColumn("Name", value: \.name).defaultVisibility(.hidden)
                TableColumn("Weight") { Text(verbatim: "\($0.weight) g") }
            }
        }
        #expect(!app.exists(.text, "Axe"))
        #expect(app.exists(.text, "900 g"))
    }

    @Test("A customization shows and hides columns that have a name in it, before what they say themselves")
    func customization() throws {
        struct Custom: View {
            let hand: Hand
            @State private var columns = TableColumnCustomization<Gear>()

            var body: some View {
                let _ = hand.on("hide") { columns[visibility: "weight"] = .hidden }
                let _ = hand.on("reset") { columns[visibility: "weight"] = .automatic }
                let _ = hand.on("number") { columns[visibility: "number"] = .visible }
                let _ = hand.see("columns", columns)
                Table(Gear.all, columnCustomization: $columns) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Weight") { Text(verbatim: "\($0.weight) g") }.customizationID("weight")
                    TableColumn("Number") { Text(verbatim: "no. \($0.id)") }
                        .customizationID("number").defaultVisibility(.hidden)
                }
            }
        }
        let hand = Hand()
        let app = TestApp(on: .tablet) { Custom(hand: hand) }
        #expect(app.exists(.text, "900 g") && !app.exists(.text, "no. 1"))
        hand.press("hide")
        hand.press("number")
        app.settle()
        #expect(!app.exists(.text, "900 g") && app.exists(.text, "no. 1"))
        let kept = try JSONEncoder().encode(try #require(hand.seen["columns"] as? TableColumnCustomization<Gear>))
        let read = try JSONDecoder().decode(TableColumnCustomization<Gear>.self, from: kept)
        #expect(read[visibility: "weight"] == .hidden && read[visibility: "number"] == .visible)
        hand.press("reset")
        app.settle()
        #expect(app.exists(.text, "900 g"))
    }

    @Test("A cell hears of a change that only it reads")
    func reading() {
        struct Reading: View {
            let hand: Hand
            @State private var unit = "g"

            var body: some View {
                let _ = hand.on("unit") { unit = "grams" }
                Table(Gear.all) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Weight") { Text(verbatim: "\($0.weight) \(unit)") }
                }
            }
        }
        let hand = Hand()
        let app = TestApp(on: .tablet) { Reading(hand: hand) }
        hand.press("unit")
        app.settle()
        #expect(app.exists(.text, "900 grams"))
    }

    @Test("A style of tables sets rows off from the edges")
    func inset() throws {
        func app(isInset: Bool) -> TestApp {
            TestApp(on: .tablet) {
                let table = Table(Gear.all) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Weight") { Text(verbatim: "\($0.weight) g") }
                }
                if isInset { table.tableStyle(InsetTableStyle()) } else { table.tableStyle(AutomaticTableStyle()) }
            }
        }
        let (plain, inset) = (app(isInset: false), app(isInset: true))
        #expect(try inset.frame(of: .text, "Axe").minX > plain.frame(of: .text, "Axe").minX)
    }
}
