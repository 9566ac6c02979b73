import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("ScrollView")
struct ScrollViewTests {
    private func scroller(_ app: TestApp) throws -> (node: SceneNode, scroll: SceneScroll) {
        for node in app.scene.nodes.values {
            if case .scroll(let scroll) = node.content { return (node, scroll) }
        }
        throw Missing()
    }

    private struct Missing: Error {}

    /// In a box of 300 by 200, as the recordings have it.
    private func boxed<V: View>(@ViewBuilder _ view: @escaping @MainActor () -> V) -> TestApp {
        TestApp { view().frame(width: 300, height: 200) }
    }

    // scroll-wide-content.json
    @Test("A vertical scroll view is as wide as its content and as high as its place")
    func wideContent() throws {
        let app = boxed { ScrollView { Color.blue.frame(width: 400, height: 400) } }
        let (node, scroll) = try scroller(app)
        #expect(node.frame.size == CGSize(width: 400, height: 200))
        #expect(scroll.contentSize == CGSize(width: 400, height: 400))
    }

    // scroll-horizontal.json
    @Test("A horizontal scroll view is as wide as its place and as high as its content")
    func horizontal() throws {
        let app = boxed {
            ScrollView(.horizontal) {
                HStack(spacing: 8) { ForEach(0..<12) { _ in Color.blue.frame(width: 60, height: 40) } }
            }
        }
        let (node, scroll) = try scroller(app)
        #expect(node.frame.size == CGSize(width: 300, height: 40))
        #expect(scroll.contentSize == CGSize(width: 808, height: 40))
    }

    // scroll-children.json, with colours in place of its text
    @Test(
        "Several views in a scroll view stand one below the other, also in a horizontal one", arguments: [true, false])
    func severalViews(isVertical: Bool) throws {
        let app = boxed {
            ScrollView(isVertical ? .vertical : .horizontal) {
                Color.red.frame(width: 20, height: 16)
                Color.blue.frame(width: 60, height: 30)
            }
        }
        let (node, _) = try scroller(app)
        let children = node.children.compactMap { app.scene[$0]?.frame }
        #expect(
            children == [
                CGRect(x: 20, y: 0, width: 20, height: 16),
                CGRect(x: 0, y: 24, width: 60, height: 30),
            ])
    }

    @Test("A scroll view that fills its screen lets its content begin below the bar and end above the lower edge")
    func safeArea() throws {
        let app = TestApp(on: .phone) {
            ScrollView { Color.blue.frame(width: 393, height: 1000) }
        }
        let (node, scroll) = try scroller(app)
        #expect(node.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(app.scene[node.children[0]]?.frame.minY == 59)
        #expect(scroll.contentSize.height == 1093, "59 above and 34 below")
    }

    @Test("A scroll view that is narrower than its screen stands in the middle")
    func narrowContent() throws {
        let app = TestApp(on: .phone) { ScrollView { Color.blue.frame(width: 93, height: 10) } }
        #expect(try scroller(app).node.frame.minX == 150)
    }

    @Test("The keyboard reaches what can be scrolled, and nothing else")
    func focus() throws {
        #expect(try scroller(boxed { ScrollView { Color.blue.frame(height: 400) } }).scroll.takesFocus)
        #expect(try scroller(boxed { ScrollView { Color.blue.frame(height: 20) } }).scroll.takesFocus == false)
        let disabled = boxed { ScrollView { Color.blue.frame(height: 400) }.scrollDisabled(true) }
        #expect(try scroller(disabled).scroll.takesFocus == false)
        #expect(try scroller(disabled).scroll.isEnabled == false)
    }

    @Test("Indicators are shown unless the view or one around it says otherwise")
    func indicators() throws {
        #expect(try scroller(boxed { ScrollView { Text("a") } }).scroll.showsIndicators)
        #expect(
            try scroller(boxed { ScrollView(showsIndicators: false) { Text("a") } }).scroll.showsIndicators == false)
        #expect(
            try scroller(boxed { ScrollView { Text("a") }.scrollIndicators(.hidden) }).scroll.showsIndicators == false)
        let other = boxed { ScrollView { Text("a") }.scrollIndicators(.hidden, axes: .horizontal) }
        #expect(try scroller(other).scroll.showsIndicators)
    }

    @Test("The large title of a screen moves with the content of its scroll view")
    func largeTitle() throws {
        let app = TestApp(on: .phone) {
            NavigationSplitView {
                ScrollView { Color.blue.frame(width: 300, height: 1000) }.navigationTitle("Tents")
            } detail: {
            }
        }
        let (node, _) = try scroller(app)
        let title = try #require(
            app.scene.nodes.values.first {
                $0.meaning.label == "Tents" && $0.meaning.role == .heading(level: 1) && node.children.contains($0.id)
            })
        let content = try #require(node.children.compactMap { app.scene[$0] }.first { $0.frame.height == 1000 })
        // The bar ends at 59 + 54, the title takes 52.5 (bars-and-controls.md).
        #expect(title.frame.minY == 59 + 54 + 3.5)
        #expect(content.frame.minY == 59 + 54 + 52.5)
    }
}

@MainActor
@Suite("ScrollViewReader")
struct ScrollViewReaderTests {
    private struct Lines: View {
        let hand: Hand
        var body: some View {
            ScrollViewReader { proxy in
                hand.on("line 5") { proxy.scrollTo(5, anchor: .top) }
                hand.on("end") { withAnimation { proxy.scrollTo("end") } }
                hand.on("nowhere") { proxy.scrollTo("nowhere") }
                return ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<10) { _ in Color.red.frame(width: 100, height: 40) }
                        Color.blue.frame(width: 100, height: 40).id("end")
                    }
                }
            }
            .frame(width: 100, height: 200)
        }
    }

    private func request(_ name: String) throws -> ScrollRequest? {
        let hand = Hand()
        let app = TestApp { Lines(hand: hand) }
        hand.press(name)
        app.settle()
        for node in app.scene.nodes.values {
            if case .scroll(let scroll) = node.content { return scroll.request }
        }
        return nil
    }

    @Test("A view that a ForEach names is asked to be shown where it is")
    func named() throws {
        let request = try #require(try request("line 5"))
        #expect(request.target == CGRect(x: 0, y: 200, width: 100, height: 40))
        #expect(request.anchor == CGPoint(x: 0.5, y: 0))
        #expect(!request.isAnimated)
    }

    @Test("A view with an id is shown with the least movement, smoothly where that is asked for")
    func identified() throws {
        let request = try #require(try request("end"))
        #expect(request.target.minY == 400)
        #expect(request.anchor == nil)
        #expect(request.isAnimated)
    }

    @Test("A name that no view has moves nothing")
    func unknown() throws {
        #expect(try request("nowhere") == nil)
    }
}
