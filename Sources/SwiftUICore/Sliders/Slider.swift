/// A control for a value on a track.
///
///     struct Heater: View {
///         @State private var warmth = 18.0
///
///         var body: some View {
///             Slider(value: $warmth, in: 10...30, step: 0.5) { Text("Warmth") }
///         }
///     }
///
/// It takes all the width that it is offered. Its label is read out and not seen. A value outside of the bounds is shown at the
/// nearer end; the thumb of a slider with steps rests only at the steps, counted from the lower bound.
public struct Slider<Label: View, ValueLabel: View> {
    private let source: SliderSource
    private let label: Label
    private let minimumValueLabel: ValueLabel
    private let maximumValueLabel: ValueLabel

    fileprivate nonisolated init(_ source: SliderSource, label: Label, minimum: ValueLabel, maximum: ValueLabel) {
        self.source = source
        self.label = label
        minimumValueLabel = minimum
        maximumValueLabel = maximum
    }
}

extension Slider: View {
    public var body: some View {
        HStack(spacing: SliderMetrics.labelDistance) {
            minimumValueLabel
            SliderControl(source: source, label: label)
            maximumValueLabel
        }
    }
}

extension Slider {
    /// A slider with a label, and views at both ends of its track.
    ///
    /// - Parameter onEditingChanged: Called with true when the person begins to move the thumb, and with false at the end.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderSource(value, in: bounds, onEditingChanged), label: label(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }

    /// A slider that goes by steps, with a label, and views at both ends of its track.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderSource(value, in: bounds, step: step, onEditingChanged), label: label(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider with a label.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderSource(value, in: bounds, onEditingChanged), label: label())
    }

    /// A slider that goes by steps, with a label.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderSource(value, in: bounds, step: step, onEditingChanged), label: label())
    }

    fileprivate nonisolated init(_ source: SliderSource, label: Label) {
        self.init(source, label: label, minimum: EmptyView(), maximum: EmptyView())
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider without a label.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderSource(value, in: bounds, onEditingChanged), label: EmptyView())
    }

    /// A slider that goes by steps, without a label.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderSource(value, in: bounds, step: step, onEditingChanged), label: EmptyView())
    }
}

// MARK: Older orders of the same

extension Slider {
    /// A slider with a label, and views at both ends of its track.
    @_disfavoredOverload
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderSource(value, in: bounds, onEditingChanged), label: label(), minimum: minimumValueLabel,
            maximum: maximumValueLabel)
    }

    /// A slider that goes by steps, with a label, and views at both ends of its track.
    @_disfavoredOverload
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderSource(value, in: bounds, step: step, onEditingChanged), label: label(), minimum: minimumValueLabel,
            maximum: maximumValueLabel)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider with a label.
    @_disfavoredOverload
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderSource(value, in: bounds, onEditingChanged), label: label())
    }

    /// A slider that goes by steps, with a label.
    @_disfavoredOverload
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderSource(value, in: bounds, step: step, onEditingChanged), label: label())
    }
}
