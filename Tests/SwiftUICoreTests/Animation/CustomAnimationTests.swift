import Foundation
import SceneCore
import Testing

@testable import SwiftUICore

/// Half of the way at once, and the rest after half a second.
private struct Halves: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < 0.5 ? value.scaled(by: 0.5) : nil
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { .zero }
}

/// Counts how often it was asked, and ends after ten times.
private struct Counting: CustomAnimation {
    private struct Count: AnimationStateKey {
        static var defaultValue: Int { 0 }
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        context.state[Count.self] += 1
        return context.state[Count.self] <= 10 ? value : nil
    }
}

private struct Endless: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? { value }
}

@Suite("Animations of an app's own")
struct CustomAnimationTests {
    @Test("It is worked out ahead, and ends at the goal")
    func course() throws {
        let animation = try #require(Animation(Halves()).sceneAnimation)
        #expect(animation.duration == 0.5)
        guard case .samples(let samples) = animation.pace else {
            Issue.record("It is not made of positions")
            return
        }
        #expect(samples.dropLast().allSatisfy { $0 == 0.5 })
        #expect(samples.last == 1)
    }

    @Test("It keeps what it needs from moment to moment")
    func state() throws {
        let animation = try #require(Animation(Counting()).sceneAnimation)
        #expect(abs(animation.duration - 10.0 / 60) < 1e-9)
    }

    @Test("One that does not end by itself is ended after ten seconds")
    func endless() throws {
        let animation = try #require(Animation(Endless()).sceneAnimation)
        #expect(animation.duration == 10)
        guard case .samples(let samples) = animation.pace else { return }
        #expect(samples.count <= 151)
    }

    @Test("Two of the same are equal, and speed, delay and repetition hold for them, too")
    func equality() throws {
        #expect(Animation(Halves()) == Animation(Halves()))
        #expect(Animation(Halves()) != Animation(Endless()))
        let changed = try #require(Animation(Halves()).speed(2).delay(1).repeatCount(2).sceneAnimation)
        #expect(changed.duration == 0.25)
        #expect(changed.delay == 0.5)
        #expect(changed.count == 2)
    }

    @Test("Animations can be made of others")
    func composition() {
        var context = AnimationContext<Double>(state: AnimationState())
        let linear = Animation.linear(duration: 2)
        #expect(linear.animate(value: 8.0, time: 0.5, context: &context) == 2)
        #expect(linear.animate(value: 8.0, time: 2, context: &context) == nil)
        #expect(abs((linear.velocity(value: 8.0, time: 1, context: context) ?? 0) - 4) < 1e-6)
        #expect(linear.base.animate(value: 8.0, time: 1, context: &context) == 4)
        #expect(Animation(Halves()).base is Halves)
        context.isLogicallyComplete = true
        #expect(context.withState(AnimationState<Float>()).isLogicallyComplete)
    }
}

@Suite("Springs and curves as values")
struct SpringTests {
    @Test("Response, damping and physics are three names of one spring")
    func names() {
        // platform/animations.json, "exampleTable".
        let spring = Spring(response: 0.5, dampingRatio: 0.825)
        #expect(abs(spring.stiffness - 157.91) < 0.01)
        #expect(abs(spring.damping - 20.735) < 0.001)
        let same = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
        #expect(abs(same.response - 0.5) < 1e-9)
        #expect(abs(same.dampingRatio - 0.825) < 1e-9)
        #expect(abs(Spring(duration: 0.4, bounce: 0.3).bounce - 0.3) < 1e-9)
        #expect(abs(Spring.bouncy.bounce - 0.3) < 1e-9 && abs(Spring.snappy.bounce - 0.15) < 1e-9)
        #expect(abs(Spring.smooth.duration - 0.5) < 1e-9)
    }

    @Test("It goes from zero to its target as the motion of an animation does", arguments: [0.3, 0.825, 1])
    func value(ratio: Double) {
        let spring = Spring(response: 0.5, dampingRatio: ratio)
        let motion = SpringMotion(response: 0.5, dampingFraction: ratio)
        for time in [0.01, 0.1, 0.3, 0.8] {
            #expect(abs(spring.value(target: 10.0, time: time) - 10 * motion.position(at: time)) < 1e-6)
        }
        #expect(spring.value(target: 10.0, time: 0) == 0)
    }

    @Test("Its velocity is how much its value changes", arguments: [0.3, 1, 2])
    func velocity(ratio: Double) {
        let physics = Spring(response: 0.5, dampingRatio: 1)
        let spring = Spring(
            mass: 1, stiffness: physics.stiffness, damping: physics.damping * ratio, allowOverDamping: true)
        let (before, after) = (
            spring.value(target: 10.0, initialVelocity: 4, time: 0.1999),
            spring.value(target: 10.0, initialVelocity: 4, time: 0.2001)
        )
        #expect(abs(spring.velocity(target: 10.0, initialVelocity: 4, time: 0.2) - (after - before) / 0.0002) < 1e-3)
    }

    @Test("Steps come to where one long way comes, and a value settles near its target")
    func steps() {
        let spring = Spring(response: 0.4, dampingRatio: 0.7)
        var (value, velocity) = (0.0, 0.0)
        for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 3, deltaTime: 0.05) }
        #expect(abs(value - spring.value(target: 3.0, time: 0.5)) < 1e-9)
        let end = spring.settlingDuration(target: 3.0, epsilon: 0.01)
        #expect(abs(spring.value(target: 3.0, time: end) - 3) <= 0.01)
        #expect(spring.force(target: 1.0, position: 0, velocity: 0) == spring.stiffness)
    }

    @Test("A spring by when it settles does so then")
    func settling() {
        let spring = Spring(settlingDuration: 1, dampingRatio: 0.8)
        #expect(abs(spring.settlingDuration - 1) < 0.02)
    }

    @Test("Values with data are between two, and a spring stands for an animation")
    func animatable() throws {
        let half = Spring(response: 1, dampingRatio: 1)
            .value(fromValue: CGPoint.zero, toValue: CGPoint(x: 10, y: 20), initialVelocity: .zero, time: 0.3)
        #expect(abs(half.y - 2 * half.x) < 1e-9)
        #expect(half.x > 0 && half.x < 10)
        #expect(
            Animation.spring(Spring(response: 0.5, dampingRatio: 0.7)).sceneAnimation?.duration
                == Animation.spring(response: 0.5, dampingFraction: 0.7).sceneAnimation?.duration)
    }

    @Test("Curves go from 0 to 1, the inverse of one goes back to where it came from")
    func curves() {
        let all: [UnitCurve] = [
            .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
            .bezier(startControlPoint: UnitPoint(x: 0.2, y: 0), endControlPoint: UnitPoint(x: 0.4, y: 1)),
        ]
        for curve in all {
            #expect(abs(curve.value(at: 0)) < 1e-6)
            #expect(abs(curve.value(at: 1) - 1) < 1e-6)
            #expect(abs(curve.inverse.value(at: curve.value(at: 0.3)) - 0.3) < 1e-4)
        }
        #expect(UnitCurve.easeIn.value(at: 0.5) < 0.5)
        #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-9)
        #expect(abs(UnitCurve.linear.velocity(at: 0.5) - 1) < 1e-3)
        #expect(Animation.timingCurve(.easeIn, duration: 2) == .easeIn(duration: 2))
        #expect(Animation.timingCurve(.circularEaseIn, duration: 2).sceneAnimation?.duration == 2)
    }

    @Test("Numbers go part of the way to others")
    func between() {
        #expect(2.0.interpolated(towards: 6, amount: 0.25) == 3)
        #expect(AnimatablePair(1.0, 2.0).scaled(by: 3) == AnimatablePair(3, 6))
    }
}
