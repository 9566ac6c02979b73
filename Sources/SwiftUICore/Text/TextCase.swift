import Foundation

extension Text {
    /// Large or small letters.
    public enum Case: Hashable, Sendable {
        case uppercase, lowercase
    }
}

extension EnvironmentValues {
    private struct TextCaseKey: EnvironmentKey {
        static var defaultValue: Text.Case? { nil }
    }

    /// In which letters text is shown; nil for as it is.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
}

extension View {
    /// Shows the text in this view in large or small letters; nil for as it is.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }
}

extension Text.Case? {
    /// By the rules of a language: a Turkish i becomes İ.
    func applied(to string: String, in locale: Locale) -> String {
        switch self {
        case nil: string
        case .uppercase?: string.uppercased(with: locale)
        case .lowercase?: string.lowercased(with: locale)
        }
    }
}
