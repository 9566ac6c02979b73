/// Shows a value between two bounds.
///
///     Gauge(value: 22, in: 0...80) {
///         Text("Water")
///     } currentValueLabel: {
///         Text("22 litres")
///     }
///     .gaugeStyle(.accessoryCircular)
///
/// How it looks is the business of its style; see ``View/gaugeStyle(_:)``. A value outside of the bounds is shown at the nearer
/// end. It is read out by its label, with what says the current value, or else as a part of a hundred.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
    private let part: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel?
    private let minimumValueLabel: BoundsLabel?
    private let maximumValueLabel: BoundsLabel?
    private let markedValueLabels: MarkedValueLabels?
    @Environment(\.gaugeStyle) private var style

    fileprivate nonisolated init(
        part: Double, label: Label, current: CurrentValueLabel? = nil, minimum: BoundsLabel? = nil,
        maximum: BoundsLabel? = nil, marked: MarkedValueLabels? = nil
    ) {
        self.part = part
        self.label = label
        currentValueLabel = current
        minimumValueLabel = minimum
        maximumValueLabel = maximum
        markedValueLabels = marked
    }
}

extension Gauge: View {
    public var body: some View {
        SpokenGauge(part: part, label: label, currentValue: currentValueLabel, content: style.makeBody(configuration))
    }

    private var configuration: GaugeStyleConfiguration {
        var configuration = GaugeStyleConfiguration(
            value: part, label: GaugeStyleConfiguration.Label(view: AnyView(label)))
        configuration.currentValueLabel = currentValueLabel.map { .init(view: AnyView($0)) }
        configuration.minimumValueLabel = minimumValueLabel.map { .init(view: AnyView($0)) }
        configuration.maximumValueLabel = maximumValueLabel.map { .init(view: AnyView($0)) }
        configuration.markedValueLabel = markedValueLabels.map { .init(view: AnyView($0)) }
        return configuration
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge with a label.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(part: value.part(of: bounds), label: label())
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge with a label, and views that say the current value.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(part: value.part(of: bounds), label: label(), current: currentValueLabel())
    }
}

extension Gauge where BoundsLabel == EmptyView {
    /// A gauge with a label, views that say the current value, and views for values in between, which the framework's own
    /// styles do not show.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            part: value.part(of: bounds), label: label(), current: currentValueLabel(), marked: markedValueLabels())
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// A gauge with a label, and views that say the current value and the bounds.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            part: value.part(of: bounds), label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }
}

extension Gauge {
    /// A gauge with a label, views that say the current value and the bounds, and views for values in between, which the
    /// framework's own styles do not show.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            part: value.part(of: bounds), label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel(), marked: markedValueLabels())
    }
}

extension BinaryFloatingPoint {
    /// From 0 at the lower bound to 1 at the upper one; 0 where there is no such part.
    fileprivate func part(of bounds: ClosedRange<Self>) -> Double {
        guard bounds.upperBound > bounds.lowerBound, !isNaN else { return 0 }
        let part = Double((self - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
        return part.isNaN ? 0 : min(max(part, 0), 1)
    }
}
