import Foundation

/// How a value changes over time, by the values that it comes through.
///
///     KeyframeTimeline(initialValue: Bounce()) {
///         KeyframeTrack(\.height) {
///             CubicKeyframe(40, duration: 0.3)
///             SpringKeyframe(0, duration: 0.5)
///         }
///     }
public protocol Keyframes<Value> {
    /// The type of what changes.
    associatedtype Value = Self.Body.Value

    /// The type of ``body``.
    associatedtype Body: Keyframes

    /// What the keyframes are made of.
    @KeyframesBuilder<Self.Value>
    var body: Self.Body { get }

    /// Adds the courses of the parts of a value.
    func _resolve(
        into resolved: inout _ResolvedKeyframes<Self.Value>, initialValue: Self.Value, initialVelocity: Self.Value?)
}

extension Keyframes where Self.Value == Self.Body.Value {
    public func _resolve(
        into resolved: inout _ResolvedKeyframes<Self.Value>, initialValue: Self.Value, initialVelocity: Self.Value?
    ) {
        body._resolve(into: &resolved, initialValue: initialValue, initialVelocity: initialVelocity)
    }
}

/// The courses of the parts of a value.
public struct _ResolvedKeyframes<Value> {
    private var courses: [(duration: TimeInterval, write: (inout Value, TimeInterval) -> Void)] = []

    var duration: TimeInterval { courses.map(\.duration).max() ?? 0 }

    mutating func add(_ duration: TimeInterval, _ write: @escaping (inout Value, TimeInterval) -> Void) {
        courses.append((duration, write))
    }

    func value(from start: Value, at time: TimeInterval) -> Value {
        var value = start
        for course in courses { course.write(&value, time) }
        return value
    }
}

extension Never: Keyframes {
    public func _resolve(
        into resolved: inout _ResolvedKeyframes<Never>, initialValue: Never, initialVelocity: Never?
    ) {}
}

/// Keyframes of the framework's own, which are not made of others.
package protocol PrimitiveKeyframes: Keyframes where Body == Never {}

extension PrimitiveKeyframes {
    /// Keyframes that are not made of others have no body. Nothing evaluates it.
    public var body: Never {
        preconditionFailure("\(Self.self) is not made of other keyframes; its body cannot be evaluated")
    }
}

/// The course of one property of a value, or of the value as a whole: its keyframes follow one another.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: PrimitiveKeyframes
where Value == Content.Value {
    private let path: WritableKeyPath<Root, Value>
    private let content: Content

    /// The course of the value as a whole.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        path = \.self
        self.content = content()
    }

    /// The course of a property.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        path = keyPath
        self.content = content()
    }

    public func _resolve(
        into resolved: inout _ResolvedKeyframes<Root>, initialValue: Root, initialVelocity: Root?
    ) {
        var track = _ResolvedKeyframeTrackContent<Value>()
        content._resolve(into: &track)
        let course = KeyframeCourse(
            track.keyframes, from: initialValue[keyPath: path], velocity: initialVelocity?[keyPath: path])
        let path = path
        resolved.add(course.duration) { value, time in value[keyPath: path] = course.value(at: time) }
    }
}

/// A value's course over time, worked out from keyframes.
public struct KeyframeTimeline<Value> {
    private let start: Value
    private let courses: _ResolvedKeyframes<Value>

    /// The course of a value that begins with one.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue: initialValue, keyframes: content())
    }

    init(initialValue: Value, keyframes: some Keyframes<Value>) {
        start = initialValue
        var courses = _ResolvedKeyframes<Value>()
        keyframes._resolve(into: &courses, initialValue: initialValue, initialVelocity: nil)
        self.courses = courses
    }

    /// When the longest track ends, in seconds.
    public var duration: TimeInterval { courses.duration }

    /// The value after a time in seconds.
    public func value(time: Double) -> Value {
        courses.value(from: start, at: max(0, time))
    }

    /// The value at a share of the whole time, from 0 to 1.
    public func value(progress: Double) -> Value {
        value(time: progress * duration)
    }
}
