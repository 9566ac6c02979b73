import Foundation

/// The motion of a damped spring from 0 to 1 (`platform/animations.json`, "springMaths").
package struct SpringMotion: Hashable, Sendable {
    package var mass: Double
    package var stiffness: Double
    package var damping: Double
    /// At the start, in ways per second.
    package var initialVelocity: Double = 0

    package init(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        self.initialVelocity = initialVelocity
    }

    /// - Parameters:
    ///   - response: How long one swing would take without damping, in seconds.
    ///   - dampingFraction: 1 for a spring that just does not swing beyond its end.
    package init(response: Double, dampingFraction: Double, initialVelocity: Double = 0) {
        let pace = 2 * Double.pi / max(response, 0.001)
        self.init(stiffness: pace * pace, damping: 2 * dampingFraction * pace, initialVelocity: initialVelocity)
    }

    /// - Parameter bounce: From -1 (sluggish) over 0 (no swing) to 1 (never comes to rest).
    package init(duration: Double, bounce: Double, initialVelocity: Double = 0) {
        self.init(
            response: duration, dampingFraction: bounce >= 0 ? 1 - bounce : 1 / (1 + max(bounce, -0.99)),
            initialVelocity: initialVelocity)
    }

    /// How long one swing would take without damping, in seconds: after about that time it has arrived.
    package var response: Double { 2 * .pi / pace }
    private var pace: Double { (stiffness / mass).squareRoot() }
    private var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

    /// How far the motion is after a time in seconds.
    package func position(at time: Double) -> Double {
        let (pace, ratio) = (pace, dampingRatio)
        guard ratio < 1 else { return 1 - (1 + (pace - initialVelocity) * time) * exp(-pace * time) }
        let swing = pace * (1 - ratio * ratio).squareRoot()
        let lean = (ratio * pace - initialVelocity) / swing
        return 1 - exp(-ratio * pace * time) * (cos(swing * time) + lean * sin(swing * time))
    }

    /// When what is left of the way is too little to be seen, in seconds.
    package var settlingTime: Double {
        let decay = min(dampingRatio, 1) * pace
        guard decay.isFinite, decay > 0 else { return Self.longest }
        return min(Self.longest, -log(Self.leastVisible) / decay + (dampingRatio >= 1 ? 2 / pace : 0))
    }

    /// Positions at moments of equal distance, from 0 to 1.
    package var samples: [Double] {
        let count = max(2, min(Self.mostSamples, Int(settlingTime * Self.samplesPerSecond)))
        let positions = (1..<count).map { position(at: settlingTime * Double($0) / Double(count)) }
        return [0] + positions.map { $0.isFinite ? ($0 * 10_000).rounded() / 10_000 : 1 } + [1]
    }

    /// A thousandth of the way; what is animated is rarely farther than a thousand points.
    private static let leastVisible = 0.001
    /// A spring that hardly slows down ends all the same.
    private static let longest = 10.0
    private static let samplesPerSecond = 60.0
    private static let mostSamples = 120
}
