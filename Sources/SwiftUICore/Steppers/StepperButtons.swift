import Foundation

/// The two buttons of a stepper, on one surface.
struct StepperButtons: View {
    let actions: StepperActions

    var body: some View {
        HStack(spacing: 0) {
            half("minus", Words.decrement, actions.decrement)
            half("plus", Words.increment, actions.increment)
        }
        .background {
            Capsule().fill(Color(.standard(.tertiaryFill)))
            Rectangle()
                .fill(Color(.standard(.separator)))
                .frame(width: StepperMetrics.line.width, height: StepperMetrics.line.height)
        }
    }

    private func half(_ symbol: String, _ name: String, _ action: (() -> Void)?) -> some View {
        StepperButton(symbol: symbol, name: name, action: action).disabled(action == nil)
    }
}

/// Half of a stepper.
private struct StepperButton: View {
    let symbol: String
    let name: String
    let action: (() -> Void)?
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        PressArea(
            surface: nil, isSteady: false, isPassedByKeys: true, action: { action?() }, onPressing: nil,
            content: Image(systemName: symbol)
                .foregroundColor(isEnabled ? .primary : Color(.standard(.tertiaryLabel)))
                .frame(width: StepperMetrics.size.width / 2, height: StepperMetrics.size.height)
                .accessibilityLabel(name))
    }
}
