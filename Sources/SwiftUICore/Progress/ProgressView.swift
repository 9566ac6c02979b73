/// Shows how far something is, or that it goes on.
///
///     ProgressView("Loading")
///     ProgressView(value: 3, total: 10)
///
/// Without a value it turns, for someone who wants motion. How it looks is the business of its style; see
/// ``View/progressViewStyle(_:)``. A value below nothing counts as nothing, one above the total as the total; a value that is no
/// number, or a total that is not above nothing, as no value.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    private let fraction: Double?
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?
    @Environment(\.progressViewStyle) private var style

    fileprivate nonisolated init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
    }
}

extension ProgressView: View {
    public var body: some View {
        style.makeBody(
            ProgressViewStyleConfiguration(
                fractionCompleted: fraction,
                label: label.map { ProgressViewStyleConfiguration.Label(view: AnyView($0)) },
                currentValueLabel: currentValueLabel.map {
                    ProgressViewStyleConfiguration.CurrentValueLabel(view: AnyView($0))
                })
        )
        .modifier(ProgressMeaning(fraction: fraction))
    }
}

// MARK: Without a value

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Something that goes on, without a label.
    nonisolated public init() where Label == EmptyView {
        self.init(fraction: nil, label: nil, currentValueLabel: nil)
    }

    /// Something that goes on, with a label of any views.
    nonisolated public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: nil)
    }

    /// Something that goes on, with a text as its label, with values in it.
    nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: Text(titleKey), currentValueLabel: nil)
    }

    /// Something that goes on, with a text as its label, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(fraction: nil, label: Text(title), currentValueLabel: nil)
    }
}

// MARK: With a value

extension ProgressView {
    /// How much of a total is done, without a label; nil for something that goes on.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
    where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(fraction: value.part(of: total), label: nil, currentValueLabel: nil)
    }

    /// How much of a total is done, with a label of any views; nil for something that goes on.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView {
        self.init(fraction: value.part(of: total), label: label(), currentValueLabel: nil)
    }

    /// How much of a total is done, with a label, and views that say the value; nil for something that goes on.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(fraction: value.part(of: total), label: label(), currentValueLabel: currentValueLabel())
    }

    /// How much of a total is done, with a text as its label, with values in it; nil for something that goes on.
    nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView {
        self.init(fraction: value.part(of: total), label: Text(titleKey), currentValueLabel: nil)
    }

    /// How much of a total is done, with a text as its label, shown as it is; nil for something that goes on.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView {
        self.init(fraction: value.part(of: total), label: Text(title), currentValueLabel: nil)
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// What a style is asked to show, with the same value and labels: for a style that changes another one.
    nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}

extension Optional where Wrapped: BinaryFloatingPoint {
    /// From 0 to 1; nil if there is no such part.
    fileprivate func part(of total: Wrapped) -> Double? {
        guard let self, total > 0 else { return nil }
        let part = Double(self / total)
        return part.isNaN ? nil : min(max(part, 0), 1)
    }
}
