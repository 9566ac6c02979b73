import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("The rows of tables")
struct TableRowsTests {
    private func texts(_ app: TestApp) -> [String] {
        app.outline.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { $0.hasPrefix("text") || $0.hasPrefix("heading") }
    }

    @Test("Rows are written one by one, under conditions, in groups, and for the elements of a collection")
    func forms() {
        struct Forms: View {
            let isHeavy: Bool

            var body: some View {
                Table(of: Gear.self) {
                    TableColumn("Name", value: \.name)
                } rows: {
                    TableRow(Gear(id: 10, name: "Rope", weight: 1))
                    if isHeavy {
                        TableRow(Gear(id: 11, name: "Anvil", weight: 9000))
                    } else {
                        TableRow(Gear(id: 12, name: "Feather", weight: 1))
                    }
                    if isHeavy { TableRow(Gear(id: 13, name: "Rock", weight: 9000)) }
                    Group {
                        ForEach(Gear.all)
                        ForEach(0..<1) { TableRow(Gear(id: 20 + $0, name: "Spare", weight: 2)) }
                    }
                }
            }
        }
        #expect(
            texts(TestApp { Forms(isHeavy: true) }) == [
                "text \"Rope\"", "text \"Anvil\"", "text \"Rock\"", "text \"Axe\"", "text \"Pot\"", "text \"Stove\"",
                "text \"Spare\"",
            ])
        #expect(
            texts(TestApp { Forms(isHeavy: false) }).prefix(3) == ["text \"Rope\"", "text \"Feather\"", "text \"Axe\""])
    }

    @TableColumnBuilder<Gear, Never>
    private func columns() -> some TableColumnContent<Gear, Never> {
        TableColumn("Name", value: \.name)
        TableColumn("Weight") { Text(verbatim: "\($0.weight) g") }
    }

    @TableRowBuilder<Gear>
    private func rows(areThere: Bool) -> some TableRowContent<Gear> {
        if areThere { TableRow(Gear(id: 10, name: "Rope", weight: 1)) } else { EmptyTableRowContent<Gear>() }
    }

    @Test("Functions of an app's own can give columns and rows, or no rows at all", arguments: [true, false])
    func functions(areThere: Bool) {
        let app = TestApp(on: .tablet) {
            Table(of: Gear.self) {
                columns()
            } rows: {
                rows(areThere: areThere)
                ForEach(Gear.all)
            }
        }
        #expect(app.exists(.text, "Rope") == areThere)
        #expect(app.exists(.text, "1 g") == areThere)
        #expect(app.exists(.text, "900 g"))
    }

    @Test("A type of the app's can be rows, and columns")
    func ownTypes() {
        struct Boxed: TableRowContent {
            let tools: [Gear]

            var tableRowBody: some TableRowContent<Gear> {
                ForEach(tools)
            }
        }
        struct Columns: TableColumnContent {
            var tableColumnBody: some TableColumnContent<Gear, Never> {
                TableColumn("Name", value: \.name)
            }
        }
        let app = TestApp {
            Table(of: Gear.self) {
                Columns()
            } rows: {
                Boxed(tools: Gear.all)
            }
        }
        #expect(texts(app) == ["text \"Axe\"", "text \"Pot\"", "text \"Stove\""])
    }

    @Test("Sections have headers, below the titles of the columns")
    func sections() throws {
        let app = TestApp(on: .tablet) {
            Table(of: Gear.self) {
                TableColumn("Name", value: \.name)
                TableColumn("Weight") { Text(verbatim: "\($0.weight) g") }
            } rows: {
                Section("Light") {
                    ForEach(Gear.all.filter { $0.weight < 500 })
                }
                Section {
                    ForEach(Gear.all.filter { $0.weight > 500 })
                } header: {
                    Text("Heavy")
                }
            }
        }
        let places = try [
            app.frame(of: .heading, "Name, Weight"), app.frame(of: .heading, "Light"), app.frame(of: .text, "Pot"),
            app.frame(of: .heading, "Heavy"), app.frame(of: .text, "Axe"),
        ].map(\.minY)
        #expect(places == places.sorted())
    }

    @Test("A row has a menu of its own")
    func menu() throws {
        struct Menus: View {
            let hand: Hand
            @State private var lent = ""

            var body: some View {
                let _ = hand.see("lent", lent)
                Table(of: Gear.self) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Weight") { Text(verbatim: "\($0.weight) g") }
                } rows: {
                    ForEach(Gear.all) { tool in
                        TableRow(tool).contextMenu {
                            Button("Lend") { lent = tool.name }
                        }
                    }
                }
            }
        }
        let hand = Hand()
        let app = TestApp(on: .tablet) { Menus(hand: hand) }
        try app.longPress(.text, "Pot")
        try app.tap(.menuItem, "Lend")
        #expect(hand.seen["lent"] as? String == "Pot")
    }

    @Test("A row can be dragged onto another one")
    func dragging() throws {
        struct Moving: View {
            let hand: Hand

            var body: some View {
                Table(of: Gear.self) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Weight") { Text(verbatim: "\($0.weight) g") }
                } rows: {
                    ForEach(Gear.all) { gear in
                        TableRow(gear)
                            .draggable(gear.name)
                            .dropDestination(for: String.self) { hand.see(gear.name, $0) }
                    }
                }
            }
        }
        let hand = Hand()
        let app = TestApp(on: .tablet) { Moving(hand: hand) }
        try app.drag(.text, "Axe", onto: .text, "Stove")
        #expect(hand.seen["Stove"] as? [String] == ["Axe"])
        #expect(hand.seen["Pot"] == nil)
    }

    @Test("A row opens and shows those below it")
    func disclosure() throws {
        struct Boxes: View {
            @State private var isOpen = false

            var body: some View {
                Table(of: Gear.self) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Weight") { Text(verbatim: "\($0.weight) g") }
                } rows: {
                    DisclosureTableRow(Gear(id: 10, name: "Box", weight: 50), isExpanded: $isOpen) {
                        ForEach(Gear.all)
                    }
                }
            }
        }
        let app = TestApp(on: .tablet) { Boxes() }
        #expect(!app.exists(.text, "Axe"))
        try app.tap(.button, "Box, 50 g")
        #expect(app.exists(.text, "Axe"))
        // They are set in, and their second cells stand below those of other rows.
        #expect(try app.frame(of: .text, "Axe").minX > app.frame(of: .button, "Box, 50 g").minX)
        try app.tap(.button, "Box, 50 g")
        #expect(!app.exists(.text, "Axe"))
    }

    @Test("Elements of a tree open and show those below them, under the same columns")
    func tree() throws {
        struct Part: Identifiable {
            let id: Int
            let name: String
            var parts: [Part]?
        }
        let box = Part(id: 1, name: "Box", parts: [Part(id: 2, name: "Axe"), Part(id: 3, name: "Pot")])
        let app = TestApp(on: .tablet) {
            Table([box, Part(id: 4, name: "Tent")], children: \.parts) {
                TableColumn("Name", value: \.name)
                TableColumn("Number") { Text(verbatim: "no. \($0.id)") }
            }
        }
        #expect(!app.exists(.text, "Axe"))
        try app.tap(.button, "Box, no. 1")
        #expect(try app.frame(of: .text, "Axe").minX > app.frame(of: .text, "Tent").minX)
        #expect(try app.frame(of: .text, "no. 2").minX == app.frame(of: .text, "no. 4").minX)
    }

    @Test("Rows of a collection that changes come and go")
    func changing() throws {
        struct Changing: View {
            let hand: Hand
            @State private var tools = Gear.all

            var body: some View {
                let _ = hand.on("remove") { tools.removeFirst() }
                let _ = hand.on("rename") { tools[0] = Gear(id: 2, name: "Kettle", weight: 1) }
                Table(tools) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Weight") { Text(verbatim: "\($0.weight) g") }
                }
            }
        }
        let hand = Hand()
        let app = TestApp(on: .tablet) { Changing(hand: hand) }
        hand.press("remove")
        app.settle()
        #expect(!app.exists(.text, "Axe") && app.exists(.text, "Pot"))
        hand.press("rename")
        app.settle()
        #expect(!app.exists(.text, "Pot") && app.exists(.text, "Kettle"))
    }
}
