import Combine
import Foundation
import SceneCore
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Collections that are so long that their views are made as they are needed, and that change.
@MainActor
@Suite("Long collections that change")
struct ChangingCollectionTests {
    private let hand = Hand()

    private func offset(_ app: TestApp) -> CGFloat? { app.scene.nodes.values.compactMap(\.scroll).first?.offset.y }

    private func texts(_ app: TestApp) -> [String] {
        app.outline.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
            $0.hasPrefix("text")
        }
    }

    // MARK: Elements without views

    private struct Search: View {
        let hand: Hand
        @State var wanted: String

        var body: some View {
            let _ = hand.on("search") { wanted = $0 }
            List {
                ForEach(0..<1000, id: \.self) { number in
                    if wanted.isEmpty || wanted == "Row \(number)" { Text(verbatim: "Row \(number)") }
                }
            }
        }
    }

    @Test("Of elements without views those that have one are found, wherever they are", arguments: [60, 900])
    func search(row: Int) {
        let app = TestApp(on: .phone) { Search(hand: hand, wanted: "Row \(row)") }
        #expect(texts(app) == ["text \"Row \(row)\""])
        let other = TestApp(on: .phone) { Search(hand: hand, wanted: "") }
        hand.press("search", "Row \(row)")
        other.settle()
        #expect(texts(other) == ["text \"Row \(row)\""])
        hand.press("search", "")
        other.settle()
        #expect(other.exists(.text, "Row 0"))
    }

    @Test("Sections behind elements without views are sections")
    func sections() {
        let app = TestApp(on: .phone) {
            List {
                ForEach(0..<60, id: \.self) { day in
                    if day % 3 == 2 {
                        Section("Day \(day)") { ForEach(0..<2, id: \.self) { Text(verbatim: "Row \(day) \($0)") } }
                    }
                }
            }
        }
        let headings = app.outline.split(separator: "\n").filter { $0.contains("heading") }
        #expect(headings.count == 20)
        #expect(texts(app).count == 40)
    }

    // MARK: Views that have left

    private final class Shelf: ObservableObject {
        @Published var items = (0..<100).map { "Item \($0)" }
    }

    private struct Item: View {
        @ObservedObject var shelf: Shelf
        let index: Int
        let hand: Hand

        var body: some View {
            if !shelf.items.indices.contains(index) { hand.see("beyond", index) }
            return Text(shelf.items.indices.contains(index) ? shelf.items[index] : "none")
        }
    }

    private struct Shelves: View {
        let hand: Hand
        @StateObject private var shelf = Shelf()

        var body: some View {
            let _ = hand.on("first") { shelf.items.removeFirst() }
            List {
                ForEach(Array(shelf.items.enumerated()), id: \.element) { item in
                    Item(shelf: shelf, index: item.offset, hand: hand)
                }
            }
        }
    }

    @Test("A view that was scrolled away is not evaluated with what it left with")
    func resting() throws {
        let app = TestApp(on: .phone) { Shelves(hand: hand) }
        try app.scroll(to: .bottom)
        #expect(app.exists(.text, "Item 99"))
        try app.scroll(to: .top)
        hand.press("first")
        app.settle()
        #expect(hand.seen["beyond"] == nil)
        try app.scroll(to: .bottom)
        #expect(app.exists(.text, "Item 99"))
        #expect(hand.seen["beyond"] == nil)
    }

    private struct Counter: View {
        let number: Int
        @State private var count = 0

        var body: some View { Button("Row \(number): \(count)") { count += 1 } }
    }

    private struct Counters: View {
        let hand: Hand
        @State private var numbers = Array(0..<100)

        var body: some View {
            let _ = hand.on("replace") { numbers[3] = $0 }
            ScrollView { LazyVStack { ForEach(numbers, id: \.self) { Counter(number: $0) } } }
        }
    }

    @Test("State ends with its element, though there are as many as before")
    func ending() throws {
        let app = TestApp(on: .phone) { Counters(hand: hand) }
        try app.tap("Row 3: 0")
        hand.press("replace", 300)
        app.settle()
        #expect(app.exists(.button, "Row 300: 0"))
        hand.press("replace", 3)
        app.settle()
        #expect(app.exists(.button, "Row 3: 0"))
    }

    // MARK: What can be seen

    /// Messages of 30 points, and later ones of 90.
    private struct Messages: View {
        let hand: Hand
        @State private var numbers = Array(0..<300)

        var body: some View {
            ScrollViewReader { proxy in
                let _ = hand.on("go") { (row: Int) in proxy.scrollTo(row, anchor: .top) }
                let _ = hand.on("append") { numbers.append(300) }
                let _ = hand.on("insert") { numbers.insert(-1, at: 0) }
                let _ = hand.on("remove") { numbers.removeFirst(20) }
                let _ = hand.on("end") { numbers.removeFirst(275) }
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(numbers, id: \.self) { number in
                            Button("Row \(number)") {}.frame(height: number < 150 ? 30 : 90)
                        }
                    }
                }
            }
        }
    }

    @Test("What can be seen stays where elements come and go around it", arguments: ["append", "insert", "remove"])
    func staying(change: String) throws {
        let app = TestApp(on: .phone) { Messages(hand: hand) }
        hand.press("go", 250)
        app.settle()
        let rows = ["Row 251", "Row 254"]
        let before = try rows.map { try app.frame(of: .button, $0) }
        hand.press(change)
        app.settle()
        #expect(try rows.map { try app.frame(of: .button, $0) } == before)
    }

    @Test("At the very top a new first element is seen coming")
    func top() throws {
        let app = TestApp(on: .phone) { Messages(hand: hand) }
        let before = try app.frame(of: .button, "Row 0")
        hand.press("insert")
        app.settle()
        #expect(try app.frame(of: .button, "Row -1").minY == before.minY)
        #expect(try app.frame(of: .button, "Row 0").minY == before.minY + 30)
    }

    @Test("Where little is left the end of it is shown")
    func shrinking() throws {
        let app = TestApp(on: .phone) { Messages(hand: hand) }
        try app.scroll(to: .bottom)
        let last = try app.frame(of: .button, "Row 299")
        hand.press("remove")
        app.settle()
        #expect(try app.frame(of: .button, "Row 299") == last)
        hand.press("end")
        app.settle()
        #expect(app.exists(.button, "Row 299"))
        #expect(offset(app) == 0)
    }

    private struct Pages: View {
        let hand: Hand
        @State private var count = 40

        var body: some View {
            let _ = hand.on("more") { count += 20 }
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { number in
                        Button("Row \(number)") {}.frame(height: 100).onAppear { hand.see("appeared", number) }
                    }
                }
            }
        }
    }

    @Test("A collection that becomes long stays where it was scrolled to")
    func growing() throws {
        let app = TestApp(on: .phone) { Pages(hand: hand) }
        try app.scroll(to: .bottom)
        let before = try (offset(app), app.frame(of: .button, "Row 39"))
        for _ in 0..<3 {
            hand.press("more")
            app.settle()
        }
        #expect(offset(app) == before.0)
        #expect(try app.frame(of: .button, "Row 39") == before.1)
        try app.scroll(to: .bottom)
        #expect(app.exists(.button, "Row 99"))
    }

    // MARK: Elements of one identity

    private struct Words: View {
        @State private var words = ["a", "a", "b"]

        var body: some View {
            List {
                ForEach(words, id: \.self) { Text($0) }.onDelete { words.remove(atOffsets: $0) }
            }
            .safeAreaInset(edge: .bottom) { Text(words.joined(separator: " ")) }
        }
    }

    @Test("Elements of one identity have a view each, and the right one is deleted")
    func twins() throws {
        let app = TestApp(on: .phone) { Words() }
        #expect(texts(app) == ["text \"a\"", "text \"a\"", "text \"b\"", "text \"a a b\""])
        try app.swipeAway(.left, on: .text, "b")
        #expect(app.exists(.text, "a a"))
    }
}

@MainActor
@Suite("Where known elements are in a collection that has changed")
struct ElementPlacesTests {
    @Test("Elements are found again by their identities, and nothing is looked for where all are in place")
    func following() {
        var places = ElementPlaces<String>()
        places.note(["a", "b", "c"], from: 2)
        #expect(places.follow(into: ["x", "y", "a", "b", "c", "z"], id: { $0 }) == nil)
        #expect(places.follow(into: ["a", "y", "c", "new"], id: { $0 }) == [2: 0, 4: 2])
        #expect(places.holds("a") && !places.holds("b"))
        #expect(places.follow(into: ["a"], id: { $0 }) == [0: 0])
        #expect(places.follow(into: [], id: { $0 }) == [:])
    }

    @Test("Lengths go with their elements; those without a view take no room, nor the spacing beside them")
    func lengths() {
        var lengths = ElementLengths(estimate: 44)
        lengths.elementsDidChange(count: 10)
        lengths.learn([(0, nil), (1, nil)], spacing: nil)
        #expect(lengths.estimate == 44)
        lengths.learn([(2, 30), (3, 50)], spacing: 5)
        // Two of -5, 30 and 50.
        #expect(lengths.estimate == 17.5)
        #expect(lengths.offset(of: 2) == 0)
        #expect(lengths.length(of: 0..<4) == 85)
        lengths.elementsDidChange(count: 11, moves: [2: 0, 3: 1])
        #expect(lengths.offset(of: 2) == 90)
        #expect(lengths.length(of: 0..<11) == 85 + 9 * 22.5)
    }
}
