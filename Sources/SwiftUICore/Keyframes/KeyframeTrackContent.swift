import Foundation

/// Keyframes of one property, which follow one another.
public protocol KeyframeTrackContent<Value> {
    /// The type of the property.
    associatedtype Value: Animatable = Self.Body.Value

    /// The type of ``body``.
    associatedtype Body: KeyframeTrackContent

    /// What the keyframes are made of.
    @KeyframeTrackContentBuilder<Self.Value>
    var body: Self.Body { get }

    /// Adds the keyframes, in order.
    func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Self.Value>)
}

extension KeyframeTrackContent where Self.Value == Self.Body.Value {
    public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Self.Value>) {
        body._resolve(into: &resolved)
    }
}

/// The keyframes of a property, in order.
public struct _ResolvedKeyframeTrackContent<Value: Animatable> {
    var keyframes: [Keyframe<Value>] = []
}

/// A value that a property comes to, and the way there.
struct Keyframe<Value: Animatable> {
    enum Way {
        case linear(UnitCurve)
        case cubic(start: Value?, end: Value?)
        case spring(Spring, start: Value?)
        case jump
    }

    let goal: Value
    /// In seconds; nil for as long as the spring needs.
    let duration: TimeInterval?
    let way: Way
}

/// Comes to a value with a curve of time.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let keyframe: Keyframe<Value>

    /// Comes to a value in so many seconds, at one speed if no curve says otherwise.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        keyframe = Keyframe(goal: to, duration: max(0, duration), way: .linear(timingCurve))
    }

    public var body: LinearKeyframe<Value> { self }

    public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
        resolved.keyframes.append(keyframe)
    }
}

/// Comes to a value along a smooth curve. Of several in a row, each goes over into the next without a corner.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let keyframe: Keyframe<Value>

    /// Comes to a value in so many seconds. Velocities are in values a second; without one, the curve takes over that of what is
    /// before or after it.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        keyframe = Keyframe(
            goal: to, duration: max(0, duration), way: .cubic(start: startVelocity, end: endVelocity))
    }

    public var body: CubicKeyframe<Value> { self }

    public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
        resolved.keyframes.append(keyframe)
    }
}

/// Comes to a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let keyframe: Keyframe<Value>

    /// Comes to a value in so many seconds, or as long as the spring needs. The velocity is in values a second; without one, the
    /// spring takes over that of what is before it.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        keyframe = Keyframe(goal: to, duration: duration.map { max(0, $0) }, way: .spring(spring, start: startVelocity))
    }

    public var body: SpringKeyframe<Value> { self }

    public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
        resolved.keyframes.append(keyframe)
    }
}

/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let keyframe: Keyframe<Value>

    /// Is at a value at once.
    public init(_ to: Value) {
        keyframe = Keyframe(goal: to, duration: 0, way: .jump)
    }

    public var body: MoveKeyframe<Value> { self }

    public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
        resolved.keyframes.append(keyframe)
    }
}
