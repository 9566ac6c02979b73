import Foundation
import SceneCore
import SwiftUITesting
import Testing

@testable import SwiftUICore

private struct Album: View {
    let hand: Hand
    var indexDisplayMode = PageTabViewStyle.IndexDisplayMode.automatic
    @State private var page = 1

    var body: some View {
        let _ = hand.see("page", page)
        let _ = hand.on("turn") { page = $0 }
        TabView(selection: $page) {
            ForEach(0..<3, id: \.self) { number in
                Text("Picture \(number)")
                    .onAppear { hand.see("picture \(number)", "there") }
                    .onDisappear { hand.see("picture \(number)", "away") }
            }
        }
        .tabViewStyle(.page(indexDisplayMode: indexDisplayMode))
    }
}

@MainActor
@Suite("Pages of a tab view")
struct PageTests {
    private let hand = Hand()

    private func album(_ mode: PageTabViewStyle.IndexDisplayMode = .automatic) -> TestApp {
        TestApp { [hand] in Album(hand: hand, indexDisplayMode: mode) }
    }

    @Test("The page that is shown can be read, the others wait beside it")
    func outline() {
        #expect(
            album().outline == """
                application
                  tabpanel "page 2 of 3"
                    text "Picture 1"
                  tablist "Pages"
                    tab "page 1 of 3"
                    tab "page 2 of 3" selected
                    tab "page 3 of 3"
                """)
    }

    @Test("Coming to a page writes the selection")
    func turn() throws {
        let app = album()
        try app.tap(.tab, "page 3 of 3")
        #expect(hand.seen["page"] as? Int == 2)
        #expect(app.exists(.text, "Picture 2"))
    }

    @Test("Pages appear when they are come to, and disappear when they are left")
    func appearance() throws {
        let app = album()
        #expect(hand.seen["picture 0"] == nil)
        try app.tap(.tab, "page 1 of 3")
        #expect(hand.seen["picture 0"] as? String == "there")
        #expect(hand.seen["picture 1"] as? String == "away")
    }

    @Test("A page that the app turns to is scrolled to")
    func request() throws {
        let app = album()
        hand.press("turn", 2)
        app.settle()
        let scroller = try #require(app.nodes { if case .scroll = $0.content { true } else { false } }.first)
        guard case .scroll(let scroll) = scroller.content else { return }
        #expect(scroll.request?.target.minX == 2 * scroller.frame.width)
        #expect(scroll.pages.count == 3)
        #expect(scroll.contentSize.width == 3 * scroller.frame.width)
    }

    @Test("Without dots, pages can still be found and chosen")
    func withoutDots() throws {
        let app = album(.never)
        #expect(try app.frame(of: .tab, "page 1 of 3").isEmpty)
        try app.tap(.tab, "page 1 of 3")
        #expect(app.exists(.text, "Picture 0"))
    }
}
