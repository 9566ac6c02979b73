import Foundation

/// A control that makes a value more and less by steps.
///
///     struct Order: View {
///         @State private var pegs = 10
///
///         var body: some View {
///             Stepper("Pegs: \(pegs)", value: $pegs, in: 0...40, step: 5)
///         }
///     }
///
/// A label and two buttons at the other end of the line. A button that can do nothing is disabled: at the end of the bounds, or
/// where there is no action. A step that would lead over the end leads to it.
public struct Stepper<Label: View> {
    private let steps: StepperSteps
    private let label: Label
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.isEnabled) private var isEnabled

    fileprivate nonisolated init(_ steps: StepperSteps, label: Label) {
        self.steps = steps
        self.label = label
    }
}

extension Stepper: View {
    public var body: some View {
        let actions = steps.actions()
        StepperControl(
            actions: actions,
            label: label.painted(in: isEnabled ? nil : Color(.standard(.tertiaryLabel))),
            showsLabel: !isLabelHidden, buttons: StepperButtons(actions: actions))
    }
}

// MARK: Actions

extension Stepper {
    /// A stepper with a label of any views, which does what the actions do; nil for an end that is reached.
    ///
    /// - Parameter onEditingChanged: Called with true before a step, and with false after it.
    nonisolated public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperSteps(onIncrement, onDecrement, onEditingChanged), label: label())
    }

    /// A stepper with a label of any views, which does what the actions do.
    @_disfavoredOverload
    nonisolated public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(StepperSteps(onIncrement, onDecrement, onEditingChanged), label: label())
    }
}

extension Stepper where Label == Text {
    /// A stepper with a text as its label, with values in it, which does what the actions do.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperSteps(onIncrement, onDecrement, onEditingChanged), label: Text(titleKey))
    }

    /// A stepper with a text as its label, shown as it is, which does what the actions do.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperSteps(onIncrement, onDecrement, onEditingChanged), label: Text(title))
    }
}

// MARK: A value

extension Stepper {
    /// A stepper for a value, with a label of any views.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperSteps(value, step: step, onEditingChanged), label: label())
    }

    /// A stepper for a value that stays in bounds, with a label of any views.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperSteps(value, in: bounds, step: step, onEditingChanged), label: label())
    }

    /// A stepper for a value, with a label of any views.
    @_disfavoredOverload
    nonisolated public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(StepperSteps(value, step: step, onEditingChanged), label: label())
    }

    /// A stepper for a value that stays in bounds, with a label of any views.
    @_disfavoredOverload
    nonisolated public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(StepperSteps(value, in: bounds, step: step, onEditingChanged), label: label())
    }
}

extension Stepper where Label == Text {
    /// A stepper for a value, with a text as its label, with values in it.
    nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperSteps(value, step: step, onEditingChanged), label: Text(titleKey))
    }

    /// A stepper for a value, with a text as its label, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperSteps(value, step: step, onEditingChanged), label: Text(title))
    }

    /// A stepper for a value that stays in bounds, with a text as its label, with values in it.
    nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperSteps(value, in: bounds, step: step, onEditingChanged), label: Text(titleKey))
    }

    /// A stepper for a value that stays in bounds, with a text as its label, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperSteps(value, in: bounds, step: step, onEditingChanged), label: Text(title))
    }
}

// MARK: A value in a format: it is read out so

extension Stepper {
    /// A stepper for a value, with a label of any views. The value is read out in the format.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(StepperSteps(value, step: step, format: format, onEditingChanged), label: label())
    }

    /// A stepper for a value that stays in bounds, with a label of any views. The value is read out in the format.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(StepperSteps(value, in: bounds, step: step, format: format, onEditingChanged), label: label())
    }
}

extension Stepper where Label == Text {
    /// A stepper for a value, with a text as its label, with values in it. The value is read out in the format.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(StepperSteps(value, step: step, format: format, onEditingChanged), label: Text(titleKey))
    }

    /// A stepper for a value, with a text as its label, shown as it is. The value is read out in the format.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(StepperSteps(value, step: step, format: format, onEditingChanged), label: Text(title))
    }

    /// A stepper for a value that stays in bounds, with a text as its label, with values in it. The value is read out in the
    /// format.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(StepperSteps(value, in: bounds, step: step, format: format, onEditingChanged), label: Text(titleKey))
    }

    /// A stepper for a value that stays in bounds, with a text as its label, shown as it is. The value is read out in the
    /// format.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(StepperSteps(value, in: bounds, step: step, format: format, onEditingChanged), label: Text(title))
    }
}
