import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

/// Rows of 40 points in a box of 100 by 200, below the status bar of 59.
private struct Rows: View {
    let hand: Hand
    @State private var position = ScrollPosition(idType: Int.self)

    var body: some View {
        hand.on("edge") { position.scrollTo(edge: .bottom) }
        hand.on("y") { position.scrollTo(y: 90) }
        hand.on("row") { position.scrollTo(id: 7, anchor: .top) }
        hand.see("row", position.viewID(type: Int.self) as Any)
        hand.see("user", position.isPositionedByUser)
        return ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<20) { index in Button("Row \(index)") {}.frame(width: 100, height: 40) }
            }
            .scrollTargetLayout()
        }
        .scrollPosition($position)
        .frame(width: 100, height: 200)
    }
}

@MainActor
@Suite("ScrollPosition")
struct ScrollPositionTests {
    private let hand = Hand()

    private func offset(_ app: TestApp) -> CGFloat? {
        app.scene.nodes.values.compactMap(\.scroll).first?.offset.y
    }

    @Test("Code scrolls to an edge, a point, a view", arguments: [("edge", 600), ("y", 90), ("row", 280)])
    func code(wish: String, expected: CGFloat) throws {
        let app = TestApp { Rows(hand: hand) }
        hand.press(wish)
        app.settle()
        #expect(offset(app) == expected)
        #expect(hand.seen["user"] as? Bool == false)
    }

    @Test("What is asked for twice is done twice")
    func twice() throws {
        let app = TestApp { Rows(hand: hand) }
        hand.press("y")
        app.settle()
        try app.scroll(by: 100)
        hand.press("y")
        app.settle()
        #expect(offset(app) == 90)
    }

    private struct Reset: View {
        let hand: Hand
        @State private var position = ScrollPosition(edge: .bottom)

        var body: some View {
            hand.on("new") { position = ScrollPosition(edge: $0) }
            hand.on("go") { position.scrollTo(edge: $0) }
            return ScrollView { Color.red.frame(width: 100, height: 800) }
                .scrollPosition($position)
                .frame(width: 100, height: 200)
        }
    }

    @Test("A position that is assigned anew is gone to")
    func assigning() throws {
        let app = TestApp { Reset(hand: hand) }
        #expect(offset(app) == 600)
        for (action, edge, place) in [
            ("new", Edge.top, 0), ("new", .bottom, 600), ("go", .top, 0), ("new", .bottom, 600),
        ] {
            hand.press(action, edge)
            app.settle()
            #expect(offset(app) == CGFloat(place))
        }
        try app.scroll(by: -50)
        hand.press("new", Edge.bottom)
        app.settle()
        #expect(offset(app) == 600)
    }

    @Test("When the person scrolls, the position names the first view that can be seen")
    func person() throws {
        let app = TestApp { Rows(hand: hand) }
        try app.scroll(by: 130)
        #expect(hand.seen["user"] as? Bool == true)
        #expect(hand.seen["row"] as? Int == 3)
    }

    @Test("A name that the app gives after the person has scrolled stays, and is scrolled to")
    func nameAfterPerson() throws {
        struct Named: View {
            let hand: Hand
            @State private var row: Int?

            var body: some View {
                hand.on("row") { row = 7 }
                hand.see("row", row as Any)
                return VStack {
                    // Something else changes its place with the name.
                    Text("At \(row ?? -1)")
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<20) { Text("Row \($0)").frame(width: 100, height: 40) }
                        }
                        .scrollTargetLayout()
                    }
                    .scrollPosition(id: $row, anchor: .top)
                    .frame(width: 100, height: 200)
                }
            }
        }
        let app = TestApp { Named(hand: hand) }
        try app.scroll(by: 130)
        #expect(hand.seen["row"] as? Int == 3)
        hand.press("row")
        app.settle()
        #expect(hand.seen["row"] as? Int == 7)
        #expect(offset(app) == 280)
    }

    @Test("A scroll view is scrolled as far as there is something to be seen, and says where things are then")
    func ends() throws {
        let app = TestApp { Rows(hand: hand) }
        let before = try app.frame(of: .button, "Row 19").minY
        try app.scroll(to: .bottom)
        #expect(offset(app) == 600)
        #expect(try app.frame(of: .button, "Row 19").minY == before - 600)
        try app.scroll(by: -1000)
        #expect(offset(app) == 0)
    }

    @Test("Positions are equal if they say the same, and say what they were made of")
    func values() {
        var position = ScrollPosition(edge: .top)
        #expect(position == ScrollPosition(edge: .top))
        position.scrollTo(edge: .top)
        position.scrollTo(edge: .top)
        #expect(position == ScrollPosition(edge: .top))
        #expect(ScrollPosition(edge: .top) != ScrollPosition(edge: .bottom))
        #expect(ScrollPosition(id: 3).viewID(type: Int.self) == 3)
        #expect(ScrollPosition(id: 3).viewID(type: String.self) == nil)
        #expect(ScrollPosition(x: 1, y: 2).point == CGPoint(x: 1, y: 2))
        #expect(ScrollPosition(y: 2).y == 2)
        #expect(ScrollPosition(y: 2).x == nil)
        #expect(ScrollPosition(edge: .leading).edge == .leading)
    }
}

@MainActor
@Suite("What follows scrolling")
struct ScrollingTests {
    private let hand = Hand()

    private struct Lines: View {
        let hand: Hand
        let height: CGFloat = 40

        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<20) { index in
                    Color.red.frame(width: 100, height: height)
                        .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minY }) { top in
                            if index == 5 { hand.see("top", top) }
                        }
                        .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .scrollView).minY }) { top in
                            if index == 5 { hand.see("inside", top) }
                        }
                        .onScrollVisibilityChange { if index == 5 { hand.see("visible", $0) } }
                }
            }
            .scrollTargetLayout()
        }
    }

    private func boxed<V: View>(@ViewBuilder _ view: @escaping @MainActor () -> V) -> TestApp {
        TestApp { view().frame(width: 100, height: 200) }
    }

    @Test("Frames in the window and in the scroll view's space follow what is scrolled")
    func frames() throws {
        let app = boxed { ScrollView { Lines(hand: hand) } }
        let before = try #require(hand.seen["top"] as? CGFloat)
        #expect(hand.seen["inside"] as? CGFloat == 200)
        try app.scroll(by: 70)
        #expect(hand.seen["top"] as? CGFloat == before - 70)
        #expect(hand.seen["inside"] as? CGFloat == 130)
    }

    @Test("A view is told when half of it can be seen")
    func visibility() throws {
        let app = boxed { ScrollView { Lines(hand: hand) } }
        #expect(hand.seen["visible"] == nil)
        try app.scroll(by: 19)
        #expect(hand.seen["visible"] == nil)
        try app.scroll(by: 1)
        #expect(hand.seen["visible"] as? Bool == true)
        try app.scroll(to: .bottom)
        #expect(hand.seen["visible"] as? Bool == false)
    }

    @Test("The phases of scrolling are told one after the other")
    func phases() throws {
        var phases: [ScrollPhase] = []
        let app = boxed {
            ScrollView { Lines(hand: hand) }.onScrollPhaseChange { _, new in phases.append(new) }
        }
        try app.scroll(by: 10)
        #expect(phases == [.interacting, .idle])
    }

    @Test("Only a scroll view of which somebody wants to know where it stands is told of by its host")
    func watched() throws {
        func tells(_ app: TestApp) -> Bool? { app.scene.nodes.values.compactMap(\.scroll).first?.tellsOffset }
        #expect(tells(boxed { ScrollView { Color.red.frame(height: 400) } }) == false)
        #expect(tells(boxed { ScrollView { Lines(hand: hand) } }) == true)
    }

    @Test("A scroll view that pages comes to rest at a whole page")
    func paging() throws {
        let app = boxed { ScrollView { Lines(hand: hand) }.scrollTargetBehavior(.paging) }
        try app.scroll(by: 130)
        #expect(app.scene.nodes.values.compactMap(\.scroll).first?.offset.y == 200)
    }

    @Test("A scroll view that aligns views comes to rest where one begins")
    func aligning() throws {
        let app = boxed { ScrollView { Lines(hand: hand) }.scrollTargetBehavior(.viewAligned) }
        try app.scroll(by: 130)
        #expect(app.scene.nodes.values.compactMap(\.scroll).first?.offset.y == 120)
    }

    private struct Card: View {
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(height: 25)
                Color.blue
            }
            .padding(.horizontal, 4)
            .frame(width: 100, height: 40)
        }
    }

    @Test("What is aligned are the views of the layout, and not what is in them", arguments: [true, false])
    func aligningViews(isLazy: Bool) throws {
        let app = boxed {
            ScrollView {
                if isLazy {
                    LazyVStack(spacing: 0) { ForEach(0..<20) { _ in Card() } }.scrollTargetLayout()
                } else {
                    VStack(spacing: 0) { ForEach(0..<20) { _ in Card() } }.frame(width: 100).scrollTargetLayout()
                }
            }
            .scrollTargetBehavior(.viewAligned)
        }
        // 160 is nearer than 120; in a card something begins at 145.
        try app.scroll(by: 146)
        #expect(app.scene.nodes.values.compactMap(\.scroll).first?.offset.y == 160)
    }

    private struct Still: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            if context.layoutDirection == .leftToRight, context.velocity == .zero { target.rect.origin.y = 40 }
        }
    }

    @Test("A behaviour of the app's reads the environment of the scroll view")
    func behaviorsEnvironment() throws {
        let app = boxed { ScrollView { Lines(hand: hand) }.scrollTargetBehavior(Still()) }
        try app.scroll(by: 130)
        #expect(app.scene.nodes.values.compactMap(\.scroll).first?.offset.y == 40)
    }

    @Test("An anchor at the bottom shows the end at first, and stands small content there")
    func anchor() throws {
        let app = boxed { ScrollView { Lines(hand: hand) }.defaultScrollAnchor(.bottom) }
        #expect(app.scene.nodes.values.compactMap(\.scroll).first?.offset.y == 600)
        let small = boxed {
            ScrollView { Color(red: 0, green: 1, blue: 0).frame(height: 50) }.defaultScrollAnchor(.bottom)
        }
        let scroller = try #require(small.scene.nodes.values.first { $0.scroll != nil })
        #expect(small.scene[scroller.children[0]]?.frame.minY == 150)
    }

    @Test("What is said before a request of the app's does not undo it")
    func lateReport() throws {
        let app = boxed {
            ScrollViewReader { proxy in
                hand.on("go") { proxy.scrollTo(10, anchor: .top) }
                return ScrollView {
                    VStack(spacing: 0) { ForEach(0..<20) { _ in Color.red.frame(width: 100, height: 40) } }
                }
            }
        }
        hand.press("go")
        app.settle()
        let node = try #require(app.scene.nodes.values.first { $0.scroll != nil })
        app.send(
            .scrolled(ScrollReport(node: node.id, offset: CGPoint(x: 0, y: 5), motion: .idle, request: 0)))
        #expect(app.scene[node.id]?.scroll?.offset.y == 400)
    }
}
