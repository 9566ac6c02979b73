import Foundation
import SceneCore
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor
@Suite("How long animations take")
struct AnimationLengthTests {
    /// A shape that is changed with an animation, by somebody who sees it move.
    private struct Moved: View {
        let hand: Hand
        let animation: Animation
        @State private var share = 0.25
        @State private var isOver = false

        var body: some View {
            hand.on("move") {
                withAnimation(animation) {
                    share = 0.75
                } completion: {
                    isOver = true
                }
            }
            return VStack {
                Rectangle().trim(to: share).stroke(.black).frame(width: 40, height: 40)
                Text(isOver ? "over" : "on its way")
            }
        }
    }

    @Test(
        "No number that an app writes is too long or too short",
        arguments: [
            Animation.linear.speed(1e-20), .linear.speed(1e30).repeatForever(), .linear.speed(.nan),
            .default.delay(.infinity), .default.delay(.nan), .default.delay(-5), .linear(duration: 1e300),
            .linear(duration: 1e6).repeatCount(.max), .spring(duration: 1e300),
            .spring(response: 0, dampingFraction: 0),
        ])
    func extremes(animation: Animation) {
        let hand = Hand()
        let app = TestApp { Moved(hand: hand, animation: animation) }
        hand.press("move")
        app.settle()
        guard let shown = animation.sceneAnimation else { return }
        #expect(shown.duration.isFinite && shown.duration > 0 && shown.delay.isFinite && shown.delay >= 0)
        #expect((0...1).contains(shown.progress(at: 1e9)))
    }

    @Test("A pause is one that a timer can wait", arguments: [.infinity, .nan, 1e300, -1] as [TimeInterval])
    func pauses(seconds: TimeInterval) {
        #expect(Duration.pause(seconds) <= .seconds(1_000_000_000))
        #expect(Duration.pause(seconds) >= .zero)
    }

    private func time(_ animation: Animation?, _ criteria: AnimationCompletionCriteria) -> TimeInterval? {
        AnimationEnd(criteria) {}.time(of: animation)
    }

    @Test("An animation that goes on for ever is never complete, and its completion does not run")
    func forever() async {
        let animation = Animation.linear.repeatForever()
        #expect(time(animation, .logicallyComplete) == nil)
        #expect(time(animation, .removed) == nil)
        let hand = Hand()
        let app = TestApp { Moved(hand: hand, animation: animation) }
        hand.press("move")
        app.settle()
        #expect(app.exists(.text, "on its way"))
    }

    // Apple's documentation of `AnimationCompletionCriteria`.
    @Test("A spring has arrived before it has come to rest; a curve does both at once")
    func criteria() throws {
        let spring = Animation.spring(duration: 0.5)
        let (arrived, rested) = (try #require(time(spring, .logicallyComplete)), try #require(time(spring, .removed)))
        #expect(abs(arrived - 0.5) < 1e-9)
        #expect(rested > arrived)
        #expect(time(.linear(duration: 2).delay(1), .logicallyComplete) == 3)
        #expect(time(.linear(duration: 2).delay(1), .removed) == 3)
        #expect(time(nil, .logicallyComplete) == 0)
    }

    @Test("An animation counts as complete when it says so, if it is not before")
    func saidComplete() {
        let animation = Animation.linear(duration: 2).repeatCount(3)
        #expect(time(animation.logicallyComplete(after: 0.5), .logicallyComplete) == 4.5)
        #expect(time(animation.logicallyComplete(after: 9), .logicallyComplete) == 6)
        #expect(time(animation.logicallyComplete(after: 0.5), .removed) == 6)
    }
}
