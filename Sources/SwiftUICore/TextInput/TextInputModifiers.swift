import SceneCore

/// The word on the return key.
public struct SubmitLabel: Sendable {
    let key: TextInputTraits.ReturnKey

    public static var done: SubmitLabel { SubmitLabel(key: .done) }
    public static var go: SubmitLabel { SubmitLabel(key: .go) }
    public static var send: SubmitLabel { SubmitLabel(key: .send) }
    public static var join: SubmitLabel { SubmitLabel(key: .go) }
    public static var route: SubmitLabel { SubmitLabel(key: .go) }
    public static var search: SubmitLabel { SubmitLabel(key: .search) }
    public static var `return`: SubmitLabel { SubmitLabel(key: .standard) }
    public static var next: SubmitLabel { SubmitLabel(key: .next) }
    public static var `continue`: SubmitLabel { SubmitLabel(key: .proceed) }
}

/// Which letters a keyboard makes capitals of.
public struct TextInputAutocapitalization: Sendable {
    let capitalization: TextInputTraits.Capitalization

    /// None.
    public static var never: TextInputAutocapitalization { Self(capitalization: .none) }
    /// The first of each word.
    public static var words: TextInputAutocapitalization { Self(capitalization: .words) }
    /// The first of each sentence.
    public static var sentences: TextInputAutocapitalization { Self(capitalization: .sentences) }
    /// All.
    public static var characters: TextInputAutocapitalization { Self(capitalization: .characters) }
}

extension TextInputAutocapitalization {
    /// The same by UIKit's name.
    public init?(_ type: UITextAutocapitalizationType) {
        switch type {
        case .none: self = .never
        case .words: self = .words
        case .sentences: self = .sentences
        case .allCharacters: self = .characters
        }
    }
}

extension View {
    /// Sets the word on the return key for fields in this view. The keyboard of a device may know fewer words.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        environment(\.textInputTraits.returnKey, submitLabel.key)
    }

    /// Sets the keyboard for fields in this view. It only helps: a person may still paste anything.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
        environment(\.textInputTraits.keyboard, type.keyboard)
    }

    /// Says what fields in this view are for, so that a browser can offer what it knows.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\.textInputTraits.contentType, textContentType?.rawValue)
    }

    /// Sets which letters the keyboard makes capitals of; nil for the first of each sentence.
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    {
        environment(\.textInputTraits.capitalization, autocapitalization?.capitalization ?? .sentences)
    }

    /// The same in the older spelling.
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        textInputAutocapitalization(TextInputAutocapitalization(style))
    }

    /// Has what is written in this view left as it is, or corrected.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.textInputTraits.isCorrected, !disable)
    }

    /// The same in the older spelling; nil for the usual.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        autocorrectionDisabled(disable ?? false)
    }
}

extension EnvironmentValues {
    private struct TextInputTraitsKey: EnvironmentKey {
        static var defaultValue: TextInputTraits { TextInputTraits() }
    }

    var textInputTraits: TextInputTraits {
        get { self[TextInputTraitsKey.self] }
        set { self[TextInputTraitsKey.self] = newValue }
    }
}
