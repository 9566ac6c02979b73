import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Sections")
struct SectionTests {
    @Test("A section of a list is a group with its header as a heading, its rows as a list, and its footer")
    func meaning() {
        let app = TestApp {
            List {
                Text("loose")
                Section {
                    Text("kettle")
                    Text("stove")
                } header: {
                    Text("Kitchen")
                } footer: {
                    Text("All of cast iron.")
                }
                Section { Text("tent") }
            }
        }
        #expect(
            app.outline == """
                application
                  list
                    listitem
                      text "loose"
                  group "Kitchen"
                    heading "Kitchen"
                    list
                      listitem
                        text "kettle"
                      listitem
                        text "stove"
                    text "All of cast iron."
                  list
                    listitem
                      text "tent"
                """)
    }

    /// Distances as recorded (ios-list-basic, ios-list-footer, ios-list-footer-header), with rows of 52 and lines of 20.5 and 16
    /// in place of the recorded 56, 24.5 and 19.
    @Test("Headers stand 10 over their card and 27.5 below the one before, footers 8 below theirs (constants.md)")
    func distances() throws {
        let app = TestApp(on: .phone) {
            List {
                Text("loose")
                Section("First") { Text("a") }
                Section {
                    Text("b")
                } footer: {
                    Text("Below b.")
                }
                Section {
                    Text("c")
                } footer: {
                    Text("Below c.")
                }
                Section("Last") { Text("d") }
            }
        }
        let loose = try app.frame(of: .text, "loose")
        let first = try app.frame(of: .heading, "First")
        let a = try app.frame(of: .text, "a")
        let b = try app.frame(of: .text, "b")
        let belowB = try app.frame(of: .text, "Below b.")
        let c = try app.frame(of: .text, "c")
        let belowC = try app.frame(of: .text, "Below c.")
        let last = try app.frame(of: .heading, "Last")
        let padding: CGFloat = 15.75
        #expect(loose.minY == 59 + 35 + padding)
        #expect(first.minY == loose.maxY + padding + 27.5)
        #expect(first.minX == loose.minX)
        #expect(a.minY == first.maxY + 10 + padding)
        #expect(b.minY == a.maxY + padding + 35 + padding)
        #expect(belowB.minY == b.maxY + padding + 8)
        #expect(c.minY == belowB.maxY + 2 + 23.5 + padding)
        #expect(last.minY == belowC.maxY + 2 + 16)
    }

    @Test("A first header stands 10 below the top, and what its section is named for is read once (constants.md)")
    func firstHeader() throws {
        let app = TestApp(on: .phone) { List { Section("Only") { Text("a") } } }
        #expect(try app.frame(of: .heading, "Only").minY == 69)
        #expect(app.outline.ranges(of: "heading").count == 1)
    }

    @Test("Sections 30 apart have 40 from the card to the next header (constants.md, listSectionSpacing)")
    func sectionSpacing() throws {
        let app = TestApp(on: .phone) {
            List {
                Section("First") { Text("a") }
                Section("Second") { Text("b") }
            }
            .listSectionSpacing(30)
        }
        let a = try app.frame(of: .text, "a")
        #expect(try app.frame(of: .heading, "Second").minY == a.maxY + 15.75 + 40)
    }

    @Test("Rows 12 apart lie on a card each, 64 from one to the next (constants.md, listRowSpacing)")
    func rowSpacing() throws {
        let app = TestApp(on: .phone) {
            List {
                Text("a")
                Text("b")
            }
            .listRowSpacing(12)
        }
        #expect(try app.frame(of: .text, "b").minY - app.frame(of: .text, "a").minY == 64)
        let cards = app.scene.nodes.values.filter { $0.meaning.role == .listItem && $0.style.cornerRadius == 26 }
        #expect(cards.count == 2)
    }

    @Test("In a plain list a header's line is 32 below the row before and 10 above the next (constants.md)")
    func plainHeaders() throws {
        let app = TestApp(on: .phone) {
            List {
                Text("loose")
                Section("Second") { Text("b") }
            }
            .listStyle(.plain)
        }
        let header = try app.frame(of: .heading, "Second")
        #expect(header.minY == (try app.frame(of: .text, "loose")).maxY + 15.75 + 32)
        #expect(try app.frame(of: .text, "b").minY == header.maxY + 10 + 15.75)
    }

    @Test("Every form of a section has the parts that it is given")
    func forms() {
        let title = "by name"[...]
        let app = TestApp {
            List {
                Section(title) { Text("1") }
                Section(header: Text("header"), footer: Text("footer")) { Text("2") }
                Section(header: Text("header alone")) { Text("3") }
                Section(footer: Text("footer alone")) { Text("4") }
                Section(isExpanded: .constant(true)) {
                    Text("5")
                } header: {
                    Text("open")
                }
                Section("closed", isExpanded: .constant(false)) { Text("6") }
            }
        }
        for heading in ["by name", "header", "header alone", "open", "closed"] {
            #expect(app.exists(.heading, heading), "\(heading)")
        }
        for text in ["1", "2", "3", "4", "5", "footer", "footer alone"] { #expect(app.exists(.text, text), "\(text)") }
        #expect(!app.exists(.text, "6"))
    }

    @Test("Outside of a list header, content and footer stand one after the other (section-vstack.json)")
    func stacked() {
        let app = TestApp {
            VStack {
                Section {
                    Text("content")
                } header: {
                    Text("header")
                } footer: {
                    Text("footer")
                }
            }
        }
        #expect(
            app.outline == """
                application
                  text "header"
                  text "content"
                  text "footer"
                """)
    }

    @Test("A6.11 In a sidebar a section can be closed and opened")
    func collapsibleInSidebar() throws {
        let app = TestApp(on: .tablet) {
            NavigationSplitView {
                List { Section("Kitchen") { Text("kettle") } }
            } detail: {
                Text("detail")
            }
        }
        app.rotate()
        #expect(app.outline.contains("button \"Contents of Kitchen\" expanded"))
        try app.tap("Contents of Kitchen")
        #expect(!app.exists(.text, "kettle") && app.outline.contains("collapsed"))
        try app.tap("Contents of Kitchen")
        #expect(app.exists(.text, "kettle"))
    }

    @Test("Elsewhere a section cannot be closed by the person")
    func fixedElsewhere() {
        let app = TestApp(on: .phone) { List { Section("Kitchen") { Text("kettle") } } }
        #expect(app.exists(.text, "kettle") && !app.outline.contains("expanded"))
    }

    @Test("A section keeps its rows' state while rows before it come and go")
    func stateInSections() {
        struct Rows: View {
            let hand: Hand
            @State private var loose = [1]
            var body: some View {
                let _ = hand.on("loose") { loose = $0 }
                List {
                    ForEach(loose, id: \.self) { Text("loose \($0)") }
                    Section("Fixed") { Counting(hand: hand) }
                }
            }
        }
        struct Counting: View {
            let hand: Hand
            @State private var count = 0
            var body: some View {
                let _ = hand.on("count") { count += 1 }
                Text("count \(count)")
            }
        }
        let hand = Hand()
        let app = TestApp { Rows(hand: hand) }
        hand.press("count")
        app.settle()
        for loose in [[1, 2, 3], [], [4]] {
            hand.press("loose", loose)
            app.settle()
            #expect(app.exists(.text, "count 1"))
        }
    }

    @Test("A section that comes from data is one for each element, and its rows are still named by their own")
    func sectionsOfData() throws {
        struct Rows: View {
            @State private var one: String?
            var body: some View {
                List(selection: $one) {
                    ForEach(["x", "y"], id: \.self) { section in
                        Section(section) {
                            ForEach(["\(section)1", "\(section)2"], id: \.self) { Text($0) }
                        }
                    }
                }
            }
        }
        let app = TestApp { Rows() }
        try app.tap("y1")
        #expect(app.outline.contains("button \"y1\" selected"))
        #expect(app.outline.ranges(of: "selected").count == 1)
        #expect(app.outline.ranges(of: "group").count == 2)
    }

    private struct Nested: View {
        let hand: Hand

        private struct Detail: View {
            let hand: Hand
            @State private var rows = ["a"]

            var body: some View {
                let _ = hand.on("add") { rows.append("b") }
                Section("Inner") { ForEach(rows, id: \.self) { Text($0) } }
            }
        }

        var body: some View {
            List {
                Section {
                    Detail(hand: hand)
                } header: {
                    Text("Outer")
                } footer: {
                    Text("Foot")
                }
            }
        }
    }

    @Test("A section around another one keeps its header and its footer when rows change")
    func nested() {
        let hand = Hand()
        let app = TestApp { Nested(hand: hand) }
        let outline = app.outline
        #expect(outline.contains("heading \"Outer\"") && outline.contains("text \"Foot\""))
        hand.press("add")
        app.settle()
        #expect(
            app.outline
                == outline.replacingOccurrences(
                    of: "text \"a\"", with: "text \"a\"\n      listitem\n        text \"b\""))
    }
}
