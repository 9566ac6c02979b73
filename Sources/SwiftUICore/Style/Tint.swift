extension View {
    /// The colour of the controls in this view; nil for the standard one.
    nonisolated public func tint(_ tint: Color?) -> some View {
        environment(\.tintColor, tint)
    }
}

extension EnvironmentValues {
    private struct TintKey: EnvironmentKey {
        static var defaultValue: Color? { nil }
    }

    var tintColor: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}
