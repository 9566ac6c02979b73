import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

/// What hears of coming on screen in a list or a lazy stack does so when it is scrolled to: which a page only tells if it is asked.
@MainActor
@Suite("Appearing in lazy containers")
struct LazyAppearanceTests {
    private let hand = Hand()

    private func tellsOffset(_ app: TestApp) -> Bool? {
        app.scene.nodes.values.compactMap(\.scroll).first?.tellsOffset
    }

    private struct Rows: View {
        let hand: Hand
        let isLazyStack: Bool
        var observes = true

        var body: some View {
            if isLazyStack {
                ScrollView { LazyVStack(spacing: 0) { rows } }
            } else {
                List { rows }
            }
        }

        private var rows: some View {
            ForEach(0..<30, id: \.self) { number in
                if observes {
                    Text(verbatim: "Row \(number)").frame(height: 60)
                        .onAppear { hand.see("\(number)", true) }
                        .onDisappear { hand.see("\(number)", false) }
                } else {
                    Text(verbatim: "Row \(number)").frame(height: 60)
                }
            }
        }
    }

    @Test(
        "A row farther down appears when it is scrolled to, and one that has left disappears", arguments: [true, false])
    func appearing(isLazyStack: Bool) throws {
        let app = TestApp(on: .phone) { Rows(hand: hand, isLazyStack: isLazyStack) }
        #expect(hand.seen["0"] as? Bool == true)
        #expect(hand.seen["29"] == nil)
        #expect(tellsOffset(app) == true)
        try app.scroll(to: .bottom)
        #expect(hand.seen["29"] as? Bool == true)
        #expect(hand.seen["0"] as? Bool == false)
    }

    @Test("A list in which nobody wants to know is not told how far it is scrolled", arguments: [true, false])
    func untold(isLazyStack: Bool) throws {
        let app = TestApp(on: .phone) { Rows(hand: hand, isLazyStack: isLazyStack, observes: false) }
        #expect(tellsOffset(app) == false)
        // It is scrolled all the same.
        let before = try app.frame(of: .text, "Row 20").minY
        try app.scroll(by: 100)
        #expect(try app.frame(of: .text, "Row 20").minY == before - 100)
    }

    private struct Endless: View {
        let hand: Hand
        @State private var count = 20

        var body: some View {
            let _ = hand.see("count", count)
            List(0..<count, id: \.self) { number in
                Text(verbatim: "Row \(number)").onAppear { if number == count - 1 { count += 20 } }
            }
        }
    }

    @Test("The last row loads the next page when it is scrolled to, and one page each time")
    func paging() throws {
        let app = TestApp(on: .phone) { Endless(hand: hand) }
        #expect(hand.seen["count"] as? Int == 20)
        for count in [40, 60, 80] {
            try app.scroll(to: .bottom)
            #expect(hand.seen["count"] as? Int == count)
        }
    }

    @Test("A view in a row of its own that scrolls sideways appears with its row")
    func sideways() throws {
        var seen: Set<Int> = []
        _ = TestApp(on: .phone) {
            List {
                ScrollView(.horizontal) {
                    HStack {
                        ForEach(0..<30) { number in Color.red.frame(width: 100).onAppear { seen.insert(number) } }
                    }
                }
            }
        }
        #expect(seen.count == 30)
    }

    @Test("A view of a list that is scrolled away at once is no longer visible", arguments: [30, 200])
    func visibility(count: Int) throws {
        let app = TestApp(on: .phone) {
            List(0..<count, id: \.self) { number in
                Text(verbatim: "Row \(number)")
                    .onScrollVisibilityChange { hand.see("\(number)", $0) }
            }
        }
        try app.scroll(by: 1)
        #expect(hand.seen["1"] as? Bool == true)
        try app.scroll(to: .bottom)
        #expect(hand.seen["1"] as? Bool == false)
        #expect(hand.seen["\(count - 1)"] as? Bool == true)
        try app.scroll(to: .top)
        #expect(hand.seen["1"] as? Bool == true)
    }
}
