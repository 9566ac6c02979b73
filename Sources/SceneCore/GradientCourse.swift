import Foundation

extension SceneGradient {
    /// The colour at a place of the course: 0 at its beginning, 1 at its end.
    package func color(at location: CGFloat) -> SceneColor {
        guard let first = stops.first, let last = stops.last else { return SceneColor(0, 0, 0, alpha: 0) }
        if location <= first.location { return first.color }
        for (stop, next) in zip(stops, stops.dropFirst()) where location <= next.location {
            let length = next.location - stop.location
            guard length > 0 else { return next.color }
            return stop.color.changedOver(
                to: next.color, (location - stop.location) / length, isPerceptual: isPerceptual)
        }
        return last.color
    }

    /// The stops, with as many between them as a host needs that mixes colours in another way than the gradient does: one
    /// that knows the numbers of colours only, or does not multiply them by their alpha.
    package func evenStops(multipliesAlpha: Bool) -> [Stop] {
        var even: [Stop] = []
        for (stop, next) in zip(stops, stops.dropFirst()) {
            even.append(stop)
            let isUneven = isPerceptual || (!multipliesAlpha && stop.color.alpha != next.color.alpha)
            guard isUneven, next.location > stop.location else { continue }
            for step in 1..<Self.steps {
                let part = Double(step) / Double(Self.steps)
                even.append(
                    Stop(
                        color: stop.color.changedOver(to: next.color, part, isPerceptual: isPerceptual),
                        location: stop.location + (next.location - stop.location) * part))
            }
        }
        return even + stops.suffix(1)
    }

    private static let steps = 16
}

extension [SceneGradient.Stop] {
    /// The same along a course from one number to another, as places that grow: of a course that goes down, the end comes
    /// first.
    package func along(from: CGFloat, to: CGFloat) -> [SceneGradient.Stop] {
        let placed = map { SceneGradient.Stop(color: $0.color, location: from + $0.location * (to - from)) }
        return from <= to ? placed : placed.reversed()
    }

    /// The same around a place, from one radius to another: as parts of the larger one, for a host that begins at the place itself.
    package func around(from: CGFloat, to: CGFloat) -> [SceneGradient.Stop] {
        let radius = Swift.max(from, to)
        guard radius > 0 else { return self }
        return along(from: from / radius, to: to / radius)
    }
}

/// What there is once around the place of an angular gradient.
///
/// Apple's documentation of `AngularGradient`: below a full turn, what is missing has the colours at locations one and zero, and
/// changes over halfway; above one, only the last complete turn is drawn.
package struct GradientTurn {
    /// Where the turn begins, in radians, clockwise; 0 points to the right.
    package let start: Double
    /// Locations are parts of the turn, and grow.
    package let stops: [SceneGradient.Stop]

    /// Nil for a gradient with another course.
    package init?(_ gradient: SceneGradient) {
        guard case .angular(_, let from, let to) = gradient.course else { return nil }
        let course = Arc(gradient, from: from.isFinite ? from : 0, to: to.isFinite ? to : 0)
        (start, stops) = course.length < 1 ? course.filled : course.lastTurn
    }

    /// The course as it runs clockwise. One that runs the other way is seen from its end.
    private struct Arc {
        let gradient: SceneGradient
        let isReversed: Bool
        let begin: Double
        let end: Double
        /// In turns. A millionth of a turn is nothing but the rounding of angles.
        let length: CGFloat

        init(_ gradient: SceneGradient, from: Double, to: Double) {
            self.gradient = gradient
            isReversed = to < from
            (begin, end) = isReversed ? (to, from) : (from, to)
            length = CGFloat((Swift.min((end - begin) / (2 * .pi), 1e6) * 1e6).rounded() / 1e6)
        }

        /// The colour after a number of turns.
        private func color(after turns: CGFloat) -> SceneColor {
            let part = length > 0 ? turns / length : turns > 0 ? 1 : 0
            return gradient.color(at: isReversed ? 1 - part : part)
        }

        /// The stops between two numbers of turns, with one at each end.
        private func stops(from first: CGFloat, to last: CGFloat) -> [Stop] {
            let all = isReversed ? gradient.stops.along(from: length, to: 0) : gradient.stops.along(from: 0, to: length)
            return [Stop(color: color(after: first), location: first)]
                + all.filter { $0.location > first && $0.location < last }
                + [Stop(color: length > 0 ? color(after: last) : color(after: 1), location: last)]
        }

        /// One that is less than a turn, and what is missing.
        var filled: (Double, [Stop]) {
            let around = stops(from: 0, to: length)
            guard let first = around.first, let last = around.last else { return (begin, around) }
            let middle = (length + 1) / 2
            let missing = [(last, middle), (first, middle), (first, 1)]
            return (begin, around + missing.map { Stop(color: $0.0.color, location: $0.1) })
        }

        /// The turn before the end, whichever way the course goes there.
        var lastTurn: (Double, [Stop]) {
            let passed = isReversed ? 0 : length - 1
            let turn = stops(from: passed, to: passed + 1).map { Stop(color: $0.color, location: $0.location - passed) }
            return (isReversed ? begin : end - 2 * .pi, turn)
        }
    }

    private typealias Stop = SceneGradient.Stop
}
