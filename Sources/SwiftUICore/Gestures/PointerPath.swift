import Foundation

/// Where a finger has been, as far as its gestures need to know. In the window, in points.
package struct PointerPath: Equatable, Sendable {
    package let start: CGPoint
    package private(set) var location: CGPoint
    package private(set) var time: TimeInterval
    private var recent: [Sample]

    private struct Sample: Equatable {
        let location: CGPoint
        let time: TimeInterval
    }

    package init(start: CGPoint, time: TimeInterval) {
        self.start = start
        location = start
        self.time = time
        recent = [Sample(location: start, time: time)]
    }

    package mutating func move(to location: CGPoint, time: TimeInterval) {
        self.location = location
        self.time = time
        recent.append(Sample(location: location, time: time))
        recent.removeAll { $0.time < time - GestureThresholds.velocityWindow }
    }

    /// In points per second: over the last movements; none after a rest.
    package var velocity: CGSize {
        guard let first = recent.first, time > first.time else { return .zero }
        let span = time - first.time
        return CGSize(width: (location.x - first.location.x) / span, height: (location.y - first.location.y) / span)
    }
}
