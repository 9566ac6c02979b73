import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

/// A library of three columns whose books get new identities each time the view is made.
private struct Library: View {
    private struct Shelf: Identifiable {
        let id = UUID()
        let name: String
        let books: [Book]
    }

    private struct Book: Identifiable, Hashable {
        let id = UUID()
        let title: String
    }

    private let shelves = [
        Shelf(name: "Seas", books: [Book(title: "Tides"), Book(title: "Whales")]),
        Shelf(name: "Skies", books: [Book(title: "Clouds")]),
    ]
    let hand: Hand
    @State private var visibility: NavigationSplitViewVisibility
    @State private var shelfID: UUID?
    @State private var book: Book?

    init(hand: Hand, visibility: NavigationSplitViewVisibility = .automatic) {
        self.hand = hand
        _visibility = State(initialValue: visibility)
    }

    private var shelf: Shelf? { shelves.first { $0.id == shelfID } }

    var body: some View {
        let _ = hand.see("visibility", visibility)
        let _ = hand.on("visibility") { visibility = $0 }
        NavigationSplitView(columnVisibility: $visibility) {
            List(shelves, selection: $shelfID) { Text($0.name) }
                .navigationTitle("Library")
        } content: {
            if let shelf {
                List(shelf.books, selection: $book) { book in
                    NavigationLink(value: book) { Text(book.title) }
                }
                .navigationTitle(shelf.name)
            } else {
                Text("Choose a shelf")
            }
        } detail: {
            Text(book.map { "Reading \($0.title)" } ?? "Choose a book")
        }
    }
}

/// The same app on its device turned by a quarter.
@MainActor
private func turned(_ app: TestApp) -> TestApp {
    app.rotate()
    return app
}

@MainActor
@Suite("Three columns on devices")
struct ThreeColumnViewTests {
    @Test("A2.01, A2.02 On a phone: shelves, then books, then the book, and back one step at a time")
    func phone() throws {
        let app = TestApp(on: .phone) { Library(hand: Hand()) }
        #expect(app.exists(.heading, "Library"))
        #expect(!app.exists(.text, "Choose a shelf"))
        try app.tap("Seas")
        #expect(app.exists(.heading, "Seas"))
        try app.tap("Whales")
        #expect(app.exists(.text, "Reading Whales"))
        #expect(app.exists(.button, "Seas"))
        try app.back()
        #expect(app.exists(.heading, "Seas"))
        try app.back()
        #expect(app.exists(.heading, "Library"))
    }

    @Test("Tablet in landscape: content and detail; the button brings the sidebar beside them (table after A1.37)")
    func tabletLandscape() throws {
        let hand = Hand()
        let app = turned(TestApp(on: .tablet) { Library(hand: hand) })
        #expect(app.exists(.text, "Choose a shelf"))
        #expect(app.exists(.text, "Choose a book"))
        #expect(!app.exists(.heading, "Library"))
        try app.tap("Show Sidebar")
        #expect(app.exists(.heading, "Library"))
        #expect(hand.seen["visibility"] as? NavigationSplitViewVisibility == .all)
        try app.tap("Seas")
        try app.tap("Tides")
        #expect(app.exists(.text, "Reading Tides"))
        try app.tap("Skies")
        #expect(app.exists(.text, "Reading Tides"))
    }

    @Test("Tablet in portrait: the detail; the columns come over it and dim it")
    func tabletPortrait() throws {
        let app = TestApp(on: .tablet) { Library(hand: Hand()) }
        #expect(app.exists(.text, "Choose a book"))
        #expect(!app.exists(.text, "Choose a shelf"))
        try app.tap("Show Sidebar")
        #expect(app.exists(.text, "Choose a shelf"))
        #expect(!app.exists(.text, "Choose a book"))
        try app.tap("Show Sidebar")
        #expect(app.exists(.heading, "Library"))
        try app.tap("dismiss popup")
        #expect(app.exists(.text, "Choose a book"))
        #expect(!app.exists(.heading, "Library"))
    }

    @Test("Of two columns over the detail, the sidebar lies over the content column, and both over the dimming")
    func order() throws {
        let app = TestApp(on: .tablet) { Library(hand: Hand()) }
        try app.tap("Show Sidebar")
        try app.tap("Show Sidebar")
        let veil = try #require(app.scene.nodes.values.first { $0.meaning.label == "dismiss popup" })
        let columns = try #require(app.scene.nodes.values.first { $0.children.contains(veil.id) }).children
        // What is in front is painted last, the others in their order.
        let painted = columns.sorted { !isInFront($0, app) && isInFront($1, app) }
        #expect(painted.firstIndex(of: veil.id) == painted.count - 3)
        #expect(try reads("Choose a shelf", painted[painted.count - 2], app))
        #expect(try reads("Library", painted[painted.count - 1], app))
    }

    private func isInFront(_ id: NodeID, _ app: TestApp) -> Bool { app.scene[id]?.style.isInFront == true }

    private func reads(_ label: String, _ id: NodeID, _ app: TestApp) throws -> Bool {
        var isThere = false
        app.scene.walk(from: id) { node, _ in
            if node.meaning.label == label { isThere = true }
            return true
        }
        return isThere
    }

    @Test("A1.30 Balanced, all three stand side by side in portrait too, and the detail keeps a third")
    func balanced() throws {
        let app = TestApp(on: .tablet) {
            Library(hand: Hand(), visibility: .all).navigationSplitViewStyle(.balanced)
        }
        #expect(app.exists(.heading, "Library"))
        #expect(app.exists(.text, "Choose a shelf"))
        #expect(app.exists(.text, "Choose a book"))
        let detail = try app.frame(of: .text, "Choose a book")
        #expect(detail.midX > 820 * 2 / 3)
    }

    @Test("A1.12 The values of the visibility in landscape")
    func visibilities() throws {
        let hand = Hand()
        let app = turned(TestApp(on: .tablet) { Library(hand: hand) })
        hand.press("visibility", NavigationSplitViewVisibility.detailOnly)
        app.settle()
        #expect(!app.exists(.text, "Choose a shelf"))
        hand.press("visibility", NavigationSplitViewVisibility.doubleColumn)
        app.settle()
        #expect(app.exists(.text, "Choose a shelf"))
        #expect(!app.exists(.heading, "Library"))
        hand.press("visibility", NavigationSplitViewVisibility.all)
        app.settle()
        #expect(app.exists(.heading, "Library"))
    }

    @Test("A2.15, A2.16 Turning a large phone there and back keeps the place")
    func turning() throws {
        let app = TestApp(on: .largePhone) { Library(hand: Hand()) }
        try app.tap("Seas")
        try app.tap("Whales")
        app.rotate()
        #expect(app.exists(.text, "Reading Whales"))
        #expect(app.exists(.heading, "Seas"))
        app.rotate()
        #expect(app.exists(.text, "Reading Whales"))
        try app.back()
        #expect(app.exists(.heading, "Seas"))
    }
}

/// A split view whose detail is a stack of its own, which rows of the sidebar push onto.
private struct Kitchen: View {
    let hand: Hand
    @State private var path: [Int] = []
    @State private var chosen: String?

    var body: some View {
        let _ = hand.see("path", path)
        NavigationSplitView {
            List(["Soups", "Pies"], id: \.self, selection: $chosen) { name in
                NavigationLink(name, value: name == "Soups" ? 1 : 2)
            }
            .navigationTitle("Kitchen")
        } detail: {
            NavigationStack(path: $path) {
                Text("Hungry?")
                    .navigationDestination(for: Int.self) { number in
                        List { NavigationLink("More than \(number)", value: number + 10) }
                            .navigationTitle("Recipe \(number)")
                    }
            }
        }
    }
}

@MainActor
@Suite("Columns with stacks")
struct ColumnStackTests {
    @Test("A2.19 A link in the sidebar puts its value on the detail's stack, as the only one")
    func sidebarLink() throws {
        let hand = Hand()
        let app = turned(TestApp(on: .tablet) { Kitchen(hand: hand) })
        #expect(app.exists(.text, "Hungry?"))
        try app.tap("Soups")
        #expect(app.exists(.heading, "Recipe 1"))
        try app.tap("More than 1")
        #expect(hand.seen["path"] as? [Int] == [1, 11])
        try app.tap("Pies")
        #expect(hand.seen["path"] as? [Int] == [2])
        #expect(app.exists(.heading, "Recipe 2"))
    }

    @Test("A2.19, A2.29 On a phone it is pushed on top, and back goes one step at a time")
    func phone() throws {
        let hand = Hand()
        let app = TestApp(on: .phone) { Kitchen(hand: hand) }
        #expect(app.exists(.heading, "Kitchen"))
        try app.tap("Soups")
        #expect(app.exists(.heading, "Recipe 1"))
        try app.tap("More than 1")
        #expect(app.exists(.heading, "Recipe 11"))
        try app.back()
        #expect(app.exists(.heading, "Recipe 1"))
        try app.back()
        #expect(hand.seen["path"] as? [Int] == [])
        #expect(app.exists(.heading, "Kitchen"))
    }

    @Test("A1.58 A screen in a column has one bar, also where the column holds a stack")
    func oneBar() throws {
        let app = turned(TestApp(on: .tablet) { Kitchen(hand: Hand()) })
        try app.tap("Soups")
        #expect(app.outline.components(separatedBy: "heading \"Recipe 1\"").count == 2)
        try app.tap("Hide Sidebar")
        #expect(app.exists(.button, "Show Sidebar"))
        #expect(app.outline.components(separatedBy: "Show Sidebar").count == 2)
    }
}

/// Links to views in a leading column.
private struct Museum: View {
    let hand: Hand
    @State private var isOpen = false

    var body: some View {
        let _ = hand.on("open") { isOpen = $0 }
        let _ = hand.see("open", isOpen)
        NavigationSplitView {
            List {
                NavigationLink("Bronze") { Text("A bronze bell") }
                NavigationLink("Glass") { Text("A glass bowl") }
            }
            .navigationTitle("Museum")
            .navigationDestination(isPresented: $isOpen) { Text("Opening hours") }
        } detail: {
            Text("Choose a room")
        }
    }
}

@MainActor
@Suite("Views that leading columns push")
struct LeadingPushTests {
    @Test("A2.26 On a tablet they stand in the detail's place, with no way back")
    func tablet() throws {
        let hand = Hand()
        let app = turned(TestApp(on: .tablet) { Museum(hand: hand) })
        try app.tap("Bronze")
        #expect(app.exists(.text, "A bronze bell"))
        #expect(!app.exists(.text, "Choose a room"))
        #expect(!app.outline.contains("Back"))
        try app.tap("Glass")
        #expect(app.exists(.text, "A glass bowl"))
        #expect(!app.exists(.text, "A bronze bell"))
        hand.press("open", true)
        app.settle()
        #expect(app.exists(.text, "Opening hours"))
        hand.press("open", false)
        app.settle()
        #expect(app.exists(.text, "Choose a room"))
    }

    @Test("A2.26 On a phone they are pushed, and back leads to the list at once")
    func phone() throws {
        let hand = Hand()
        let app = TestApp(on: .phone) { Museum(hand: hand) }
        try app.tap("Glass")
        #expect(app.exists(.text, "A glass bowl"))
        try app.back()
        #expect(app.exists(.heading, "Museum"))
        hand.press("open", true)
        app.settle()
        #expect(app.exists(.text, "Opening hours"))
        try app.back()
        #expect(app.exists(.heading, "Museum"))
        #expect(hand.seen["open"] as? Bool == false)
    }
}

/// The structure that Apple's systems break: a split view pushed in a stack.
private struct Course: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Grammar") { Grammar() }
            }
            .navigationTitle("Course")
        }
    }
}

private struct Grammar: View {
    @State private var visibility = NavigationSplitViewVisibility.automatic
    @State private var column = NavigationSplitViewColumn.sidebar
    @State private var category: String?
    @State private var pattern: String?

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
            List(["Time", "Place"], id: \.self, selection: $category) { Text($0) }
                .navigationTitle("Categories")
        } content: {
            if let category {
                List(["\(category) one", "\(category) two"], id: \.self, selection: $pattern) { Text($0) }
                    .navigationTitle(category)
            } else {
                Text("Select a category")
            }
        } detail: {
            Text(pattern.map { "Pattern \($0)" } ?? "Select a pattern")
        }
        .onAppear { column = .sidebar }
    }
}

@MainActor
@Suite("A split view inside of a stack")
struct NestedSplitViewTests {
    @Test("A9.02 On a phone it shows its first column at once, with one way back, and works as one stack")
    func phone() throws {
        let app = TestApp(on: .phone) { Course() }
        try app.tap("Grammar")
        #expect(
            app.outline == """
                application
                  region "Categories"
                    button "Course"
                    heading "Categories"
                    list
                      listitem
                        button "Time"
                      listitem
                        button "Place"
                """)
        try app.tap("Time")
        try app.tap("Time two")
        #expect(app.exists(.text, "Pattern Time two"))
        try app.back()
        #expect(app.exists(.heading, "Time"))
        try app.back()
        #expect(app.exists(.heading, "Categories"))
        try app.back()
        #expect(app.exists(.heading, "Course"))
    }

    @Test("A9.02 On a tablet it is columns, and the first one leads back")
    func tablet() throws {
        let app = turned(TestApp(on: .tablet) { Course() })
        try app.tap("Grammar")
        #expect(app.exists(.text, "Select a category"))
        #expect(app.exists(.text, "Select a pattern"))
        try app.tap("Show Sidebar")
        try app.tap("Place")
        #expect(app.exists(.button, "Place one"))
        try app.tap("Course")
        #expect(app.exists(.heading, "Course"))
    }

    @Test("A9.02 Turning a phone there and back changes the arrangement, not the place")
    func turning() throws {
        let app = TestApp(on: .largePhone) { Course() }
        try app.tap("Grammar")
        let title = try app.frame(of: .heading, "Categories")
        try app.tap("Time")
        try app.tap("Time one")
        app.rotate()
        #expect(app.exists(.text, "Pattern Time one"))
        #expect(app.exists(.button, "Time two"))
        app.rotate()
        #expect(app.exists(.text, "Pattern Time one"))
        try app.back()
        try app.back()
        #expect(try app.frame(of: .heading, "Categories") == title)
    }
}
