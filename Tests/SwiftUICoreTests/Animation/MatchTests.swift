import Foundation
import SceneCore
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Views that stand for one thing, and phases")
struct MatchTests {
    @Test("Names that views have had once are forgotten; one that goes and comes again keeps its number")
    func forgetting() {
        let matches = MatchNumbers()
        for name in 0..<10_000 {
            matches.use(name)
            matches.letGo(name)
        }
        #expect(matches.count < 1_000)
        matches.use("kept")
        let number = matches.number(of: "kept")
        for name in 0..<10_000 {
            matches.use(name)
            matches.letGo(name)
        }
        #expect(matches.number(of: "kept") == number)
        matches.letGo("kept")
        matches.use("kept")
        #expect(matches.number(of: "kept") == number)
    }

    @Test("Views with one id in one namespace have one number, others have others")
    func numbers() {
        struct Cards: View {
            @Namespace private var cards
            @Namespace private var others
            var body: some View {
                Color.red.frame(width: 10, height: 1).matchedGeometryEffect(id: 1, in: cards)
                Color.red.frame(width: 20, height: 1).matchedGeometryEffect(id: 1, in: cards)
                Color.red.frame(width: 30, height: 1).matchedGeometryEffect(id: 2, in: cards)
                Color.red.frame(width: 40, height: 1).matchedGeometryEffect(id: 1, in: others)
            }
        }
        let app = TestApp(on: .phone) { Cards() }
        let matched = app.nodes { $0.style.match != nil }.sorted { $0.frame.width < $1.frame.width }
        let numbers = matched.compactMap(\.style.match?.number)
        #expect(numbers.count == 4)
        #expect(numbers[0] == numbers[1])
        #expect(Set(numbers).count == 3)
    }

    @Test("A namespace stays the same as long as its view lives")
    func namespace() {
        struct Named: View {
            let hand: Hand
            @Namespace private var names
            @State private var count = 0
            var body: some View {
                hand.on("again") { count += 1 }
                hand.see("names \(count)", names)
                return Text("\(count)")
            }
        }
        let hand = Hand()
        let app = TestApp { Named(hand: hand) }
        hand.press("again")
        app.settle()
        let seen = ["names 0", "names 1"].map { hand.seen[$0] as? Namespace.ID }
        #expect(seen[0] != nil)
        #expect(seen[0] == seen[1])
    }

    @Test("Where nobody sees things move, phases stay at the first")
    func phases() {
        let app = TestApp(on: .phone) {
            PhaseAnimator(["low", "high"]) { Text($0) }
            Text("beside").phaseAnimator([0.5, 1]) { view, phase in view.opacity(phase) }
        }
        app.settle()
        #expect(app.exists(.text, "low"))
        #expect(app.nodes { $0.style.opacity == 0.5 }.count == 1)
    }

    private struct Marked: View {
        let hand: Hand
        var properties = MatchedGeometryProperties.frame
        @Namespace private var marks
        @State private var chosen = 1
        var body: some View {
            hand.on("choose") { chosen = $0 }
            return ZStack(alignment: .topLeading) {
                VStack(spacing: 10) {
                    ForEach(1..<4) { number in
                        Color.gray.frame(width: 20 * CGFloat(number), height: 30)
                            .matchedGeometryEffect(id: number, in: marks)
                    }
                }
                Color.red.matchedGeometryEffect(
                    id: chosen, in: marks, properties: properties, anchor: .topLeading, isSource: false
                )
                .frame(width: 7, height: 8)
            }
        }
    }

    @Test("A view that is no source lies where the source is, and changes nothing around it")
    func following() throws {
        let hand = Hand()
        let app = TestApp(on: .phone) { Marked(hand: hand) }
        let gray = app.nodes {
            $0.style.background != nil && $0.style.background != SceneColor(255, 56, 60) && $0.frame.height == 30
        }
        let places = gray.compactMap { app.scene.windowFrame(of: $0.id) }.sorted { $0.minY < $1.minY }
        #expect(places.count == 3)
        for number in 1...3 {
            hand.press("choose", number)
            app.settle()
            let red = try #require(app.painted(255, 56, 60))
            #expect(red == places[number - 1])
        }
    }

    @Test("It may follow the place alone, with a size of its own")
    func followingPlace() throws {
        let hand = Hand()
        let app = TestApp(on: .phone) { Marked(hand: hand, properties: .position) }
        let gray = app.nodes { $0.style.background != nil && $0.frame.width == 60 }.first
        let place = try #require(gray.flatMap { app.scene.windowFrame(of: $0.id) })
        hand.press("choose", 3)
        app.settle()
        let red = try #require(app.painted(255, 56, 60))
        #expect(red.origin == place.origin)
        #expect(red.size == CGSize(width: 7, height: 8))
    }

    @Test("It moves with the animation of what it follows now")
    func followingMoves() throws {
        struct Moving: View {
            let hand: Hand
            @Namespace private var marks
            @State private var isSecond = false
            var body: some View {
                hand.on("go") { withAnimation(.linear(duration: 1)) { isSecond = true } }
                return HStack {
                    Color.gray.matchedGeometryEffect(id: 1, in: marks)
                    Color.gray.matchedGeometryEffect(id: 2, in: marks)
                }
                .overlay { Color.red.matchedGeometryEffect(id: isSecond ? 2 : 1, in: marks, isSource: false) }
            }
        }
        let hand = Hand()
        let app = TestApp(on: .phone) { Moving(hand: hand) }
        var patches: [ScenePatch] = []
        app.onPatch { patches.append($0) }
        hand.press("go")
        app.settle()
        let red = app.nodes { $0.style.background == SceneColor(255, 56, 60) }.first
        #expect(patches.last?.motions.first?.nodes.contains { $0 == red?.id } == true)
    }
}
