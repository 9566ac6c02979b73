import Foundation

/// How long a change on screen takes, and how fast it goes meanwhile.
package struct SceneAnimation: Hashable, Sendable {
    package enum Pace: Hashable, Sendable {
        /// A cubic curve from (0, 0) to (1, 1) with these control points.
        case curve(x1: Double, y1: Double, x2: Double, y2: Double)
        /// How far the change is at moments of equal distance, from 0 to 1 and perhaps beyond: a spring.
        case samples([Double])
    }

    /// In seconds, once.
    package var duration: TimeInterval
    /// In seconds.
    package var delay: TimeInterval
    package var pace: Pace
    /// How often the change is shown; nil for ever.
    package var count: Int?
    /// Every second time it goes back.
    package var alternates: Bool

    package init(
        duration: TimeInterval, delay: TimeInterval = 0, pace: Pace, count: Int? = 1, alternates: Bool = false
    ) {
        self.duration = duration
        self.delay = delay
        self.pace = pace
        self.count = count
        self.alternates = alternates
    }
}

/// Nodes whose changes in a patch are to be seen happening: they glide from what they were, come and go by their transitions.
package struct SceneMotion: Equatable, Sendable {
    package var animation: SceneAnimation
    package var nodes: [NodeID]
    /// For nodes that are painted along an outline: path data at moments of equal distance, from what it was to what it becomes.
    package var outlines: [NodeID: [String]] = [:]

    package init(animation: SceneAnimation, nodes: [NodeID]) {
        self.animation = animation
        self.nodes = nodes
    }
}

/// How a node differs from itself before it has come, or after it has gone.
package struct SceneEffect: Hashable, Sendable {
    package var opacity: Double = 1
    package var scale: Double = 1
    /// What stays in place while the node is scaled: 0 to 1 across and down.
    package var anchorX: Double = 0.5
    package var anchorY: Double = 0.5
    /// In points.
    package var offset = CGSize.zero
    /// In widths and heights of the node.
    package var shift = CGSize.zero
    /// In radians, clockwise.
    package var rotation = 0.0
    /// In points.
    package var blur: CGFloat = 0
    package var timing = Timing.asAround

    /// What the way takes its time from.
    package enum Timing: Hashable, Sendable {
        /// The change that the node comes or goes with.
        case asAround
        case atOnce
        case own(SceneAnimation)
    }

    package init() {}
}
