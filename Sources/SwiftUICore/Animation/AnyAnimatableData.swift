/// What changes little by little of something whose type is hidden.
///
/// Values of different types have nothing between them: what is added to one of another type leaves it as it is.
public struct _AnyAnimatableData: VectorArithmetic {
    /// Nil for nothing at all.
    private var value: (any VectorArithmetic)?

    private init(value: (any VectorArithmetic)?) {
        self.value = value
    }

    nonisolated init<A: Animatable>(of animatable: A) {
        value = animatable.animatableData
    }

    /// Gives the value to something that it is one of.
    nonisolated func write(to shape: inout any Shape) {
        func written<S: Shape>(_ shape: S) -> any Shape {
            guard let data = value as? S.AnimatableData else { return shape }
            var shape = shape
            shape.animatableData = data
            return shape
        }
        shape = written(shape)
    }

    /// The same for a layout.
    nonisolated func written<L: Layout>(to layout: L) -> L {
        guard let data = value as? L.AnimatableData else { return layout }
        var layout = layout
        layout.animatableData = data
        return layout
    }

    public static var zero: _AnyAnimatableData { _AnyAnimatableData(value: nil) }

    public static func == (left: _AnyAnimatableData, right: _AnyAnimatableData) -> Bool {
        guard let one = left.value, let other = right.value else { return left.value == nil && right.value == nil }
        func isEqual<V: VectorArithmetic>(_ one: V) -> Bool { (other as? V) == one }
        return isEqual(one)
    }

    public static func + (left: _AnyAnimatableData, right: _AnyAnimatableData) -> _AnyAnimatableData {
        guard let one = left.value, let other = right.value else { return left.value == nil ? right : left }
        func sum<V: VectorArithmetic>(_ one: V) -> any VectorArithmetic { (other as? V).map { one + $0 } ?? one }
        return _AnyAnimatableData(value: sum(one))
    }

    public static func - (left: _AnyAnimatableData, right: _AnyAnimatableData) -> _AnyAnimatableData {
        var less = right
        less.scale(by: -1)
        return left + less
    }

    public mutating func scale(by rhs: Double) {
        guard let value else { return }
        func scaled<V: VectorArithmetic>(_ value: V) -> any VectorArithmetic {
            var value = value
            value.scale(by: rhs)
            return value
        }
        self.value = scaled(value)
    }

    public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }
}

@available(*, unavailable)
extension _AnyAnimatableData: Sendable {}
