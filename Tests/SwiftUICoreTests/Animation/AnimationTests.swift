import Foundation
import SceneCore
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor
@Suite("Animations")
struct AnimationTests {
    private struct Grown: View {
        let hand: Hand
        @State private var isLarge = false
        @State private var isThere = true
        var body: some View {
            hand.on("grow") { withAnimation(.linear(duration: 2)) { isLarge.toggle() } }
            hand.on("grow at once") { isLarge.toggle() }
            hand.on("leave") { withAnimation { isThere = false } }
            return VStack {
                Color.red.frame(width: isLarge ? 200 : 100, height: 20)
                if isThere { Color.blue.frame(width: 10, height: 10).transition(.move(edge: .bottom)) }
            }
        }
    }

    /// The patch of what a hand does.
    private func patch(_ app: TestApp, _ hand: Hand, _ name: String) throws -> ScenePatch {
        var patches: [ScenePatch] = []
        app.onPatch { patches.append($0) }
        hand.press(name)
        app.settle()
        return try #require(patches.last)
    }

    @Test("What is changed in withAnimation is to be seen happening")
    func changed() throws {
        let hand = Hand()
        let app = TestApp { Grown(hand: hand) }
        let patch = try patch(app, hand, "grow")
        let motion = try #require(patch.motions.first)
        #expect(
            motion.animation == SceneAnimation(duration: 2, pace: .curve(x1: 0, y1: 0, x2: 1, y2: 1)))
        let red = try #require(app.scene.nodes.values.first { $0.frame.width == 200 })
        #expect(motion.nodes.contains(red.id))
    }

    @Test("A change without an animation is shown at once")
    func atOnce() throws {
        let hand = Hand()
        let app = TestApp { Grown(hand: hand) }
        _ = try patch(app, hand, "grow")
        #expect(try patch(app, hand, "grow at once").motions == [])
    }

    @Test("What leaves in withAnimation is named, and the end is there at once")
    func leaving() throws {
        let hand = Hand()
        let app = TestApp { Grown(hand: hand) }
        let blue = try #require(app.scene.nodes.values.first { $0.transition != nil })
        let patch = try patch(app, hand, "leave")
        #expect(patch.motions.first?.nodes.contains(blue.id) == true)
        #expect(app.scene[blue.id] == nil)
    }

    @Test("A view's own animation holds for the change of its value, inside of it only")
    func ownAnimation() throws {
        struct Two: View {
            let hand: Hand
            @State private var width: CGFloat = 10
            @State private var other = 0
            var body: some View {
                hand.on("widen") { width = 30 }
                hand.on("both") {
                    width += 1
                    other += 1
                }
                return VStack {
                    Color.red.frame(width: width, height: 20).animation(.linear(duration: 1), value: other)
                    Color.blue.frame(width: width, height: 30)
                }
            }
        }
        let hand = Hand()
        let app = TestApp { Two(hand: hand) }
        #expect(try patch(app, hand, "widen").motions == [])
        let motions = try patch(app, hand, "both").motions
        let red = try #require(app.scene.nodes.values.first { $0.frame.height == 20 })
        #expect(motions.map(\.nodes) == [[red.id]])
    }

    @Test("No animation named for a value takes that of the change away")
    func noAnimation() throws {
        struct Still: View {
            let hand: Hand
            @State private var width: CGFloat = 10
            var body: some View {
                hand.on("widen") { withAnimation { width = 30 } }
                return Color.red.frame(width: width, height: 20).animation(nil, value: width)
            }
        }
        let hand = Hand()
        let app = TestApp { Still(hand: hand) }
        let motions = try patch(app, hand, "widen").motions
        #expect(motions.allSatisfy { $0.nodes.allSatisfy { app.scene[$0]?.frame.height != 20 } })
    }

    @Test("Transitions say how a node differs from itself outside")
    func transitions() throws {
        let slide = try effects(of: .slide)
        #expect(slide.enter.shift == CGSize(width: -1, height: 0))
        #expect(slide.leave.shift == CGSize(width: 1, height: 0))
        let both = try effects(of: .opacity.combined(with: .scale(scale: 0.5, anchor: .top)))
        #expect(both.enter.opacity == 0)
        #expect(both.leave.scale == 0.5)
        #expect(both.leave.anchorY == 0)
        #expect(try effects(of: .identity).enter == SceneEffect())
    }

    private func effects(of transition: AnyTransition) throws -> (enter: SceneEffect, leave: SceneEffect) {
        let app = TestApp(on: .phone) { Color.red.transition(transition) }
        for case .effects(let enter, let leave)? in app.nodes(where: { _ in true }).map(\.transition) {
            return (enter, leave)
        }
        let none: (enter: SceneEffect, leave: SceneEffect)? = nil
        return try #require(none, "The view has no transition.")
    }

    @Test("Animations with the same numbers are equal, the standard one is equal to itself only")
    func equality() {
        #expect(Animation.easeIn(duration: 1) == .easeIn(duration: 1))
        #expect(Animation.default == .default)
        #expect(Animation.default != .spring(response: 0.55, dampingFraction: 1))
    }

    @Test("Speed, delay and repetition change what is shown")
    func changes() throws {
        let animation = Animation.linear(duration: 2).speed(2).delay(1).repeatCount(3, autoreverses: false)
        let shown = try #require(animation.sceneAnimation)
        #expect(shown.duration == 1)
        #expect(shown.count == 3)
        #expect(!shown.alternates)
        #expect(Animation.linear.repeatForever().sceneAnimation?.count == nil)
        #expect(Animation.linear(duration: 0).sceneAnimation == nil)
    }
}

// The numbers are those of platform/animations.json, "exampleTable" and "springMaths".
@Suite("The motion of a spring")
struct SpringMotionTests {
    @Test(
        "Response and damping give the physics",
        arguments: [(0.55, 1, 130.51, 22.848), (0.5, 0.825, 157.91, 20.735), (0.15, 0.86, 1754.6, 72.047)])
    func physics(response: Double, fraction: Double, stiffness: Double, damping: Double) {
        let spring = SpringMotion(response: response, dampingFraction: fraction)
        #expect(abs(spring.stiffness - stiffness) < 0.1)
        #expect(abs(spring.damping - damping) < 0.01)
    }

    @Test("Bounce is what is missing to full damping")
    func bounce() {
        #expect(SpringMotion(duration: 0.5, bounce: 0.3) == SpringMotion(response: 0.5, dampingFraction: 0.7))
        #expect(SpringMotion(duration: 0.5, bounce: -0.5) == SpringMotion(response: 0.5, dampingFraction: 1 / 0.5))
    }

    @Test("A spring goes from its start to its end; only one that bounces goes beyond")
    func positions() throws {
        let smooth = SpringMotion(response: 0.5, dampingFraction: 1).samples
        #expect(smooth.first == 0 && smooth.last == 1)
        #expect(smooth.allSatisfy { (0...1).contains($0) })
        let bouncy = SpringMotion(response: 0.5, dampingFraction: 0.7).samples
        let highest = try #require(bouncy.max())
        #expect(highest > 1.02)
    }

    @Test("Springs with senseless numbers still come to an end", arguments: [0, -1, Double.infinity, .nan])
    func senseless(number: Double) {
        let spring = SpringMotion(stiffness: number, damping: number)
        #expect(spring.settlingTime <= 10)
        #expect(spring.samples.allSatisfy { $0.isFinite })
    }
}
