import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

/// A catalogue whose items get new identities each time the view is made, as the tutorials' do.
private struct Tools: View {
    private struct Tool: Identifiable {
        let id = UUID()
        let name: String
    }

    private let tools = [Tool(name: "Hammer"), Tool(name: "Saw")]
    @State private var chosen: UUID?

    var body: some View {
        NavigationSplitView {
            List(tools, selection: $chosen) { Text($0.name) }
                .navigationTitle("Tools")
        } detail: {
            if let chosen, let tool = tools.first(where: { $0.id == chosen }) {
                Text("This is a \(tool.name)")
            } else {
                Text("Choose a tool")
            }
        }
    }
}

private struct Bound: View {
    let hand: Hand
    @State private var visibility: NavigationSplitViewVisibility
    @State private var column: NavigationSplitViewColumn
    @State private var chosen: Int?

    init(
        hand: Hand, visibility: NavigationSplitViewVisibility = .automatic,
        column: NavigationSplitViewColumn = .sidebar, chosen: Int? = nil
    ) {
        self.hand = hand
        _visibility = State(initialValue: visibility)
        _column = State(initialValue: column)
        _chosen = State(initialValue: chosen)
    }

    var body: some View {
        let _ = hand.on("visibility") { visibility = $0 }
        let _ = hand.on("column") { column = $0 }
        let _ = hand.on("choose") { chosen = $0 }
        let _ = hand.see("visibility", visibility)
        let _ = hand.see("column", column)
        NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
            List(0..<3, id: \.self, selection: $chosen) { Text("row \($0)") }
        } detail: {
            Text(chosen.map { "detail \($0)" } ?? "placeholder")
        }
    }
}

@MainActor
@Suite("NavigationSplitView on devices")
struct SplitViewTests {
    @Test("A2.02, A2.03 A phone begins with the sidebar; the placeholder is never seen")
    func phoneBeginsWithSidebar() {
        let app = TestApp(on: .phone) { Tools() }
        #expect(
            app.outline == """
                application
                  region "Tools"
                    heading "Tools"
                    list
                      listitem
                        button "Hammer"
                      listitem
                        button "Saw"
                """)
    }

    @Test("A2.02, A2.12 On a phone a row leads to the detail, back ends the selection")
    func pushAndBack() throws {
        let app = TestApp(on: .phone) { Tools() }
        try app.tap(.button, "Saw")
        #expect(
            app.outline == """
                application
                  button "Tools"
                  text "This is a Saw"
                """)
        try app.back()
        #expect(app.exists(.button, "Saw"))
        #expect(!app.outline.contains("selected"))
        #expect(throws: (any Error).self) { try app.back() }
    }

    @Test("A1.32 A tablet turned sideways has both columns, upright the detail alone")
    func tabletColumns() throws {
        let app = TestApp(on: .tablet) { Tools() }
        #expect(
            app.outline == """
                application
                  button "Show Sidebar"
                  text "Choose a tool"
                """)
        app.rotate()
        try app.tap(.button, "Hammer")
        #expect(
            app.outline == """
                application
                  region "Tools"
                    button "Hide Sidebar"
                    heading "Tools"
                    list
                      listitem
                        button "Hammer" selected
                      listitem
                        button "Saw"
                  text "This is a Hammer"
                """)
    }

    @Test("A1.35 Upright, the sidebar comes over the detail, which can be neither read nor touched")
    func overlay() throws {
        let app = TestApp(on: .tablet) { Tools() }
        try app.tap(.button, "Show Sidebar")
        #expect(!app.exists(.text, "Choose a tool"))
        try app.tap(.button, "Saw")
        #expect(app.exists(.button, "Saw"))
        try app.tap(.button, "dismiss popup")
        #expect(app.exists(.text, "This is a Saw"))
        #expect(!app.exists(.button, "Saw"))
    }

    @Test("A1.02 A large phone turned sideways has columns, a smaller one stays a stack")
    func turnedPhones() {
        let large = TestApp(on: .largePhone) { Tools() }
        large.rotate()
        #expect(large.exists(.text, "Choose a tool") && large.exists(.button, "Hammer"))
        let small = TestApp(on: .phone) { Tools() }
        small.rotate()
        #expect(!small.exists(.text, "Choose a tool") && small.exists(.button, "Hammer"))
    }

    @Test(
        "A2.15, A2.16 Turning there and back keeps the selection, though every value has a new identity",
        arguments: TestDevice.names)
    func rotationKeepsSelection(name: String) throws {
        let app = TestApp(on: try #require(TestDevice(named: name))) { Tools() }
        if !app.exists(.button, "Saw") { try app.tap(.button, "Show Sidebar") }
        try app.tap(.button, "Saw")
        for _ in 0..<4 { app.rotate() }
        if app.exists(.button, "dismiss popup") { try app.tap(.button, "dismiss popup") }
        #expect(app.exists(.text, "This is a Saw"))
    }

    @Test("A1.16 The toggle writes into the binding, and the app's value moves the columns")
    func visibilityBinding() throws {
        let hand = Hand()
        let app = TestApp(on: .tablet) { Bound(hand: hand, visibility: .detailOnly) }
        try app.tap(.button, "Show Sidebar")
        #expect(hand.seen["visibility"] as? NavigationSplitViewVisibility == .all)
        hand.press("visibility", NavigationSplitViewVisibility.detailOnly)
        app.settle()
        #expect(!app.exists(.button, "row 1"))
    }

    @Test("A2.04 A selection from the start opens the detail on a phone")
    func initialSelection() throws {
        let hand = Hand()
        let app = TestApp(on: .phone) { Bound(hand: hand, chosen: 2) }
        #expect(app.exists(.text, "detail 2"))
        try app.back()
        #expect(!app.outline.contains("selected"))
        #expect(app.exists(.button, "row 2"))
    }

    @Test("A2.05, A2.06 The preferred column is on top at first, back writes the one now on top")
    func preferredColumn() throws {
        let hand = Hand()
        let app = TestApp(on: .phone) { Bound(hand: hand, column: .detail) }
        #expect(app.exists(.text, "placeholder"))
        try app.back()
        #expect(hand.seen["column"] as? NavigationSplitViewColumn == .sidebar)
        hand.press("column", NavigationSplitViewColumn.detail)
        app.settle()
        #expect(app.exists(.text, "placeholder"))
    }

    @Test("A2.17 A selection changed in code replaces the detail, nil pops it")
    func selectionInCode() {
        let hand = Hand()
        let app = TestApp(on: .phone) { Bound(hand: hand, chosen: 0) }
        hand.press("choose", Int?.some(1) as Any)
        app.settle()
        #expect(app.exists(.text, "detail 1"))
        hand.press("choose", Int?.none as Any)
        app.settle()
        #expect(app.exists(.button, "row 0"))
        #expect(!app.exists(.text, "placeholder"))
    }

    @Test("A7.14 The sidebar beside a detail reads a compact width, the detail a regular one")
    func columnsHaveTheirOwnWidthClass() {
        struct Width: View {
            let name: String
            @Environment(\.horizontalSizeClass) private var width
            var body: some View { Text("\(name) \(width == .compact ? "compact" : "regular")") }
        }
        let app = TestApp(on: .tablet) {
            NavigationSplitView {
                Width(name: "sidebar")
            } detail: {
                Width(name: "detail")
            }
        }
        app.rotate()
        #expect(app.exists(.text, "sidebar compact"))
        #expect(app.exists(.text, "detail regular"))
    }

    @Test("The columns of a turned tablet of 1180 points stand where iPadOS 26 puts them")
    func columnFrames() throws {
        let app = TestApp(on: .tablet) { Tools() }
        app.rotate()
        // Sidebar: 10 from the edge, below the status bar of 32, 320 wide (recorded by Vercantez/openuikit).
        let sidebar = try app.frame(of: .region, "Tools")
        #expect(sidebar == CGRect(x: 10, y: 32, width: 320, height: 820 - 32 - 15))
        // The detail is centred in what is clear of the sidebar: from 330 on.
        let detail = try app.frame(of: .text, "Choose a tool")
        #expect(abs(detail.midX - (330 + 1180) / 2) < 0.5)
    }
}
