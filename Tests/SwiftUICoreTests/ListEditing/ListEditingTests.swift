import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

/// Fruit that can be deleted and moved.
private struct Fruit: View {
    @State private var fruit = ["Apple", "Banana", "Cherry"]
    var isLocked = false

    var body: some View {
        NavigationStack {
            List {
                ForEach(fruit, id: \.self) { Text($0).deleteDisabled(isLocked && $0 == "Apple") }
                    .onDelete { fruit.remove(atOffsets: $0) }
                    .onMove { fruit.move(fromOffsets: $0, toOffset: $1) }
                Section {
                    Text(fruit.joined(separator: " "))
                    EditButton()
                }
            }
        }
    }
}

@MainActor
@Suite("Editing of lists")
struct ListEditingTests {
    @Test("A6.13 A swipe towards the leading edge uncovers what deletes the row")
    func deleting() throws {
        let app = TestApp(on: .phone) { Fruit() }
        #expect(!app.exists(.button, "Delete"))
        try app.swipe(.left, on: .text, "Banana")
        try app.tap("Delete")
        #expect(app.exists(.text, "Apple Cherry"))
        #expect(!app.exists(.button, "Delete"))
    }

    @Test("A long swipe deletes at once")
    func longSwipe() throws {
        let app = TestApp(on: .phone) { Fruit() }
        try app.swipeAway(.left, on: .text, "Apple")
        #expect(app.exists(.text, "Banana Cherry"))
    }

    @Test("A row has one swipe at a time: another row's covers its buttons again")
    func oneAtATime() throws {
        let app = TestApp(on: .phone) { Fruit() }
        try app.swipe(.left, on: .text, "Apple")
        try app.swipe(.left, on: .text, "Banana")
        try app.tap("Delete")
        #expect(app.exists(.text, "Apple Cherry"))
    }

    @Test("A6.13 While the list is edited, a sign at the row's start asks whether to delete it")
    func editing() throws {
        let app = TestApp(on: .phone) { Fruit() }
        try app.tap("Edit")
        try app.tap("Delete Cherry")
        #expect(app.exists(.text, "Apple Banana Cherry"))
        try app.tap("Delete")
        #expect(app.exists(.text, "Apple Banana"))
        try app.tap("Done")
        #expect(!app.exists(.button, "Delete Apple"))
    }

    @Test("Rows are moved by their handles while the list is edited")
    func moving() throws {
        let app = TestApp(on: .phone) { Fruit() }
        #expect(throws: (any Error).self) { try app.moveRow(.text, "Apple", by: 1) }
        try app.tap("Edit")
        try app.moveRow(.text, "Apple", by: 2)
        #expect(app.exists(.text, "Banana Cherry Apple"))
        try app.moveRow(.text, "Cherry", by: -1)
        #expect(app.exists(.text, "Cherry Banana Apple"))
        try app.moveRow(.text, "Cherry", by: -5)
        #expect(app.exists(.text, "Cherry Banana Apple"))
    }

    private struct Numbers: View {
        @State private var numbers = Array(0..<200)

        var body: some View {
            List {
                ForEach(numbers, id: \.self) { Text(verbatim: "Row \($0)") }.onMove {
                    numbers.move(fromOffsets: $0, toOffset: $1)
                }
            }
            .environment(\.editMode, .constant(.active))
            .safeAreaInset(edge: .bottom) { Text(verbatim: "Row 0 is at \(numbers.firstIndex(of: 0) ?? -1)") }
        }
    }

    @Test(
        "A row is moved as far as there are elements, also those without views",
        arguments: [(150, 150), (Int.max, 199)])
    func movingFar(steps: Int, place: Int) throws {
        let app = TestApp(on: .phone) { Numbers() }
        try app.moveRow(.text, "Row 0", by: steps)
        #expect(app.exists(.text, "Row 0 is at \(place)"))
    }

    @Test("A row that is not to be deleted has no sign and no swipe")
    func deleteDisabled() throws {
        let app = TestApp(on: .phone) { Fruit(isLocked: true) }
        #expect(throws: (any Error).self) { try app.swipe(.left, on: .text, "Apple") }
        try app.tap("Edit")
        #expect(!app.exists(.button, "Delete Apple"))
        #expect(app.exists(.button, "Delete Banana"))
    }

    // `constants.md`, "Lists and forms", edit mode.
    @Test("Only rows that can be deleted move 40 points aside while the list is edited")
    func shift() throws {
        let app = TestApp(on: .phone) { Fruit() }
        let before = try app.frame(of: .text, "Apple").minX
        let fixed = try app.frame(of: .text, "Apple Banana Cherry").minX
        try app.tap("Edit")
        #expect(try app.frame(of: .text, "Apple").minX == before + 40)
        #expect(try app.frame(of: .text, "Apple Banana Cherry").minX == fixed)
    }

    @Test(
        "A6.12 Swipe actions stand at their edge, the first one nearest to it, and in place of the button that deletes")
    func swipeActions() throws {
        struct Letters: View {
            @State private var note = "nothing"

            var body: some View {
                List {
                    ForEach(["Letter"], id: \.self) {
                        Text($0)
                            .swipeActions(allowsFullSwipe: false) {
                                Button("Archive") { note = "archived" }
                                Button("Bin", role: .destructive) { note = "binned" }
                            }
                            .swipeActions(edge: .leading) {
                                Button("Unread", systemImage: "envelope") { note = "unread" }.tint(.blue)
                            }
                    }
                    .onDelete { _ in note = "deleted" }
                    Text("note: \(note)")
                }
            }
        }
        let app = TestApp(on: .phone) { Letters() }
        try app.swipe(.left, on: .text, "Letter")
        #expect(!app.exists(.button, "Delete"))
        #expect(try app.frame(of: .button, "Archive").minX > app.frame(of: .button, "Bin").maxX)
        try app.tap("Archive")
        #expect(app.exists(.text, "note: archived"))
        try app.swipeAway(.left, on: .text, "Letter")
        #expect(app.exists(.text, "note: archived"))
        try app.swipeAway(.right, on: .text, "Letter")
        #expect(app.exists(.text, "note: unread"))
    }

    @Test("A long swipe does what the first button does, in a row of which nothing has been uncovered yet too")
    func longSwipeOfActions() throws {
        struct Letters: View {
            @State private var note = "nothing"

            var body: some View {
                List {
                    Text("Letter").swipeActions {
                        Button("Archive") { note = "archived" }
                        Button("Bin", role: .destructive) { note = "binned" }
                    }
                    Text("note: \(note)")
                }
            }
        }
        let app = TestApp(on: .phone) { Letters() }
        try app.swipeAway(.left, on: .text, "Letter")
        #expect(app.exists(.text, "note: archived"))
        #expect(!app.exists(.button, "Archive"))
    }

    @Test("A6.02 Several rows are marked by presses only while the list is edited")
    func marking() throws {
        struct Marked: View {
            @State private var marked: Set<String> = []

            var body: some View {
                NavigationStack {
                    List(selection: $marked) {
                        ForEach(["Apple", "Banana"], id: \.self) { Text($0) }
                        Section { EditButton() }
                    }
                    .safeAreaInset(edge: .bottom) { Text("\(marked.count) marked") }
                }
            }
        }
        let app = TestApp(on: .phone) { Marked() }
        #expect(!app.exists(.button, "Apple"))
        try app.tap("Edit")
        try app.tap("Apple")
        try app.tap("Banana")
        #expect(app.exists(.text, "2 marked"))
        try app.tap("Apple")
        #expect(app.exists(.text, "1 marked"))
    }

    @Test("A list of a binding lets its elements be deleted and moved")
    func editActions() throws {
        struct Tool: Identifiable {
            let id: Int
            var name: String
        }
        struct Tools: View {
            @State private var tools = [Tool(id: 1, name: "Saw"), Tool(id: 2, name: "Axe"), Tool(id: 3, name: "Rope")]

            var body: some View {
                List($tools, editActions: .all) { $tool in Text(tool.name) }
                    .environment(\.editMode, .constant(.active))
                    .safeAreaInset(edge: .bottom) { Text("all: \(tools.map(\.name).joined(separator: " "))") }
            }
        }
        let app = TestApp(on: .phone) { Tools() }
        try app.moveRow(.text, "Rope", by: -2)
        #expect(app.exists(.text, "all: Rope Saw Axe"))
        try app.swipeAway(.left, on: .text, "Saw")
        #expect(app.exists(.text, "all: Rope Axe"))
    }

    @Test("A6.14 A list that is pulled down is loaded anew, and says so until that is done")
    func refreshing() async throws {
        struct News: View {
            @State private var count = 0

            var body: some View {
                List { Text("news \(count)") }
                    .refreshable {
                        try? await Task.sleep(for: .milliseconds(20))
                        count += 1
                    }
            }
        }
        let app = TestApp(on: .phone) { News() }
        try app.pullToRefresh()
        #expect(app.exists(.progress, "Refreshing"))
        #expect(await app.wait(within: .seconds(600)) { app.exists(.text, "news 1") })
        #expect(await app.wait(within: .seconds(600)) { !app.exists(.progress, "Refreshing") })
    }

    @Test("A list that is loaded anew as its window goes ends with it, and changes nothing")
    func refreshingWithoutWindow() async throws {
        struct News: View {
            let hand: Hand

            var body: some View {
                List { Text("news") }
                    .refreshable {
                        while !Task.isCancelled, hand.seen["gone"] == nil {
                            try? await Task.sleep(for: .milliseconds(5))
                        }
                        hand.see("ended", true)
                    }
            }
        }
        let hand = Hand()
        var app: TestApp? = TestApp(on: .phone) { News(hand: hand) }
        try app?.pullToRefresh()
        app?.close()
        app = nil
        hand.see("gone", true)
        let end = ContinuousClock.now + .seconds(120)
        while hand.seen["ended"] == nil, .now < end { try await Task.sleep(for: .milliseconds(5)) }
        #expect(hand.seen["ended"] != nil)
        // What comes after it has its turn, too.
        try await Task.sleep(for: .milliseconds(50))
    }

    @Test("A scroll view that is pulled down is loaded anew, and what scrolls in it is not")
    func refreshingScrollView() async throws {
        struct News: View {
            @State private var count = 0

            var body: some View {
                ScrollView {
                    Text("news \(count)")
                    ScrollView { Text("more") }.frame(height: 50)
                }
                .refreshable {
                    try? await Task.sleep(for: .milliseconds(20))
                    count += 1
                }
            }
        }
        let app = TestApp(on: .phone) { News() }
        let top = try app.frame(of: .text, "news 0").minY
        #expect(app.scene.nodes.values.compactMap(\.scroll).filter(\.canRefresh).count == 1)
        try app.pullToRefresh()
        #expect(app.exists(.progress, "Refreshing"))
        #expect(try app.frame(of: .text, "news 0").minY > top)
        #expect(await app.wait(within: .seconds(600)) { app.exists(.text, "news 1") })
        #expect(await app.wait(within: .seconds(600)) { !app.exists(.progress, "Refreshing") })
        #expect(try app.frame(of: .text, "news 1").minY == top)
    }

    @Test("A list of a binding that is edited names its elements as the app says, and selects them")
    func named() throws {
        struct Tools: View {
            @State private var tools = ["Axe", "Saw"]
            @State private var chosen: String?

            var body: some View {
                List($tools, id: \.self, editActions: .delete, selection: $chosen) { $tool in Text(tool) }
                    .safeAreaInset(edge: .bottom) { Text("chosen: \(chosen ?? "none")") }
            }
        }
        let app = TestApp(on: .phone) { Tools() }
        try app.tap("Saw")
        #expect(app.exists(.text, "chosen: Saw"))
    }

    @Test("A list that cannot be loaded anew is not pulled down")
    func notRefreshable() {
        let app = TestApp(on: .phone) { List { Text("news") } }
        #expect(throws: (any Error).self) { try app.pullToRefresh() }
    }

    @Test("A badge stands at the end of its row, and is not there for zero")
    func badges() throws {
        let app = TestApp(on: .phone) {
            List {
                Text("Inbox").badge(3)
                Text("Bin").badge(0)
                Text("Mail").badge("new")
            }
        }
        #expect(try app.frame(of: .text, "3").minX > app.frame(of: .text, "Inbox").maxX)
        #expect(app.exists(.text, "new"))
        #expect(!app.exists(.text, "0"))
    }
}
