import Foundation
import SceneCore
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Long collections")
struct LazinessTests {
    private let hand = Hand()

    private func rows(_ app: TestApp) -> [String] {
        app.outline.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { $0.contains("Row ") }
    }

    private func scroller(_ app: TestApp) throws -> SceneNode {
        try #require(app.scene.nodes.values.first { $0.scroll != nil })
    }

    private struct Long: View {
        let hand: Hand
        let count: Int

        var body: some View {
            ScrollViewReader { proxy in
                hand.on("go") { (row: Int) in proxy.scrollTo(row, anchor: .top) }
                hand.on("end") { proxy.scrollTo(count - 1) }
                return List(0..<count, id: \.self) { Text(verbatim: "Row \($0)") }.listStyle(.plain)
            }
        }
    }

    @Test("Only rows near the screen are made, and what scrolls is as long as if all were")
    func rowsNearScreen() throws {
        let app = TestApp(on: .phone) { Long(hand: hand, count: 10_000) }
        #expect(rows(app).count < 60)
        let short = TestApp(on: .phone) { Long(hand: hand, count: 40) }
        let (long, whole) = (try scroller(app).scroll, try scroller(short).scroll)
        let row = try app.frame(of: .text, "Row 1").minY - app.frame(of: .text, "Row 0").minY
        #expect(abs((long?.contentSize.height ?? 0) - (whole?.contentSize.height ?? 0) - 9960 * row) < 0.5)
    }

    @Test("A reader goes to a row that was never made, and it stands where it was asked for")
    func scrollTo() throws {
        let app = TestApp(on: .phone) { Long(hand: hand, count: 10_000) }
        let top = try app.frame(of: .text, "Row 0").minY
        hand.press("go", 7_000)
        app.settle()
        #expect(try app.frame(of: .text, "Row 7000").minY == top)
        hand.press("end")
        app.settle()
        #expect(app.exists(.text, "Row 9999"))
        #expect(app.exists(.text, "Row 7000") == false)
    }

    @Test("A million rows scroll no farther in a host than it can, and the last is the last")
    func million() throws {
        let app = TestApp(on: .phone) { Long(hand: hand, count: 1_000_000) }
        #expect(try scroller(app).scroll?.contentSize.height == 8_000_000)
        hand.press("end")
        app.settle()
        #expect(app.exists(.text, "Row 999999"))
        let screen = try scroller(app)
        let last = try app.frame(of: .text, "Row 999999")
        #expect(last.maxY < screen.frame.height && last.maxY > screen.frame.height - 100)
        #expect(rows(app).count < 60)
        try app.scroll(to: .top)
        #expect(app.exists(.text, "Row 0"))
        try app.scroll(to: .bottom)
        #expect(app.exists(.text, "Row 999999"))
    }

    @Test("No card of a million rows reaches beyond what a host scrolls", arguments: [0, 500_000, 999_999])
    func cards(row: Int) throws {
        let app = TestApp(on: .phone) {
            ScrollViewReader { proxy in
                hand.on("go") { proxy.scrollTo(row, anchor: .center) }
                return List {
                    Section {
                        ForEach(0..<1_000_000, id: \.self) { Text(verbatim: "Row \($0)") }
                    } header: {
                        Text("Many")
                    } footer: {
                        Text("No more")
                    }
                    Text("After all")
                }
            }
        }
        hand.press("go")
        app.settle()
        #expect(app.exists(.text, "Row \(row)"))
        for frame in try framesInside(scroller(app), of: app.scene) {
            #expect(frame.minY >= -8_000_000 && frame.maxY <= 8_000_000)
        }
    }

    /// The frames of all that is in a node, in its coordinates.
    private func framesInside(_ node: SceneNode, of scene: SceneTree, at origin: CGPoint = .zero) -> [CGRect] {
        node.children.compactMap { scene[$0] }.flatMap { child in
            let frame = child.frame.offsetBy(dx: origin.x, dy: origin.y)
            return [frame] + framesInside(child, of: scene, at: frame.origin)
        }
    }

    @Test("A row says which of all it is where some are missing")
    func places() throws {
        let app = TestApp(on: .phone) { Long(hand: hand, count: 10_000) }
        hand.press("go", 5_000)
        app.settle()
        let places = app.scene.nodes.values.compactMap(\.meaning.place)
        #expect(places.allSatisfy { $0.count == 10_000 })
        #expect(places.contains { $0.number == 5_001 })
    }

    @Test("The driver scrolls to a row that is not there, and stays where it was if there is none")
    func driver() throws {
        let app = TestApp(on: .phone) {
            List(0..<500, id: \.self) { number in Button("Row \(number)") { hand.see("tapped", number) } }
        }
        try app.tap("Row 321")
        #expect(hand.seen["tapped"] as? Int == 321)
        let offset = try scroller(app).scroll?.offset
        #expect(throws: SceneDriverError.self) { try app.tap("Row 500") }
        #expect(try scroller(app).scroll?.offset == offset)
    }

    private struct Counter: View {
        let number: Int
        @State private var count = 0

        var body: some View {
            Button("Row \(number): \(count)") { count += 1 }
        }
    }

    @Test("A view that was scrolled away has kept its state when it comes back")
    func state() throws {
        let app = TestApp(on: .phone) {
            ScrollView { LazyVStack { ForEach(0..<300, id: \.self) { Counter(number: $0) } } }
        }
        try app.tap("Row 3: 0")
        try app.scroll(to: .bottom)
        #expect(app.exists(.button, "Row 3: 1") == false)
        try app.scroll(to: .top)
        #expect(app.exists(.button, "Row 3: 1"))
    }

    @Test("Views appear when they can be seen, and not before")
    func appearance() throws {
        var seen: [Int] = []
        let app = TestApp(on: .phone) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<30, id: \.self) { number in
                        Color.red.frame(height: 100).onAppear { seen.append(number) }
                    }
                }
            }
        }
        // 852 points of screen, of which 59 lie above the first.
        #expect(seen == Array(0...7))
        try app.scroll(by: 100)
        #expect(seen == Array(0...8))
    }

    private enum Container: CaseIterable {
        case list, column, row, grid
    }

    private struct Buttons: View {
        let container: Container
        @State private var pressed = -1

        var body: some View {
            let axis: Axis.Set = container == .row ? .horizontal : .vertical
            switch container {
            case .list: List { buttons }
            case .column: ScrollView { LazyVStack { buttons } }
            case .row: ScrollView(axis) { LazyHStack { buttons } }
            case .grid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { buttons } }
            }
            Text(verbatim: "Pressed \(pressed)")
        }

        private var buttons: some View {
            ForEach(0..<100, id: \.self) { number in
                Button("Row \(number)") { pressed = number }.frame(minWidth: 60)
            }
        }
    }

    @Test("The first element of a long collection can be pressed as any other", arguments: Container.allCases)
    private func first(container: Container) throws {
        let app = TestApp(on: .phone) { VStack { Buttons(container: container) } }
        for row in [0, 1] {
            try app.tap(.button, "Row \(row)")
            #expect(app.exists(.text, "Pressed \(row)"))
        }
    }

    @Test("What can be seen stays when rows above it turn out longer than was thought")
    func drift() throws {
        let app = TestApp(on: .phone) {
            ScrollViewReader { proxy in
                hand.on("go") { proxy.scrollTo(400, anchor: .top) }
                return ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<1000, id: \.self) { number in
                            Button("Row \(number)") {}.frame(height: number > 300 ? 90 : 30)
                        }
                    }
                }
            }
        }
        hand.press("go")
        app.settle()
        var last = try app.frame(of: .button, "Row 400").midY
        for _ in 0..<11 {
            try app.scroll(by: -60)
            let now = try app.frame(of: .button, "Row 400").midY
            #expect(abs(now - last - 60) < 0.01)
            last = now
        }
    }

    @Test("Elements that come and go leave the others where they belong")
    func changes() throws {
        struct Changing: View {
            let hand: Hand
            @State private var numbers = Array(0..<200)
            var body: some View {
                hand.on("insert") { numbers.insert(-1, at: 0) }
                hand.on("clear") { numbers.removeAll() }
                return List(numbers, id: \.self) { Text(verbatim: "Row \($0)") }
            }
        }
        let app = TestApp(on: .phone) { Changing(hand: hand) }
        hand.press("insert")
        app.settle()
        let tops = try [-1, 0, 1].map { try app.frame(of: .text, "Row \($0)").minY }
        #expect(tops == tops.sorted() && Set(tops).count == 3)
        try app.scroll(to: .bottom)
        #expect(app.exists(.text, "Row 199"))
        hand.press("clear")
        app.settle()
        #expect(rows(app).isEmpty)
    }
}

@MainActor
@Suite("Lengths of the elements of a long collection")
struct ElementLengthsTests {
    @Test("What is not known is as long as what was measured first")
    func estimate() {
        var lengths = ElementLengths(estimate: 44)
        lengths.elementsDidChange(count: 1000)
        #expect(lengths.length(of: 0..<1000) == 44_000)
        lengths.learn([(0, 10), (1, 30)], spacing: 5)
        #expect(lengths.estimate == 20)
        // 10 and 30, 998 of 20, and 999 spaces of 5 between them.
        #expect(lengths.length(of: 0..<1000) == 24_995)
        lengths.learn([(500, 120)], spacing: 7)
        #expect(lengths.estimate == 20)
        // 501 of 20 with a space of 5 each, one of them 100 longer.
        #expect(lengths.offset(of: 501) == 12_625)
    }

    @Test("A place lies in the element that begins before it", arguments: [0, 255, 256, 257, 999])
    func index(element: Int) {
        var lengths = ElementLengths(estimate: 20)
        lengths.elementsDidChange(count: 1000)
        lengths.learn([(3, 100), (700, 40)], spacing: 5)
        #expect(lengths.index(at: lengths.offset(of: element)) == element)
        #expect(lengths.index(at: lengths.offset(of: element) + 19) == element)
        #expect(lengths.index(at: -10) == 0)
        #expect(lengths.index(at: 1e9) == 999)
    }

    @Test("A host's place is the true one near both ends, and leads back to itself everywhere")
    func host() {
        let room = ScrollRoom(
            size: CGSize(width: 400, height: 800), extent: CGSize(width: 400, height: 44_000_000))
        #expect(room.hostPlace(of: 5000) == 5000)
        #expect(room.hostPlace(of: 44_000_000 - 800) == 7_999_200)
        for place in stride(from: 0.0, to: 43_999_000, by: 1_234_567) {
            #expect(abs(room.place(ofHost: room.hostPlace(of: place)) - place) < 0.001)
        }
    }
}
