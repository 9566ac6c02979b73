import Foundation

/// Two fingers that move apart or together.
public struct MagnifyGesture: PrimitiveGesture {
    public typealias Body = Never

    /// What is told of the fingers.
    public struct Value: Equatable, Sendable {
        /// When this was so.
        public var time: Date
        /// How many times as far apart they are as at first.
        public var magnification: CGFloat
        /// How much the magnification grows in a second.
        public var velocity: CGFloat
        /// Where they began, in parts of the view.
        public var startAnchor: UnitPoint
        /// Where they began, in the view.
        public var startLocation: CGPoint
    }

    /// How much the magnification has to change before it is a gesture.
    public var minimumScaleDelta: CGFloat

    /// A gesture of two fingers that move apart or together by a share of their distance.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    public static func _makeGesture(
        gesture: _GraphValue<MagnifyGesture>, inputs: _GestureInputs
    ) -> _GestureOutputs<Value> {
        _GestureOutputs(kind: .magnify(scale: gesture.value.minimumScaleDelta)) { moment in
            Value(
                time: Date(timeIntervalSinceReferenceDate: moment.path.time), magnification: moment.pinch.scale,
                velocity: moment.pinch.scaleVelocity, startAnchor: moment.startAnchor,
                startLocation: moment.point(moment.path.start, in: .local))
        }
    }
}

/// Two fingers that move apart or together, in a number.
public struct MagnificationGesture: PrimitiveGesture {
    /// How many times as far apart the fingers are as at first.
    public typealias Value = CGFloat
    public typealias Body = Never

    /// How much the number has to change before it is a gesture.
    public var minimumScaleDelta: CGFloat

    /// A gesture of two fingers that move apart or together by a share of their distance.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    public static func _makeGesture(
        gesture: _GraphValue<MagnificationGesture>, inputs: _GestureInputs
    ) -> _GestureOutputs<CGFloat> {
        _GestureOutputs(kind: .magnify(scale: gesture.value.minimumScaleDelta)) { $0.pinch.scale }
    }
}

/// Two fingers that turn about each other.
public struct RotateGesture: PrimitiveGesture {
    public typealias Body = Never

    /// What is told of the fingers.
    public struct Value: Equatable, Sendable {
        /// When this was so.
        public var time: Date
        /// How far they have turned, clockwise.
        public var rotation: Angle
        /// How far they turn in a second.
        public var velocity: Angle
        /// Where they began, in parts of the view.
        public var startAnchor: UnitPoint
        /// Where they began, in the view.
        public var startLocation: CGPoint
    }

    /// How far the fingers have to turn before it is a gesture.
    public var minimumAngleDelta: Angle

    /// A gesture of two fingers that turn by an angle.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    public static func _makeGesture(
        gesture: _GraphValue<RotateGesture>, inputs: _GestureInputs
    ) -> _GestureOutputs<Value> {
        _GestureOutputs(kind: .rotate(angle: gesture.value.minimumAngleDelta.radians)) { moment in
            Value(
                time: Date(timeIntervalSinceReferenceDate: moment.path.time),
                rotation: .radians(moment.pinch.rotation), velocity: .radians(moment.pinch.rotationVelocity),
                startAnchor: moment.startAnchor, startLocation: moment.point(moment.path.start, in: .local))
        }
    }
}

/// Two fingers that turn about each other, as an angle.
public struct RotationGesture: PrimitiveGesture {
    /// How far the fingers have turned, clockwise.
    public typealias Value = Angle
    public typealias Body = Never

    /// How far the fingers have to turn before it is a gesture.
    public var minimumAngleDelta: Angle

    /// A gesture of two fingers that turn by an angle.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    public static func _makeGesture(
        gesture: _GraphValue<RotationGesture>, inputs: _GestureInputs
    ) -> _GestureOutputs<Angle> {
        _GestureOutputs(kind: .rotate(angle: gesture.value.minimumAngleDelta.radians)) {
            .radians($0.pinch.rotation)
        }
    }
}

extension GestureMoment {
    /// Where the gesture began, in parts of the view.
    fileprivate var startAnchor: UnitPoint {
        let start = point(path.start, in: .local)
        guard size.width > 0, size.height > 0 else { return .center }
        return UnitPoint(x: start.x / size.width, y: start.y / size.height)
    }
}
