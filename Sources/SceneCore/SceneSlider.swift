import Foundation

/// Where a slider stands, and how its thumb moves.
///
/// A host moves the thumb with the finger by itself. The last node in a slider is the thumb, and the one before it the part of the
/// track up to the thumb's middle.
package struct SceneSlider: Equatable, Sendable {
    /// From `lower` to `upper`.
    package var value: Double
    package var lower: Double
    package var upper: Double
    /// From one value that the slider can take to the next; nil if it can take any.
    package var step: Double?
    /// From the ends of the node to the thumb's middle at the ends of the track, in points.
    package var inset: CGFloat
    /// How often a finger has let go of the thumb: a host that moves it then shows the value again.
    package var releases = 0

    package init(value: Double, in bounds: ClosedRange<Double>, step: Double?, inset: CGFloat) {
        self.value = min(max(value, bounds.lowerBound), bounds.upperBound)
        lower = bounds.lowerBound
        upper = bounds.upperBound
        self.step = step
        self.inset = inset
    }

    /// From one end of the track to the other; nil if that is no length, as where there is no upper end: then the thumb stands at the
    /// lower end and the value stays what it is.
    private var length: Double? {
        let length = upper - lower
        return length.isFinite && length > 0 ? length : nil
    }

    /// How far along the track the value is, from 0 to 1.
    package var part: Double { length.map { (value - lower) / $0 } ?? 0 }

    /// A step in parts of the track; nil if the slider can take any value.
    package var stepPart: Double? {
        guard let step, let length else { return nil }
        return min(step / length, 1)
    }

    /// The value at a place along the track, as near as the slider can stand to it.
    package func value(at part: Double) -> Double {
        guard let length else { return value }
        let wanted = lower + min(max(part, 0), 1) * length
        guard let step, step > 0 else { return wanted }
        return min(lower + ((wanted - lower) / step).rounded() * step, upper)
    }
}

/// What a person does with something that can be made more and less.
package enum SceneAdjustment: Equatable, Sendable {
    /// By one step.
    case increment, decrement
    /// A finger takes hold of a slider's thumb, and lets go of it.
    case began, ended
    /// A slider's thumb is somewhere along its track: 0 at the least value, 1 at the greatest.
    case moved(to: Double)
}
