import Foundation
import SceneCore
import SwiftUITesting
import Testing

@testable import SwiftUICore

private enum Place: String, Hashable, Codable {
    case beds, tools, notes
}

/// An allotment with three tabs, each with a stack of its own.
private struct Allotment: View {
    let hand: Hand
    @State private var place = Place.beds
    @State private var bedsPath: [Int] = []

    var body: some View {
        let _ = hand.on("go") { place = $0 }
        let _ = hand.see("place", place)
        let _ = hand.see("path", bedsPath)
        TabView(selection: $place) {
            Tab("Beds", systemImage: "leaf", value: .beds) {
                NavigationStack(path: $bedsPath) { Beds() }
            }
            Tab("Tools", systemImage: "hammer", value: .tools) {
                NavigationStack { Counter(hand: hand).navigationTitle("Tools") }
            }
            Tab("Notes", systemImage: "note.text", value: .notes) { Text("Nothing yet") }
                .badge(3)
        }
    }
}

private struct Beds: View {
    var body: some View {
        List {
            NavigationLink("Bed one", value: 1)
        }
        .navigationTitle("Beds")
        .navigationDestination(for: Int.self) { number in
            List { NavigationLink("Next bed", value: number + 1) }
                .navigationTitle("Bed \(number)")
        }
    }
}

private struct Counter: View {
    let hand: Hand
    @State private var count = 0

    var body: some View {
        let _ = hand.see("counter was made", true)
        VStack {
            Text("Counted to \(count)")
            Button("Count") { count += 1 }
        }
        .onAppear { hand.see("tools are", "there") }
        .onDisappear { hand.see("tools are", "away") }
    }
}

/// Tabs in the way of older systems, with what the test is about said of them.
private struct Older: View {
    @State private var choice: String? = "two"

    var body: some View {
        TabView(selection: $choice) {
            Text("First content")
                .tabItem {
                    Image(systemName: "1.circle")
                    Text("First")
                }
                .tag("one")
            Text("Second content")
                .tag("two")
                .tabItem { Label("Second", systemImage: "2.circle") }
                .badge("new")
        }
    }
}

@MainActor
@Suite("TabView")
struct TabViewTests {
    private let hand = Hand()
    private let app: TestApp

    init() {
        let hand = hand
        app = TestApp { Allotment(hand: hand) }
    }

    @Test("Tabs are a list of tabs, and what the chosen one shows is a panel of its name")
    func outline() {
        #expect(
            app.outline == """
                application
                  tabpanel "Beds"
                    region "Beds"
                      heading "Beds"
                      list
                        listitem
                          button "Bed one"
                  tablist "Tab Bar"
                    tab "Beds" selected
                    tab "Tools"
                    tab "Notes, 3"
                """)
    }

    @Test("A press of a tab shows what it has, and writes the selection")
    func press() throws {
        try app.tap(.tab, "Tools")
        #expect(app.exists(.heading, "Tools"))
        #expect(!app.exists(.heading, "Beds"))
        #expect(hand.seen["place"] as? Place == .tools)
    }

    @Test("The app shows a tab by its selection")
    func selection() {
        hand.press("go", Place.notes)
        app.settle()
        #expect(app.exists(.text, "Nothing yet"))
        #expect(app.exists(.tabPanel, "Notes"))
    }

    @Test("A4.08 A tab is made when it is first shown")
    func lazy() throws {
        #expect(hand.seen["counter was made"] == nil)
        try app.tap(.tab, "Tools")
        #expect(hand.seen["counter was made"] != nil)
    }

    @Test("A tab that was left keeps its state and its stack")
    func state() throws {
        try app.tap("Bed one")
        try app.tap(.tab, "Tools")
        try app.tap("Count")
        try app.tap(.tab, "Beds")
        #expect(app.exists(.heading, "Bed 1"))
        #expect(hand.seen["path"] as? [Int] == [1])
        try app.tap(.tab, "Tools")
        #expect(app.exists(.text, "Counted to 1"))
    }

    @Test("What a tab shows appears and disappears as the tab is chosen and left")
    func appearance() throws {
        try app.tap(.tab, "Tools")
        #expect(hand.seen["tools are"] as? String == "there")
        try app.tap(.tab, "Beds")
        #expect(hand.seen["tools are"] as? String == "away")
        try app.tap(.tab, "Tools")
        #expect(hand.seen["tools are"] as? String == "there")
    }

    @Test("A3.64 A press of the chosen tab takes its stack back to the root")
    func popToRoot() throws {
        try app.tap("Bed one")
        try app.tap("Next bed")
        try app.tap(.tab, "Beds")
        #expect(app.exists(.heading, "Beds"))
        #expect(hand.seen["path"] as? [Int] == [])
    }

    @Test("A3.64 A press of the chosen tab at its root scrolls to the top")
    func scrollToTop() throws {
        try app.tap(.tab, "Beds")
        let requests = app.nodes { node in
            if case .scroll(let scroll) = node.content { scroll.request?.target == .zero } else { false }
        }
        #expect(requests.count == 1)
    }

    @Test("Back in a tab is that tab's own")
    func back() throws {
        try app.tap("Bed one")
        try app.tap(.tab, "Tools")
        #expect(throws: (any Error).self) { try app.back() }
        try app.tap(.tab, "Beds")
        try app.back()
        #expect(app.exists(.heading, "Beds"))
    }

    @Test("The selection and the path of the chosen tab are the address")
    func address() throws {
        try app.tap("Bed one")
        #expect(app.stateAddress == "tab=beds&path=1")
        try app.tap(.tab, "Tools")
        #expect(app.stateAddress == "tab=tools")
        app.visit("tab=beds&path=4")
        #expect(app.exists(.heading, "Bed 4"))
    }

    @Test("Tags outside and inside of tabItem both name the tab, also for a selection that may be none")
    func tags() throws {
        let app = TestApp { Older() }
        #expect(app.exists(.text, "Second content"))
        #expect(app.exists(.tab, "Second, new"))
        try app.tap(.tab, "First")
        #expect(app.exists(.text, "First content"))
        #expect(!app.exists(.text, "Second content"))
    }

    @Test("Without a selection the tab view keeps the choice")
    func uncontrolled() throws {
        let app = TestApp {
            TabView {
                Text("One").tabItem { Text("First") }
                Text("Two").tabItem { Text("Second") }
            }
        }
        #expect(app.exists(.text, "One"))
        try app.tap(.tab, "Second")
        #expect(app.exists(.text, "Two"))
    }

    @Test("A selection by number counts tabs that have no tag")
    func numbers() {
        let app = TestApp {
            TabView(selection: .constant(1)) {
                Text("One").tabItem { Text("First") }
                Text("Two").tabItem { Text("Second") }
            }
        }
        #expect(app.exists(.text, "Two"))
    }

    @Test("A constant selection stays")
    func constant() throws {
        let app = TestApp {
            TabView(selection: .constant("a")) {
                Tab("First", systemImage: "star", value: "a") { Text("One") }
                Tab("Second", systemImage: "star", value: "b") { Text("Two") }
            }
        }
        try app.tap(.tab, "Second")
        #expect(app.exists(.text, "One"))
    }

    @Test("Sections, conditions and ForEach put tabs together")
    func builder() throws {
        let isLarge = true
        let app = TestApp {
            TabView(selection: .constant(12)) {
                Tab("Home", systemImage: "house", value: 0) { Text("At home") }
                if isLarge {
                    Tab("More", systemImage: "plus", value: 1) { Text("There is more") }
                }
                TabSection("Years") {
                    ForEach([11, 12], id: \.self) { year in
                        Tab("Year \(year)", systemImage: "calendar", value: year) { Text("In \(year)") }
                    }
                }
                Tab("Gone", systemImage: "trash", value: 2) { Text("Gone") }
                    .hidden()
            }
        }
        #expect(app.exists(.text, "In 12"))
        #expect(["Home", "More", "Year 11", "Year 12"].allSatisfy { app.exists(.tab, $0) })
        #expect(!app.exists(.tab, "Gone"))
    }

    private struct Hiding: View {
        let hand: Hand
        @State private var isHidden = false
        @State private var tab = 2

        var body: some View {
            let _ = hand.on("hide") { isHidden = $0 }
            TabView(selection: $tab) {
                Tab("First", systemImage: "star", value: 1) { Text("One") }
                Tab("Second", systemImage: "star", value: 2) {
                    Text("Two").onAppear { hand.see("two", true) }.onDisappear { hand.see("two", false) }
                }
                .hidden(isHidden)
            }
        }
    }

    @Test("A tab that is hidden while it is shown has left the screen")
    func hiding() {
        let hand = Hand()
        let app = TestApp(on: .phone) { Hiding(hand: hand) }
        #expect(hand.seen["two"] as? Bool == true)
        hand.press("hide", true)
        app.settle()
        #expect(hand.seen["two"] as? Bool == false)
        #expect(app.exists(.text, "One") && !app.exists(.text, "Two"))
        hand.press("hide", false)
        app.settle()
        #expect(hand.seen["two"] as? Bool == true)
        #expect(app.exists(.text, "Two"))
    }

    @Test("A tab that is disabled cannot be chosen")
    func disabled() throws {
        let app = TestApp {
            TabView {
                Tab("First", systemImage: "star") { Text("One") }
                Tab("Second", systemImage: "star") { Text("Two") }
                    .disabled(true)
            }
        }
        #expect(throws: (any Error).self) { try app.tap(.tab, "Second") }
        #expect(app.exists(.text, "One"))
    }

    @Test("A split view in a tab has its columns, and pressing its tab again leaves its detail")
    func split() throws {
        let app = TestApp {
            TabView {
                Tab("Shelf", systemImage: "books.vertical") { Shelf() }
                Tab("Other", systemImage: "star") { Text("Other") }
            }
        }
        try app.tap("Maps")
        #expect(app.exists(.text, "Read Maps"))
        try app.tap(.tab, "Shelf")
        #expect(!app.exists(.text, "Read Maps"))
        app.show(on: .tablet)
        #expect(app.exists(.button, "Show Sidebar"))
    }

    @Test("Tabs lie under a sheet, which one tab presents over all of them")
    func sheet() throws {
        let app = TestApp {
            TabView {
                Tab("First", systemImage: "star") { Presenter() }
                Tab("Second", systemImage: "star") { Text("Two") }
            }
        }
        try app.tap("Present")
        #expect(app.exists(.text, "In the sheet"))
        #expect(throws: (any Error).self) { try app.tap(.tab, "Second") }
        try app.dismissSheet()
        try app.tap(.tab, "Second")
        #expect(app.exists(.text, "Two"))
    }

    @Test("Away from tab views a view with a tab item is only a view")
    func elsewhere() {
        let app = TestApp { VStack { Text("Plain").tabItem { Text("Tab") } } }
        #expect(app.exists(.text, "Plain"))
        #expect(!app.exists(.text, "Tab"))
    }
}

private struct Shelf: View {
    @State private var subject: String?

    var body: some View {
        NavigationSplitView {
            List(["Maps", "Tales"], id: \.self, selection: $subject) { Text($0) }
        } detail: {
            Text("Read \(subject ?? "nothing")")
        }
    }
}

private struct Presenter: View {
    @State private var isPresented = false

    var body: some View {
        Button("Present") { isPresented = true }
            .sheet(isPresented: $isPresented) { Text("In the sheet") }
    }
}
