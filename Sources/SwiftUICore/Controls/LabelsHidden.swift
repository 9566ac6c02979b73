extension View {
    /// Hides the labels of the controls in this view. They are read out all the same, so a control has to have one.
    nonisolated public func labelsHidden() -> some View {
        environment(\.areLabelsHidden, true)
    }
}

extension EnvironmentValues {
    private struct HiddenLabelsKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// The labels of controls are not seen.
    var areLabelsHidden: Bool {
        get { self[HiddenLabelsKey.self] }
        set { self[HiddenLabelsKey.self] = newValue }
    }
}
