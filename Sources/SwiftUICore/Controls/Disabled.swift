extension View {
    /// Keeps the person from using the controls in this view. A view inside cannot enable its controls again.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        modifier(DisabledModifier(isDisabled: disabled))
    }
}

struct DisabledModifier {
    let isDisabled: Bool
}

extension DisabledModifier: EnvironmentWriting {
    func write(to environment: inout EnvironmentValues) {
        if isDisabled { environment.isEnabled = false }
    }
}

extension EnvironmentValues {
    private struct EnabledKey: EnvironmentKey {
        static var defaultValue: Bool { true }
    }

    /// Whether the person can use the controls of a view.
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }
}
