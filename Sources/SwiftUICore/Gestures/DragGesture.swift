import Foundation

/// A finger that moves.
public struct DragGesture: PrimitiveGesture {
    public typealias Body = Never

    /// What is told of a drag.
    public struct Value: Equatable, Sendable {
        /// When this was so.
        public var time: Date
        /// Where the finger is.
        public var location: CGPoint
        /// Where it began.
        public var startLocation: CGPoint
        /// In points per second.
        public var velocity: CGSize

        /// From where it began to where it is.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where a thing thrown with this velocity would come to rest.
        public var predictedEndLocation: CGPoint {
            CGPoint(
                x: location.x + velocity.width * GestureThresholds.projection,
                y: location.y + velocity.height * GestureThresholds.projection)
        }

        /// From where it began to where a thing thrown with this velocity would come to rest.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
        }
    }

    /// How far the finger has to move before it is a drag, in points.
    public var minimumDistance: CGFloat
    /// Where the origin of the locations lies.
    public var coordinateSpace: CoordinateSpace

    /// A gesture of a finger that moves at least so many points.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// A gesture of a finger that moves at least so many points.
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    public static func _makeGesture(
        gesture: _GraphValue<DragGesture>, inputs: _GestureInputs
    ) -> _GestureOutputs<Value> {
        let space = gesture.value.coordinateSpace
        return _GestureOutputs(kind: .drag(distance: gesture.value.minimumDistance)) { moment in
            Value(
                time: Date(timeIntervalSinceReferenceDate: moment.path.time),
                location: moment.point(moment.path.location, in: space),
                startLocation: moment.point(moment.path.start, in: space), velocity: moment.path.velocity)
        }
    }
}
