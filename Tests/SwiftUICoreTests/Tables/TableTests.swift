import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

// Apple's documentation of `Table`, "Using tables on different platforms": where the width is compact, a table has no titles and
// shows the first column only.
@MainActor
@Suite("Tables")
struct TableTests {
    /// The width of the tablet, in points.
    private let width: CGFloat = 820

    private struct Tools: View {
        var headers = Visibility.automatic

        var body: some View {
            Table(Gear.all) {
                TableColumn("Name", value: \.name)
                TableColumn("Weight") { Text(verbatim: "\($0.weight) g") }
            }
            .tableColumnHeaders(headers)
        }
    }

    @Test("In a regular width the titles stand over the columns, and the cells of a row beside each other")
    func regular() throws {
        let app = TestApp(on: .tablet) { Tools() }
        let name = try app.frame(of: .text, "Axe")
        let weight = try app.frame(of: .text, "900 g")
        #expect(app.exists(.heading, "Name, Weight"))
        #expect(name.midY == weight.midY)
        #expect(weight.minX > name.maxX)
        #expect(try app.frame(of: .text, "Pot").minX == name.minX)
        #expect(try app.frame(of: .text, "Pot").minY > name.maxY)
        #expect(try app.frame(of: .heading, "Name, Weight").maxY < name.minY)
    }

    @Test("Two columns without limits are equally wide")
    func equalColumns() throws {
        let app = TestApp(on: .tablet) { Tools() }
        let room = width - 2 * ListMetrics.cardInset(windowWidth: width)
        let column = (room - TableMetrics.columnSpacing) / 2
        let distance = try app.frame(of: .text, "900 g").minX - app.frame(of: .text, "Axe").minX
        #expect(distance == column + TableMetrics.columnSpacing)
    }

    @Test("In a compact width there are no titles and no columns but the first")
    func compact() throws {
        let app = TestApp(on: .phone) { Tools() }
        #expect(
            app.outline == """
                application
                  list
                    listitem
                      text "Axe"
                    listitem
                      text "Pot"
                    listitem
                      text "Stove"
                """)
    }

    @Test("The titles of the columns can be hidden")
    func hiddenHeaders() {
        let app = TestApp(on: .tablet) { Tools(headers: .hidden) }
        #expect(!app.exists(.heading, "Name, Weight"))
        #expect(app.exists(.text, "900 g"))
    }

    @Test("A table that becomes narrow keeps what is selected, and its buttons, as rows and in cells")
    func narrowing() throws {
        struct Narrowing: View {
            let hand: Hand
            @State private var chosen: Gear.ID? = 2

            var body: some View {
                Table(Gear.all, selection: $chosen) {
                    TableColumn("Name") { gear in
                        if gear.id == 1 {
                            Button("Sharpen") { hand.see("sharpened", gear.id) }
                        } else {
                            Text(verbatim: gear.name)
                        }
                    }
                    TableColumn("Weight") { Text(verbatim: "\($0.weight) g") }
                }
            }
        }
        let hand = Hand()
        let app = TestApp(on: .tablet) { Narrowing(hand: hand) }
        #expect(app.outline.contains("button \"Pot, 300 g\" selected"))
        app.resize(to: CGSize(width: 400, height: 800))
        #expect(app.outline.contains("button \"Pot\" selected"))
        try app.tap(.button, "Sharpen")
        #expect(hand.seen["sharpened"] as? Int == 1)
        app.resize(to: CGSize(width: 1000, height: 800))
        #expect(app.outline.contains("button \"Pot, 300 g\" selected"))
        hand.see("sharpened", 0)
        try app.tap(.button, "Sharpen")
        #expect(hand.seen["sharpened"] as? Int == 1)
    }

    @Test("In a compact width a link in the first column is the whole row, as in a list")
    func linkInRow() throws {
        let app = TestApp(on: .phone) {
            NavigationStack {
                Table(Gear.all) {
                    TableColumn("Name") { NavigationLink($0.name, value: $0.weight) }
                    TableColumn("Weight") { Text(verbatim: "\($0.weight) g") }
                }
                .navigationDestination(for: Int.self) { Text(verbatim: "weighs \($0)") }
            }
        }
        #expect(app.scene.nodes.values.contains { $0.meaning.label == "Axe" && $0.meaning.coversParent })
        try app.tap(.button, "Axe")
        #expect(app.exists(.text, "weighs 900"))
    }

    @Test("A cell of several views is one, and an empty one leaves its column empty")
    func cellsOfViews() throws {
        let app = TestApp(on: .tablet) {
            Table(Gear.all) {
                TableColumn("Name") { tool in
                    Text(verbatim: tool.name)
                    Text(verbatim: "number \(tool.id)")
                }
                TableColumn("Nothing") { _ in }
                TableColumn("Weight") { Text(verbatim: "\($0.weight) g") }
            }
        }
        let name = try app.frame(of: .text, "Axe")
        let number = try app.frame(of: .text, "number 1")
        let other = try app.frame(of: .text, "Stove").minX
        #expect(number.minY >= name.maxY && number.minX == name.minX)
        #expect(other == name.minX)
        #expect(try app.frame(of: .text, "900 g").minX > width / 2)
    }

    @Test("From right to left the first column is on the right")
    func rightToLeft() throws {
        let app = TestApp(on: .tablet) { Tools().environment(\.layoutDirection, .rightToLeft) }
        #expect(try app.frame(of: .text, "Axe").minX > app.frame(of: .text, "900 g").maxX)
    }

    @Test("Only rows near the screen are made")
    func lazyRows() throws {
        struct Many: View {
            let hand: Hand

            var body: some View {
                ScrollViewReader { proxy in
                    let _ = hand.on("go") { (row: Int) in proxy.scrollTo(row, anchor: .top) }
                    Table((0..<10_000).map { Gear(id: $0, name: "Gear \($0)", weight: $0) }) {
                        TableColumn("Name", value: \.name)
                        TableColumn("Weight") { Text(verbatim: "\($0.weight) g") }
                    }
                }
            }
        }
        let hand = Hand()
        let app = TestApp(on: .tablet) { Many(hand: hand) }
        #expect(app.outline.ranges(of: "Gear ").count < 100)
        hand.press("go", 7_000)
        app.settle()
        #expect(app.exists(.text, "Gear 7000"))
        #expect(app.exists(.text, "7000 g"))
        #expect(!app.exists(.text, "Gear 0"))
    }

    @Test("The titles stay above the rows that go by")
    func pinnedTitles() throws {
        let app = TestApp(on: .tablet) {
            Table((0..<100).map { Gear(id: $0, name: "Gear \($0)", weight: $0) }) {
                TableColumn("Name", value: \.name)
                TableColumn("Weight") { Text(verbatim: "\($0.weight) g") }
            }
        }
        #expect(app.scene.nodes.values.contains { $0.style.pin != nil })
    }
}
