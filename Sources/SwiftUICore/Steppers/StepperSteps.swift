import Foundation

/// What the steps of a stepper do, whatever the type of its value.
struct StepperSteps {
    /// Looks at the value, and says what a step can do now.
    let actions: () -> StepperActions

    init(_ increment: (() -> Void)?, _ decrement: (() -> Void)?, _ onEditingChanged: @escaping (Bool) -> Void) {
        actions = {
            StepperActions(
                increment: increment.map { Self.edit(onEditingChanged, $0) },
                decrement: decrement.map { Self.edit(onEditingChanged, $0) })
        }
    }

    /// - Parameter describe: How the value is read out; nil if it is not.
    init<V: Strideable>(
        _ value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride,
        describe: ((V) -> String)? = nil, _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        actions = {
            let current = value.wrappedValue
            func action(_ step: V.Stride) -> (() -> Void)? {
                guard current.stepped(by: step, in: bounds) != current else { return nil }
                return Self.edit(onEditingChanged) {
                    value.wrappedValue = value.wrappedValue.stepped(by: step, in: bounds)
                }
            }
            return StepperActions(
                increment: action(step), decrement: action(-step), value: describe?(current) ?? "")
        }
    }

    init<F: FormatStyle>(
        _ value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>? = nil, step: F.FormatInput.Stride,
        format: F, _ onEditingChanged: @escaping (Bool) -> Void
    ) where F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(value, in: bounds, step: step, describe: format.format, onEditingChanged)
    }

    private static func edit(_ onEditingChanged: @escaping (Bool) -> Void, _ action: @escaping () -> Void) -> () -> Void
    {
        {
            onEditingChanged(true)
            action()
            onEditingChanged(false)
        }
    }
}

/// What a stepper can do at a moment.
struct StepperActions {
    /// Nil if the end is reached.
    var increment: (() -> Void)?
    var decrement: (() -> Void)?
    /// How the value is read out; empty if it is not.
    var value = ""
}

extension Strideable {
    /// The value a step further, at most at the end of the bounds. A value outside of them goes back to them.
    fileprivate func stepped(by step: Stride, in bounds: ClosedRange<Self>?) -> Self {
        let next = clamped(by: step) ?? advanced(by: step)
        guard let bounds else { return next }
        return min(max(next, bounds.lowerBound), bounds.upperBound)
    }

    /// Of a whole number: beyond the last one there is none. Nil of anything else.
    private func clamped(by step: Stride) -> Self? {
        guard let number = self as? any FixedWidthInteger, let step = step as? Int else { return nil }
        return number.clamped(by: step) as? Self
    }
}

extension FixedWidthInteger {
    fileprivate func clamped(by step: Int) -> Self {
        let size = Self(clamping: step.magnitude)
        let (sum, isBeyond) = step < 0 ? subtractingReportingOverflow(size) : addingReportingOverflow(size)
        guard isBeyond else { return sum }
        return step < 0 ? .min : .max
    }
}
