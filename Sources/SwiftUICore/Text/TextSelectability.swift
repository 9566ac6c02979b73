/// Whether text can be marked and copied.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

/// Text can be marked and copied.
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

/// Text cannot be marked.
public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text can be marked and copied.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text cannot be marked.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
    /// Lets the text in this view be marked and copied, or not. In a page it can be where nobody says anything, as that is what people
    /// expect there.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.allowsTextSelection, S.allowsSelection)
    }
}

extension EnvironmentValues {
    private struct TextSelectionKey: EnvironmentKey {
        static var defaultValue: Bool? { nil }
    }

    /// Nil leaves it to the host.
    var allowsTextSelection: Bool? {
        get { self[TextSelectionKey.self] }
        set { self[TextSelectionKey.self] = newValue }
    }
}
