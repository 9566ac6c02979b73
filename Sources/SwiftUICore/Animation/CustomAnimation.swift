import Foundation
import SceneCore

/// An animation of an app's own: where a change is at each moment.
///
///     struct Stairs: CustomAnimation {
///         func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
///             guard time < 1 else { return nil }
///             return value.scaled(by: (time * 4).rounded(.down) / 4)
///         }
///     }
///
/// It is worked out ahead, once for a way of length 1, and all that the change moves goes along it; so only what is in proportion
/// to the way is seen. One that does not end within ten seconds is ended then.
public protocol CustomAnimation: Hashable {
    /// How far the change is; nil when it has arrived.
    ///
    /// - Parameters:
    ///   - value: The whole way.
    ///   - time: In seconds, since the beginning.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// How fast the change goes, in values a second; nil for one that does not say.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
}

extension CustomAnimation {
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
}

/// What an animation keeps from moment to moment.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What the animation has kept.
    public var state: AnimationState<Value>
    /// The animation says that it has arrived, though it may still move.
    public var isLogicallyComplete = false

    /// The same with another state, for an animation that is made of others.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete)
    }
}

/// What an animation keeps, by key.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Nothing kept yet.
    public init() {}

    /// What is kept for a key.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// Names something that an animation keeps.
public protocol AnimationStateKey {
    /// The type of what is kept.
    associatedtype Value

    /// What there is before anything has been kept.
    static var defaultValue: Value { get }
}

extension Animation {
    /// An animation of an app's own.
    public init<A: CustomAnimation>(_ base: A) {
        self.init(custom: CustomPace(base))
    }

    /// How far a change with this animation is; nil when it has arrived.
    public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if let custom { return custom.animate(value: value, time: time, context: &context) }
        guard let animation = sceneAnimation, time < animation.wholeDuration ?? .infinity else { return nil }
        return value.scaled(by: animation.progress(at: time))
    }

    /// How fast a change with this animation goes, in values a second; nil when it has arrived.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        if let custom { return custom.velocity(value: value, time: time, context: context) }
        guard let animation = sceneAnimation, time < animation.wholeDuration ?? .infinity else { return nil }
        let (before, after) = (max(0, time - Self.moment), time + Self.moment)
        let way = animation.progress(at: after) - animation.progress(at: before)
        return value.scaled(by: way / (after - before))
    }

    /// The animation itself, without its type.
    public var base: any CustomAnimation { custom ?? NamedAnimation(animation: self) }

    /// In seconds: short enough for a speed.
    private static let moment = 0.0005
}

/// An animation that the framework has a name for.
private struct NamedAnimation: CustomAnimation {
    let animation: Animation

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        animation.animate(value: value, time: time, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        animation.velocity(value: value, time: time, context: context)
    }
}

/// The pace of an animation of an app's own: positions on a way of length 1, at moments of equal distance.
struct CustomPace: Hashable, @unchecked Sendable {
    let base: any CustomAnimation
    let positions: [Double]
    /// In seconds.
    let duration: TimeInterval

    init<A: CustomAnimation>(_ base: A) {
        self.base = base
        var context = AnimationContext<Double>(state: AnimationState())
        var all: [Double] = []
        while all.count < Self.most,
            let position = base.animate(
                value: 1, time: Double(all.count) / Self.perSecond, context: &context)
        {
            all.append(position.isFinite ? position : 1)
        }
        duration = Double(all.count) / Self.perSecond
        // A page is told no more than it can show.
        let stride = max(1, all.count / Self.mostKept)
        positions = all.enumerated().filter { $0.offset % stride == 0 }.map(\.element) + [1]
    }

    static func == (left: CustomPace, right: CustomPace) -> Bool {
        AnyHashable(left.base) == AnyHashable(right.base)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(AnyHashable(base))
    }

    private static let perSecond = 60.0
    private static let most = 600
    private static let mostKept = 120
}

extension VectorArithmetic {
    /// The value so many times as large.
    public func scaled(by rhs: Double) -> Self {
        var value = self
        value.scale(by: rhs)
        return value
    }

    /// The value at a share of the way to another one; beyond it for a share of more than one.
    public func interpolated(towards other: Self, amount: Double) -> Self {
        moved(toward: other, by: amount)
    }
}
