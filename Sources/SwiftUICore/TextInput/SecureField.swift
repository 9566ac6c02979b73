/// A line for a password: what is written is not shown, and is read out only as so many dots.
///
///     SecureField("Password", text: $password)
///         .textContentType(.password)
public struct SecureField<Label: View> {
    private let label: Label
    private let text: Binding<String>
    private let prompt: Text?
    private let onCommit: (() -> Void)?

    nonisolated fileprivate init(
        _ text: Binding<String>, label: Label, prompt: Text?, onCommit: (() -> Void)? = nil
    ) {
        self.label = label
        self.text = text
        self.prompt = prompt
        self.onCommit = onCommit
    }
}

extension SecureField: View {
    public var body: some View {
        TextField(TextInput(kind: .secureLine, source: .text(text), label: label, prompt: prompt, onCommit: onCommit))
    }
}

extension SecureField where Label == Text {
    /// A field named by its title.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text, label: Text(titleKey), prompt: nil)
    }

    /// A field named by its title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text, label: Text(title), prompt: nil)
    }

    /// A field with a prompt that is seen while it is empty; nil for the title.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text, label: Text(titleKey), prompt: prompt)
    }

    /// A field with a prompt that is seen while it is empty; nil for the title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text, label: Text(title), prompt: prompt)
    }

    /// A field that tells of the return key. Newer code uses `onSubmit`.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text, label: Text(titleKey), prompt: nil, onCommit: onCommit)
    }

    /// A field that tells of the return key. Newer code uses `onSubmit`.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text, label: Text(title), prompt: nil, onCommit: onCommit)
    }
}

extension SecureField {
    /// A field named by a view.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text, label: label(), prompt: prompt)
    }
}
