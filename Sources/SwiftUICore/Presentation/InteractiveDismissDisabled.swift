extension View {
    /// Whether the person is kept from dismissing the sheet around the view by hand. The app still can, and the sheet can still
    /// be dragged from one height to another.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(PreferenceWritingModifier<InteractiveDismissDisabledKey>(value: isDisabled))
    }
}

/// Anywhere in the content is enough (`behaviour` A5.21).
enum InteractiveDismissDisabledKey: PreferenceKey {
    static var defaultValue: Bool { false }

    static func reduce(value: inout Bool, nextValue: () -> Bool) {
        value = nextValue() || value
    }
}
