import Foundation
import SceneCore

/// How a change on screen goes: how long it takes, and how fast it is at each moment.
public struct Animation: Hashable, Sendable {
    private enum Pace: Hashable {
        case curve(x1: Double, y1: Double, x2: Double, y2: Double, duration: Double)
        case spring(SpringMotion)
        case custom(CustomPace)
    }

    private let pace: Pace
    /// The standard animation is equal to itself only.
    private var isStandard = false
    private var delay = 0.0
    private var speed = 1.0
    private var count: Int? = 1
    private var alternates = false
    /// When it is said to have arrived, in seconds; nil for when it does.
    private var saidArrival: Double?

    private init(_ pace: Pace) {
        self.pace = pace
    }

    init(custom pace: CustomPace) {
        self.init(.custom(pace))
    }

    /// The app's own animation, if it is nothing else.
    var custom: (any CustomAnimation)? {
        guard case .custom(let pace) = pace, delay == 0, speed == 1, count == 1 else { return nil }
        return pace.base
    }

    private func with(_ change: (inout Animation) -> Void) -> Animation {
        var new = self
        new.isStandard = false
        change(&new)
        return new
    }

    /// For a host; nil for one that takes no time.
    var sceneAnimation: SceneAnimation? {
        let (duration, scenePace): (Double, SceneAnimation.Pace) =
            switch pace {
            case .curve(let x1, let y1, let x2, let y2, let duration):
                (duration, .curve(x1: x1, y1: y1, x2: x2, y2: y2))
            case .spring(let spring): (spring.settlingTime, .samples(spring.samples))
            case .custom(let custom): (custom.duration, .samples(custom.positions))
            }
        let time = duration / speed
        guard time.isFinite, time >= Self.shortest else { return nil }
        let delay = delay / speed
        return SceneAnimation(
            duration: min(time, Self.longest), delay: delay.isNaN ? 0 : min(max(0, delay), Self.longest),
            pace: scenePace,
            count: count, alternates: alternates)
    }

    /// When it has arrived, though a spring may still swing a little, in seconds of one round; nil for when it ends.
    var arrival: TimeInterval? {
        let own: Double? = if case .spring(let spring) = pace { spring.response } else { nil }
        return (saidArrival ?? own).map { max(0, $0 / speed) }
    }

    /// Nobody sees what takes less than a thousandth of a second, and nobody waits for what takes longer than a week.
    private static let shortest = 0.001
    private static let longest = 604_800.0
}

extension Animation {
    /// What animations are where nothing else is said: a spring without bounce.
    public static let `default` = Animation(.spring(SpringMotion(response: 0.55, dampingFraction: 1)))
        .with { $0.isStandard = true }

    /// At one speed throughout.
    public static let linear = linear(duration: standardDuration)
    /// Begins slowly.
    public static let easeIn = easeIn(duration: standardDuration)
    /// Ends slowly.
    public static let easeOut = easeOut(duration: standardDuration)
    /// Begins and ends slowly.
    public static let easeInOut = easeInOut(duration: standardDuration)

    /// At one speed throughout, in so many seconds.
    public static func linear(duration: TimeInterval) -> Animation {
        timingCurve(0, 0, 1, 1, duration: duration)
    }

    /// Begins slowly and takes so many seconds.
    public static func easeIn(duration: TimeInterval) -> Animation {
        timingCurve(0.42, 0, 1, 1, duration: duration)
    }

    /// Ends slowly and takes so many seconds.
    public static func easeOut(duration: TimeInterval) -> Animation {
        timingCurve(0, 0, 0.58, 1, duration: duration)
    }

    /// Begins and ends slowly and takes so many seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(0.42, 0, 0.58, 1, duration: duration)
    }

    /// Along a cubic curve from (0, 0) to (1, 1) with two control points, in so many seconds. The points' x is kept between 0
    /// and 1.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        Animation(
            .curve(x1: min(max(p1x, 0), 1), y1: p1y, x2: min(max(p2x, 0), 1), y2: p2y, duration: duration))
    }

    /// `platform/animations.json`, "easeIn": good.
    private static let standardDuration = 0.35
}

extension Animation {
    /// A spring without bounce.
    public static var spring: Animation { spring(duration: 0.5) }

    /// A spring that takes about so many seconds. `bounce` is 0 for none, up to 1.
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation
    {
        Animation(.spring(SpringMotion(duration: duration, bounce: bounce)))
    }

    /// A spring by its response in seconds, and its damping: 1 does not swing, less does.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(.spring(SpringMotion(response: response, dampingFraction: dampingFraction)))
    }

    /// A quick spring for what follows a finger.
    public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

    /// A quick spring for what follows a finger.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        Animation(.spring(SpringMotion(duration: duration, bounce: 0.15 + extraBounce)))
    }

    /// A quick spring for what follows a finger, by its response in seconds and its damping.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        Animation(.spring(SpringMotion(response: response, dampingFraction: dampingFraction)))
    }

    /// A spring by its physics.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        Animation(
            .spring(
                SpringMotion(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)))
    }

    /// A spring that takes about so many seconds.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        Animation(.spring(SpringMotion(duration: duration, bounce: bounce, initialVelocity: initialVelocity)))
    }

    /// A spring that takes about so many seconds.
    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

    /// A spring without bounce.
    public static var smooth: Animation { smooth() }

    /// A spring without bounce, or with some that is added.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a little bounce.
    public static var snappy: Animation { snappy() }

    /// A spring with a little bounce, and some that is added.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with much bounce.
    public static var bouncy: Animation { bouncy() }

    /// A spring with much bounce, and some that is added.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}

extension Animation {
    /// Begins so many seconds later.
    public func delay(_ delay: TimeInterval) -> Animation {
        with { $0.delay += delay }
    }

    /// Goes so many times as fast.
    public func speed(_ speed: Double) -> Animation {
        with { $0.speed *= speed }
    }

    /// Counts as complete after so many seconds, if it is not so before.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        with { $0.saidArrival = duration.isFinite ? max(0, duration) : nil }
    }

    /// Goes so many times, every second time backwards unless that is not wanted.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        with {
            $0.count = max(1, repeatCount)
            $0.alternates = autoreverses
        }
    }

    /// Goes again and again, every second time backwards unless that is not wanted.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        with {
            $0.count = nil
            $0.alternates = autoreverses
        }
    }
}
