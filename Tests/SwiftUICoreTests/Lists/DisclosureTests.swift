import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

private struct Item: Identifiable {
    let id: String
    var children: [Item]?
}

@MainActor
@Suite("What opens and closes")
struct DisclosureTests {
    private let shelves = [
        Item(id: "top", children: [Item(id: "middle", children: [Item(id: "bottom")]), Item(id: "leaf")]),
        Item(id: "empty", children: []),
        Item(id: "single"),
    ]

    @Test("A6.10 A row with children opens and shows theirs below it; one without children does not open")
    func tree() throws {
        let app = TestApp { List(shelves, children: \.children) { Text($0.id) } }
        let closed = """
            application
              list
                listitem
                  button "top" collapsed
                listitem
                  button "empty" collapsed
                listitem
                  text "single"
            """
        #expect(app.outline == closed)
        try app.tap("top")
        try app.tap("middle")
        #expect(
            app.outline == """
                application
                  list
                    listitem
                      button "top" expanded
                    listitem
                      button "middle" expanded
                    listitem
                      text "bottom"
                    listitem
                      text "leaf"
                    listitem
                      button "empty" collapsed
                    listitem
                      text "single"
                """)
        try app.tap("top")
        #expect(app.outline == closed)
    }

    @Test("A6.10 An element with no children but an empty list of them can be opened")
    func emptyChildren() throws {
        let app = TestApp { List(shelves, children: \.children) { Text($0.id) } }
        try app.tap("empty")
        #expect(app.outline.contains("button \"empty\" expanded"))
    }

    @Test("Each level is set in by the same distance, and the chevrons stand below one another")
    func indentation() throws {
        let app = TestApp(on: .phone) { List(shelves, children: \.children) { Text($0.id) } }
        try app.tap("top")
        try app.tap("middle")
        let single = try app.frame(of: .text, "single").minX
        let leaf = try app.frame(of: .text, "leaf").minX
        let bottom = try app.frame(of: .text, "bottom").minX
        #expect(leaf > single)
        #expect(bottom - leaf == leaf - single)
        let chevrons = app.scene.nodes.values.filter { if case .path = $0.content { true } else { false } }
        let ends = Set(chevrons.compactMap { app.scene.windowFrame(of: $0.id)?.maxX })
        #expect(ends == [357], "393 less the card's inset of 20 and the content's of 16")
    }

    @Test("In a list with a selection a press selects the row, and its chevron is a control of its own")
    func treeWithSelection() throws {
        struct Tree: View {
            let shelves: [Item]
            @State private var one: String?
            var body: some View {
                List(shelves, children: \.children, selection: $one) { Text($0.id) }
            }
        }
        let app = TestApp { Tree(shelves: shelves) }
        try app.tap("top")
        #expect(app.outline.contains("button \"top\" selected"))
        #expect(!app.exists(.button, "leaf"))
        try app.tap("Contents of top")
        #expect(app.exists(.button, "leaf"))
        try app.tap("leaf")
        #expect(app.outline.contains("button \"leaf\" selected"))
        #expect(app.outline.contains("button \"Contents of top\" expanded"))
    }

    @Test("A6.11 A group opens and closes with its binding, and by a press")
    func boundGroup() throws {
        struct Bound: View {
            let hand: Hand
            @State private var isOpen = true
            var body: some View {
                let _ = hand.on("set") { isOpen = $0 }
                let _ = hand.see("open", isOpen)
                List { DisclosureGroup("group", isExpanded: $isOpen) { Text("inside") } }
            }
        }
        let hand = Hand()
        let app = TestApp { Bound(hand: hand) }
        #expect(app.exists(.text, "inside"))
        try app.tap("group")
        #expect(!app.exists(.text, "inside"))
        #expect(hand.seen["open"] as? Bool == false)
        hand.press("set", true)
        app.settle()
        #expect(app.exists(.text, "inside"))
    }

    @Test("A6.11 Outside of a list the content stands below the label, which is pressed as a whole")
    func stacked() throws {
        let app = TestApp {
            VStack {
                DisclosureGroup {
                    Text("inside")
                } label: {
                    Text("group")
                }
            }
        }
        #expect(app.outline == "application\n  button \"group\" collapsed")
        try app.tap("group")
        #expect(app.outline == "application\n  button \"group\" expanded\n  text \"inside\"")
        let label = try app.frame(of: .button, "group")
        #expect(label.width == 393)
        #expect(try app.frame(of: .text, "inside").minY >= label.maxY)
    }

    @Test("In a row of a list a group in a stack stays one row")
    func stackedInRow() throws {
        let app = TestApp {
            List {
                VStack { DisclosureGroup("group") { Text("inside") } }
            }
        }
        try app.tap("group")
        #expect(app.outline.ranges(of: "listitem").count == 1)
        #expect(app.exists(.text, "inside"))
    }

    @Test("Groups in groups, under a modifier and in a section, stay rows")
    func nestedGroups() throws {
        let app = TestApp {
            List {
                Section("section") {
                    DisclosureGroup("outer") {
                        DisclosureGroup("inner") { Text("deep") }
                        Text("flat")
                    }
                    .padding(2)
                }
            }
        }
        try app.tap("outer")
        try app.tap("inner")
        #expect(app.outline.ranges(of: "listitem").count == 4)
        #expect(app.exists(.text, "deep") && app.exists(.text, "flat"))
    }

    @Test("What is hidden begins anew when it is shown again")
    func stateEnds() throws {
        struct Counting: View {
            let hand: Hand
            @State private var count = 0
            var body: some View {
                let _ = hand.on("count") { count += 1 }
                Text("count \(count)")
            }
        }
        let hand = Hand()
        let app = TestApp { List { DisclosureGroup("group") { Counting(hand: hand) } } }
        try app.tap("group")
        hand.press("count")
        app.settle()
        #expect(app.exists(.text, "count 1"))
        try app.tap("group")
        try app.tap("group")
        #expect(app.exists(.text, "count 0"))
    }

    @Test("An outline of one root shows the root; one of a binding changes elements in place")
    func otherOutlines() throws {
        struct Outlines: View {
            let hand: Hand
            let root: Item
            @State private var items = [Item(id: "bound", children: [Item(id: "part")])]
            var body: some View {
                List {
                    OutlineGroup(root, children: \.children) { Text($0.id) }
                    OutlineGroup($items, children: \.children) { $item in
                        let _ = hand.on("empty \(item.id)") { item.children = [] }
                        Text("\(item.id) \(item.children?.count ?? -1)")
                    }
                }
            }
        }
        let hand = Hand()
        let app = TestApp { Outlines(hand: hand, root: shelves[0]) }
        #expect(app.exists(.button, "top") && app.exists(.button, "bound 1"))
        try app.tap("bound 1")
        #expect(app.exists(.text, "part -1"))
        hand.press("empty bound")
        app.settle()
        #expect(app.exists(.button, "bound 0") && !app.exists(.text, "part -1"))
    }
}
