import Foundation
import SceneCore
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor
@Suite("What changes little by little")
struct AnimatableTests {
    @Test("Pairs are added and scaled side by side")
    func pairs() {
        var pair = AnimatablePair(1.0, 2.0) + AnimatablePair(3, 4)
        pair.scale(by: 2)
        #expect(pair == AnimatablePair(8, 12))
        #expect(pair.magnitudeSquared == 208)
        #expect(AnimatablePair(0.0, 10).moved(toward: AnimatablePair(10, 0), by: 0.25) == AnimatablePair(2.5, 7.5))
    }

    private struct Ring: View {
        let hand: Hand
        @State private var share = 0.25
        var body: some View {
            hand.on("fill") { withAnimation(.linear(duration: 1)) { share = 0.75 } }
            hand.on("empty") { share = 0 }
            return Rectangle().trim(to: share).stroke(.black).frame(width: 40, height: 40)
        }
    }

    private func patch(_ app: TestApp, _ act: () -> Void) throws -> ScenePatch {
        var patches: [ScenePatch] = []
        app.onPatch { patches.append($0) }
        act()
        app.settle()
        return try #require(patches.last)
    }

    @Test("A shape that changes with an animation passes through the outlines between, worked out ahead")
    func outlines() throws {
        let hand = Hand()
        let app = TestApp { Ring(hand: hand) }
        let motion = try #require(patch(app) { hand.press("fill") }.motions.first)
        let outlines = try #require(motion.outlines.values.first)
        #expect(outlines.first == "M0 0L40 0")
        #expect(outlines[outlines.count / 2] == "M0 0L40 0L40 40")
        #expect(outlines.last == "M0 0L40 0L40 40L0 40")
        #expect(app.drawing?.data == outlines.last)
    }

    @Test("Without an animation there are none")
    func atOnce() throws {
        let hand = Hand()
        let app = TestApp { Ring(hand: hand) }
        #expect(try patch(app) { hand.press("empty") }.motions == [])
    }

    @Test("A way goes by its pace, waits first, and turns back where it is to")
    func progress() {
        let linear = SceneAnimation(duration: 2, delay: 1, pace: .curve(x1: 0, y1: 0, x2: 1, y2: 1))
        #expect([0, 1, 2, 3, 9].map { (linear.progress(at: $0) * 100).rounded() } == [0, 0, 50, 100, 100])
        var swinging = linear
        (swinging.count, swinging.alternates, swinging.delay) = (nil, true, 0)
        #expect([1, 2.5, 3.5].map { (swinging.progress(at: $0) * 100).rounded() } == [50, 75, 25])
        let spring = SceneAnimation(duration: 1, pace: .samples([0, 1.5, 1]))
        #expect([0.25, 0.5, 0.75].map { spring.progress(at: $0) } == [0.75, 1.5, 1.25])
    }

    @Test("A view that works out its looks itself is at its end where nobody sees it move")
    func animatableView() {
        struct Counted: View, @preconcurrency Animatable {
            var number: Double
            var animatableData: Double {
                get { number }
                set { number = newValue }
            }
            var body: some View { Text("\(Int(number))") }
        }
        struct Counter: View {
            let hand: Hand
            @State private var number = 0.0
            var body: some View {
                hand.on("count") { withAnimation { number = 10 } }
                return Counted(number: number)
            }
        }
        let hand = Hand()
        let app = TestApp { Counter(hand: hand) }
        hand.press("count")
        app.settle()
        #expect(app.exists(.text, "10"))
    }

    @Test("What is to be done when an animation has ended is done when nobody sees it, or nothing comes of it")
    func completion() async {
        struct Moved: View {
            let hand: Hand
            @State private var isMoved = false
            @State private var ends = 0
            var body: some View {
                hand.on("move") {
                    withAnimation {
                        isMoved.toggle()
                    } completion: {
                        ends += 1
                    }
                }
                hand.on("nothing") {
                    withAnimation {
                    } completion: {
                        ends += 10
                    }
                }
                return Text("\(ends)").offset(x: isMoved ? 10 : 0)
            }
        }
        let hand = Hand()
        let app = TestApp { Moved(hand: hand) }
        hand.press("move")
        #expect(await app.wait(within: .seconds(300)) { app.exists(.text, "1") })
        hand.press("nothing")
        #expect(await app.wait(within: .seconds(300)) { app.exists(.text, "11") })
    }

    @Test("A transaction of a view's own decides how its changes are shown")
    func transaction() throws {
        struct Two: View {
            let hand: Hand
            @State private var width: CGFloat = 10
            var body: some View {
                hand.on("widen") { withAnimation(.linear(duration: 1)) { width = 30 } }
                return VStack {
                    Color.red.frame(width: width, height: 20).transaction { $0.animation = nil }
                    Color.blue.frame(width: width, height: 30)
                }
            }
        }
        let hand = Hand()
        let app = TestApp { Two(hand: hand) }
        let motions = try patch(app) { hand.press("widen") }.motions
        let heights = motions.flatMap(\.nodes).compactMap { app.scene[$0]?.frame.height }
        #expect(heights.contains(30))
        #expect(!heights.contains(20))
    }

    @Test("It decides as well how a view is seen going where others push it")
    func transactionOfPlace() throws {
        struct Pushed: View {
            let hand: Hand
            @State private var height: CGFloat = 10
            var body: some View {
                hand.on("push") { withAnimation(.linear(duration: 1)) { height = 50 } }
                return VStack(spacing: 0) {
                    Color.green.frame(height: height)
                    Color.red.frame(width: 20, height: 20).transaction { $0.animation = nil }
                    Color.blue.frame(width: 20, height: 30)
                }
            }
        }
        let hand = Hand()
        let app = TestApp { Pushed(hand: hand) }
        let motions = try patch(app) { hand.press("push") }.motions
        let heights = motions.flatMap(\.nodes).compactMap { app.scene[$0]?.frame.height }
        #expect(heights.contains(50))
        #expect(heights.contains(30))
        #expect(!heights.contains(20))
    }

    @Test("An effect is worked out for the view's own size")
    func geometryEffect() {
        struct HalfAway: GeometryEffect {
            nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
                ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: 0))
            }
        }
        let app = TestApp(on: .phone) { Color.red.frame(width: 50, height: 10).modifier(HalfAway()) }
        let projection = app.scene.nodes.values.compactMap(\.style.projection).first
        #expect(projection == .matrix([1, 0, 0, 0, 1, 0, 25, 0, 1]))
    }
}
