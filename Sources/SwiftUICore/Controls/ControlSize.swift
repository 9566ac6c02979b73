/// How large controls are, in steps.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    case mini, small, regular, large, extraLarge
}

extension EnvironmentValues {
    private struct ControlSizeKey: EnvironmentKey {
        static var defaultValue: ControlSize { .regular }
    }

    /// How large the controls of a view are.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets how large the controls in this view are.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
}
