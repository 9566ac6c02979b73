import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("List")
struct ListTests {
    private struct Choice: View {
        @State private var one: Int?
        let style: Int
        var body: some View {
            let list = List(0..<2, id: \.self, selection: $one) { Text("row \($0)") }
            switch style {
            case 0: list
            case 1: list.listStyle(.plain)
            default: list.listStyle(.insetGrouped)
            }
        }
    }

    @Test("A6.01, A6.02 A tap selects one row, and another one in its place")
    func singleSelection() throws {
        let app = TestApp { Choice(style: 0) }
        try app.tap("row 1")
        #expect(
            app.outline == """
                application
                  list
                    listitem
                      button "row 0"
                    listitem
                      button "row 1" selected
                """)
        try app.tap("row 0")
        #expect(app.outline.contains("button \"row 0\" selected"))
        #expect(app.outline.ranges(of: "selected").count == 1)
    }

    @Test("A6.02 Rows of a list with a set as its selection do not answer to a tap outside of edit mode")
    func setSelection() {
        struct Many: View {
            @State private var many: Set<Int> = [1]
            var body: some View {
                List(0..<2, id: \.self, selection: $many) { Text("row \($0)") }
            }
        }
        let app = TestApp { Many() }
        #expect(throws: (any Error).self) { try app.tap(.button, "row 0") }
        #expect(app.exists(.text, "row 0"))
    }

    @Test("A6.03 A selection of another type than the rows' identities takes no tap")
    func mismatchedSelection() throws {
        struct Mismatch: View {
            @State private var word: String?
            var body: some View {
                List(0..<2, id: \.self, selection: $word) { Text("row \($0)") }
            }
        }
        let app = TestApp { Mismatch() }
        try app.tap("row 0")
        #expect(!app.outline.contains("selected"))
    }

    @Test("A6.05 A selection that no row has marks none")
    func selectionOfNoRow() {
        struct Stale: View {
            @State private var one: Int? = 99
            var body: some View {
                List(0..<2, id: \.self, selection: $one) { Text("row \($0)") }
            }
        }
        #expect(!TestApp { Stale() }.outline.contains("selected"))
    }

    @Test("A list without a selection lets its rows speak for themselves")
    func plainRows() {
        let app = TestApp {
            List {
                Text("a")
                Text("b")
            }
        }
        #expect(
            app.outline == """
                application
                  list
                    listitem
                      text "a"
                    listitem
                      text "b"
                """)
    }

    @Test("Rows are 52 points high for a line of body, 30 more than higher content (constants.md, standard line)")
    func rowHeights() throws {
        let app = TestApp {
            List {
                Text("one line")
                Color.red.frame(height: 50)
                Text("last")
            }
            .listStyle(.plain)
        }
        let first = try app.frame(of: .text, "one line")
        let last = try app.frame(of: .text, "last")
        #expect(abs(first.minY - 59 - 15.75) < 0.01)
        #expect(abs(last.minY - first.minY - (52 + 80)) < 0.01)
    }

    @Test("Cards stand 20 points off the edges of a phone of 393 points, 35 below the top; text is 16 further in")
    func cards() throws {
        let app = TestApp(on: .phone) { Choice(style: 2) }
        let list = try app.frame(of: .list, "")
        #expect(list == CGRect(x: 20, y: 59 + 35, width: 393 - 40, height: 104))
        let button = try app.frame(of: .button, "row 0")
        #expect(button.minX == 20)
    }

    @Test("A row keeps its name under a modifier of the whole list's rows")
    func rowsUnderModifiers() throws {
        struct Padded: View {
            @State private var one: Int?
            var body: some View {
                List(selection: $one) {
                    ForEach(0..<2, id: \.self) { Text("row \($0)") }.padding(4).font(.title)
                }
            }
        }
        let app = TestApp { Padded() }
        try app.tap("row 1")
        #expect(app.outline.contains("button \"row 1\" selected"))
    }

    @Test("A selection that comes and goes makes the rows answer and be silent")
    func optionalSelection() throws {
        struct Sometimes: View {
            let hand: Hand
            @State private var isOn = false
            @State private var one: Int?
            var body: some View {
                let _ = hand.on("on") { isOn = $0 }
                List(0..<2, id: \.self, selection: isOn ? $one : nil) { Text("row \($0)") }
            }
        }
        let hand = Hand()
        let app = TestApp { Sometimes(hand: hand) }
        for _ in 0..<2 {
            #expect(app.exists(.text, "row 1") && !app.exists(.button, "row 1"))
            hand.press("on", true)
            app.settle()
            try app.tap("row 1")
            #expect(app.outline.contains("selected"))
            hand.press("on", false)
            app.settle()
        }
    }

    @Test("A row of a set's selection says itself that it is selected")
    func selectedWithoutButton() {
        struct Many: View {
            @State private var many: Set<Int> = [1]
            var body: some View {
                List(0..<2, id: \.self, selection: $many) { Text("row \($0)") }
            }
        }
        #expect(TestApp { Many() }.outline.contains("listitem selected\n      text \"row 1\""))
    }

    @Test("Rows that can be changed through bindings are changed in place")
    func boundRows() {
        struct Names: View {
            struct Name: Identifiable {
                let id: Int
                var text: String
            }
            let hand: Hand
            @State private var names = [Name(id: 1, text: "a"), Name(id: 2, text: "b")]
            var body: some View {
                List { ForEach($names) { $name in Row(hand: hand, name: $name.text) } }
            }
        }
        struct Row: View {
            let hand: Hand
            @Binding var name: String
            var body: some View {
                let _ = hand.on("rename \(name)") { name = $0 }
                Text(name)
            }
        }
        let hand = Hand()
        let app = TestApp { Names(hand: hand) }
        hand.press("rename b", "c")
        app.settle()
        #expect(app.exists(.text, "a") && app.exists(.text, "c") && !app.exists(.text, "b"))
    }

    @Test("What covers the lower edge, such as a keyboard, makes the list scroll that much further")
    func coveredEdge() throws {
        let app = TestApp { Choice(style: 1) }
        func extent() -> CGFloat? {
            for node in app.scene.nodes.values {
                if case .scroll(let scroll) = node.content { return scroll.contentSize.height }
            }
            return nil
        }
        let before = try #require(extent())
        var device = NamedDevice.iPhone15.device(isTurned: false)
        device.safeArea.bottom += 260
        app.send(.device(device))
        #expect(extent() == before + 260)
    }
}
