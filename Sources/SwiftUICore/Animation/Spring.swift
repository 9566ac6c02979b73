import Foundation

/// A spring, by how long it takes and how much it swings.
public struct Spring: Hashable, Sendable {
    /// What is moved.
    public let mass: Double
    /// How hard the spring pulls, for each unit that it is drawn out.
    public let stiffness: Double
    /// How much it is slowed down, for each unit of speed.
    public let damping: Double

    /// A spring that takes about so many seconds. `bounce` is 0 for none, up to 1, and negative for one that comes to rest slowly.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.init(SpringMotion(duration: duration, bounce: bounce))
    }

    /// A spring by how long one swing would take without damping, in seconds, and its damping: 1 does not swing, less does.
    public init(response: Double, dampingRatio: Double) {
        self.init(SpringMotion(response: response, dampingFraction: dampingRatio))
    }

    /// A spring by its physics.
    ///
    /// - Parameter allowOverDamping: Whether it may be slowed down more than is needed to keep it from swinging.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let most = 2 * (mass * stiffness).squareRoot()
        self.init(
            SpringMotion(mass: mass, stiffness: stiffness, damping: allowOverDamping ? damping : min(damping, most)))
    }

    /// A spring by when what is left of its way is no more than `epsilon`, in seconds, and its damping.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // Its time is in proportion to the response.
        let unit = Spring(response: 1, dampingRatio: dampingRatio)
        let whole = unit.settlingDuration(target: 1.0, epsilon: epsilon)
        self.init(response: settlingDuration / max(whole, 0.001), dampingRatio: dampingRatio)
    }

    private init(_ motion: SpringMotion) {
        mass = motion.mass
        stiffness = motion.stiffness
        damping = motion.damping
    }

    private var pace: Double { (stiffness / mass).squareRoot() }

    /// How long one swing would take without damping, in seconds.
    public var response: Double { 2 * .pi / pace }

    /// 1 for a spring that just does not swing beyond its end.
    public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

    /// How long it takes as one sees it, in seconds.
    public var duration: TimeInterval { response }

    /// How much it swings: 0 for not at all, up to 1; negative for one that comes to rest slowly.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    /// When nothing can be seen to move any more, in seconds.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }
}

extension Spring {
    /// When what is left of the way to a target is no more than `epsilon`, in seconds. A spring that hardly slows down ends after
    /// ten seconds all the same.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        let limit = epsilon * epsilon
        func isFar(_ time: TimeInterval) -> Bool {
            (value(target: target, initialVelocity: initialVelocity, time: time) - target).magnitudeSquared > limit
        }
        let last = stride(from: Self.longest, to: 0, by: -Self.step).first(where: isFar) ?? 0
        return min(last + Self.step, Self.longest)
    }

    /// How far it is toward a target, from zero, after a time in seconds.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let (share, push) = factors(at: time)
        return target.scaled(by: share) + initialVelocity.scaled(by: push)
    }

    /// How fast it goes toward a target after a time in seconds, in values a second.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let (share, push) = speeds(at: time)
        return target.scaled(by: share) + initialVelocity.scaled(by: push)
    }

    /// Goes on for a time in seconds from a value and a velocity.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let way = target - value
        let start = velocity
        value += self.value(target: way, initialVelocity: start, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: start, time: deltaTime)
    }

    /// How hard it pulls at a position and a velocity.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// What becomes, after a time, of a way of length 1 from rest, and of a push of speed 1.
    private func factors(at time: TimeInterval) -> (share: Double, push: Double) {
        let (pace, ratio) = (pace, dampingRatio)
        guard time > 0 else { return (0, 0) }
        if ratio < 1 {
            let swing = pace * (1 - ratio * ratio).squareRoot()
            let fading = exp(-ratio * pace * time)
            let push = fading * sin(swing * time) / swing
            return (1 - fading * cos(swing * time) - ratio * pace * push, push)
        }
        if ratio == 1 {
            let fading = exp(-pace * time)
            return (1 - fading * (1 + pace * time), fading * time)
        }
        let root = pace * (ratio * ratio - 1).squareRoot()
        let (slow, fast) = (-ratio * pace + root, -ratio * pace - root)
        let push = (exp(slow * time) - exp(fast * time)) / (slow - fast)
        return (1 - (slow * exp(fast * time) - fast * exp(slow * time)) / (slow - fast), push)
    }

    /// How fast the two change then: what pulls is what is left of the way.
    private func speeds(at time: TimeInterval) -> (share: Double, push: Double) {
        guard time > 0 else { return (0, 1) }
        let (share, push) = factors(at: time)
        let shareSpeed = push * stiffness / mass
        return (shareSpeed, 1 - share - push * damping / mass)
    }

    private static let longest = 10.0
    private static let step = 1.0 / 240
}

extension Spring {
    /// When what is left of the way between two values is no more than `epsilon`, in seconds.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }

    /// Where it is between two values after a time in seconds.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        toValue.moved {
            fromValue.animatableData
                + value(
                    target: $0 - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
                    time: time)
        }
    }

    /// How fast it goes between two values after a time in seconds, in values a second.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        toValue.moved {
            velocity(
                target: $0 - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, time: time)
        }
    }

    /// How hard it pulls at a position between two values.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        toValue.moved {
            force(target: $0, position: position.animatableData, velocity: velocity.animatableData)
        }
    }
}

extension Animatable {
    /// The value with other data, made of its own.
    fileprivate func moved(_ change: (AnimatableData) -> AnimatableData) -> Self {
        var value = self
        value.animatableData = change(animatableData)
        return value
    }
}

extension Spring {
    /// A spring without bounce.
    public static var smooth: Spring { smooth() }

    /// A spring without bounce, or with some that is added.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a little bounce.
    public static var snappy: Spring { snappy() }

    /// A spring with a little bounce, and some that is added.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with much bounce.
    public static var bouncy: Spring { bouncy() }

    /// A spring with much bounce, and some that is added.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}

extension Animation {
    /// A spring.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        interpolatingSpring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
    }

    /// A spring.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        interpolatingSpring(
            mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: initialVelocity)
    }
}
