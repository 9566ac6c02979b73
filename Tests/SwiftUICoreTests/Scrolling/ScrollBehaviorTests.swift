import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("How scroll views give way and come to rest")
struct ScrollBehaviorTests {
    private func scroll(_ view: some View) -> SceneScroll? {
        TestApp(on: .phone) { view }.scene.nodes.values.compactMap(\.scroll).first
    }

    private func offset(_ app: TestApp) -> CGFloat? {
        app.scene.nodes.values.compactMap(\.scroll).first?.offset.y
    }

    /// Rows of 40 points in a box of 100 by 100.
    private func rows<Content: View>(_ content: @escaping (Int) -> Content) -> some View {
        ScrollView {
            VStack(spacing: 0) { ForEach(0..<10) { content($0).frame(width: 100, height: 40) } }.scrollTargetLayout()
        }
        .frame(width: 100, height: 100)
    }

    @Test("A scroll view springs back where nothing can be scrolled only if that is wanted")
    func bounce() {
        let view = ScrollView { Color.red.frame(width: 10, height: 10) }
        #expect(scroll(view)?.bounces == false)
        #expect(scroll(view.scrollBounceBehavior(.always))?.bounces == true)
        #expect(scroll(view.scrollBounceBehavior(.basedOnSize))?.bounces == false)
        #expect(scroll(view.scrollBounceBehavior(.always, axes: .horizontal))?.bounces == false)
    }

    @Test("Views read whether scrolling is on around them")
    func enabled() {
        struct Reader: View {
            @Environment(\.isScrollEnabled) private var isEnabled
            var body: some View { Text(isEnabled ? "scrolls" : "stands") }
        }
        #expect(TestApp(on: .phone) { Reader() }.exists(.text, "scrolls"))
        #expect(TestApp(on: .phone) { Reader().scrollDisabled(true) }.exists(.text, "stands"))
    }

    @Test("It comes to rest at whole pages")
    func paging() throws {
        let app = TestApp(on: .phone) {
            rows { Button("Row \($0)") {} }.scrollTargetBehavior(PagingScrollTargetBehavior())
        }
        try app.scroll(by: 130)
        #expect(offset(app) == 100)
    }

    @Test("It comes to rest where a view begins")
    func aligned() throws {
        let app = TestApp(on: .phone) {
            rows { Button("Row \($0)") {} }.scrollTargetBehavior(ViewAlignedScrollTargetBehavior())
        }
        try app.scroll(by: 70)
        #expect(offset(app) == 80)
    }

    @Test("A single view may be what it comes to rest at")
    func target() throws {
        let app = TestApp(on: .phone) {
            ScrollView {
                VStack(spacing: 0) {
                    Button("before") {}.frame(width: 100, height: 130)
                    Button("target") {}.frame(width: 100, height: 130).scrollTarget()
                    Button("after") {}.frame(width: 100, height: 130)
                }
            }
            .scrollTargetBehavior(.viewAligned)
            .frame(width: 100, height: 100)
        }
        try app.scroll(by: 90)
        #expect(offset(app) == 130)
    }

    @Test("Which of its views can be seen is told as it is scrolled")
    func visibleTargets() throws {
        struct Watched: View {
            @State private var seen: [Int] = []
            var body: some View {
                VStack {
                    Text("seen \(seen.map(String.init).joined(separator: " "))")
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<10) { Button("Row \($0)") {}.frame(width: 100, height: 40) }
                        }
                        .scrollTargetLayout()
                    }
                    .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.9) { seen = $0.sorted() }
                    .frame(width: 100, height: 100)
                }
            }
        }
        let app = TestApp(on: .phone) { Watched() }
        #expect(app.exists(.text, "seen 0 1"))
        try app.scroll(by: 80)
        #expect(app.exists(.text, "seen 2 3"))
    }

    @Test("A list has no background of its own where it is hidden")
    func background() {
        func hasBackground(_ visibility: Visibility) -> Bool {
            let app = TestApp(on: .phone) { List { Text("x") }.scrollContentBackground(visibility) }
            return app.painted(242, 242, 247) != nil
        }
        #expect(hasBackground(.automatic))
        #expect(!hasBackground(.hidden))
    }

    @Test("Headers are pinned, or footers, or both")
    func pinned() {
        let both: PinnedScrollableViews = [.sectionHeaders, .sectionFooters]
        let app = TestApp(on: .phone) {
            ScrollView {
                LazyVStack(pinnedViews: both) {
                    Section {
                        Color.red.frame(height: 2000)
                    } header: {
                        Text("head")
                    } footer: {
                        Text("foot")
                    }
                }
            }
        }
        #expect(Set(app.nodes { $0.style.pin != nil }.compactMap(\.style.pin?.isAtEnd)) == [true, false])
    }

    @Test("A scroll view may begin at its end, and stay there alone as its size changes")
    func anchors() {
        let role: ScrollAnchorRole = .initialOffset
        let app = TestApp(on: .phone) {
            ScrollView { Color.red.frame(width: 50, height: 400) }.defaultScrollAnchor(.bottom, for: role)
                .frame(width: 100, height: 100)
        }
        #expect(offset(app) == 300 || app.scene.nodes.values.compactMap(\.scroll).first?.request != nil)
    }
}
