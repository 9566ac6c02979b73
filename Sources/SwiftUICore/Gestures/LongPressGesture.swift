import Foundation

/// A finger that stays on a view.
public struct LongPressGesture: PrimitiveGesture {
    /// Whether the finger is on the view.
    public typealias Value = Bool
    public typealias Body = Never

    /// How long the finger has to stay, in seconds.
    public var minimumDuration: Double
    /// How far it may stray meanwhile, in points.
    public var maximumDistance: CGFloat

    /// A gesture of a finger that stays for so many seconds, and does not stray farther than so many points.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    public static func _makeGesture(
        gesture: _GraphValue<LongPressGesture>, inputs: _GestureInputs
    ) -> _GestureOutputs<Bool> {
        let kind = GestureCandidate.Kind.longPress(
            duration: gesture.value.minimumDuration, distance: gesture.value.maximumDistance)
        return _GestureOutputs(kind: kind) { _ in true }
    }
}
