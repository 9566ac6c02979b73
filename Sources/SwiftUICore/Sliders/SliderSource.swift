/// The value that a slider moves, whatever its type.
struct SliderSource {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    /// Nil for a slider that can take any value.
    let step: Double?
    let onEditingChanged: (Bool) -> Void

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, in bounds: ClosedRange<V>, _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.value = Binding(location: NumberLocation(value.location))
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        step = nil
        self.onEditingChanged = onEditingChanged
    }

    /// A step that is not above nothing is none.
    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, _ onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        self.value = Binding(location: NumberLocation(value.location))
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step > 0 ? Double(step) : nil
        self.onEditingChanged = onEditingChanged
    }
}

/// A number of any kind as a `Double`.
private final class NumberLocation<Number: BinaryFloatingPoint>: Location<Double>, @unchecked Sendable {
    private let number: Location<Number>

    init(_ number: Location<Number>) {
        self.number = number
    }

    override func get() -> Double { Double(number.get()) }
    override func set(_ value: Double) { number.set(Number(value)) }

    override func isSame(as other: Location<Double>) -> Bool {
        guard let other = other as? NumberLocation<Number> else { return false }
        return number.isSame(as: other.number)
    }
}
