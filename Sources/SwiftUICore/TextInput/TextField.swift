import Foundation

/// A line that a person writes into.
///
///     struct Greeting: View {
///         @State private var name = ""
///
///         var body: some View {
///             TextField("Your name", text: $name)
///             Text("Hello, \(name)")
///         }
///     }
///
/// The text follows every key. An app may change it on the way (`onChange` that cuts it off, a binding that writes it in
/// capitals): the person sees what the app makes of it, and the caret stays where it was. The label is what a screen reader
/// calls the field; as long as nothing is written, the prompt is seen in its place, or the label if there is no prompt.
///
/// A page takes at most 5,000 characters into one field.
public struct TextField<Label: View> {
    private let input: TextInput<Label>
    @Environment(\.textFieldStyle) private var style

    nonisolated init(_ input: TextInput<Label>) {
        self.input = input
    }

    nonisolated fileprivate init(
        _ source: TextSource, label: Label, prompt: Text?, axis: Axis = .horizontal,
        onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil
    ) {
        self.init(
            TextInput(
                kind: axis == .horizontal ? .line : .growingLines, source: source, label: label, prompt: prompt,
                onEditingChanged: onEditingChanged, onCommit: onCommit))
    }
}

extension TextField: View {
    public var body: some View {
        if let style {
            style.makeBody(TextField<_TextFieldStyleLabel>(input.forStyle))
        } else {
            input
        }
    }
}

extension TextInput {
    /// The same field, named by a view of a type that styles know.
    fileprivate var forStyle: TextInput<_TextFieldStyleLabel> {
        TextInput<_TextFieldStyleLabel>(
            kind: kind, source: source, label: _TextFieldStyleLabel(content: AnyView(label)), prompt: prompt,
            onEditingChanged: onEditingChanged, onCommit: onCommit)
    }
}

// MARK: A text

extension TextField where Label == Text {
    /// A field for a text, named by its title.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(.text(text), label: Text(titleKey), prompt: nil)
    }

    /// A field for a text, named by its title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(.text(text), label: Text(title), prompt: nil)
    }

    /// A field for a text, with a prompt that is seen while it is empty; nil for the title.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(.text(text), label: Text(titleKey), prompt: prompt)
    }

    /// A field for a text, with a prompt that is seen while it is empty; nil for the title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(.text(text), label: Text(title), prompt: prompt)
    }

    /// A field for a text that scrolls sideways (`.horizontal`), or grows with its lines (`.vertical`), up to the line limit.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(.text(text), label: Text(titleKey), prompt: nil, axis: axis)
    }

    /// A field for a text that scrolls sideways (`.horizontal`), or grows with its lines (`.vertical`), up to the line limit.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(.text(text), label: Text(title), prompt: nil, axis: axis)
    }

    /// A field for a text that scrolls sideways or grows with its lines, with a prompt.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(.text(text), label: Text(titleKey), prompt: prompt, axis: axis)
    }

    /// A field for a text that scrolls sideways or grows with its lines, with a prompt.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(.text(text), label: Text(title), prompt: prompt, axis: axis)
    }
}

extension TextField {
    /// A field for a text, named by a view.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(.text(text), label: label(), prompt: prompt)
    }

    /// A field for a text that scrolls sideways or grows with its lines, named by a view.
    nonisolated public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
    ) {
        self.init(.text(text), label: label(), prompt: prompt, axis: axis)
    }
}

// MARK: A value in a format

extension TextField where Label == Text {
    /// A field for a value in a format, or for none: then it is empty.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.value(.formatted(value, format)), label: Text(titleKey), prompt: prompt)
    }

    /// A field for a value in a format, or for none: then it is empty.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.value(.formatted(value, format)), label: Text(title), prompt: prompt)
    }

    /// A field for a value in a format. The value follows every edit that can be read; what cannot be read leaves it as it is,
    /// and makes way for it when editing ends.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.value(.formatted(value, format)), label: Text(titleKey), prompt: prompt)
    }

    /// A field for a value in a format. The value follows every edit that can be read; what cannot be read leaves it as it is,
    /// and makes way for it when editing ends.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.value(.formatted(value, format)), label: Text(title), prompt: prompt)
    }
}

extension TextField {
    /// A field for a value in a format, or for none, named by a view.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(.value(.formatted(value, format)), label: label(), prompt: prompt)
    }

    /// A field for a value in a format, named by a view.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(.value(.formatted(value, format)), label: label(), prompt: prompt)
    }
}

// MARK: A value with a formatter

extension TextField where Label == Text {
    /// A field for a value that a number or date formatter writes and reads. The value changes when editing ends; what cannot
    /// be read leaves it as it is.
    nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
        self.init(.value(.formatted(value, formatter)), label: Text(titleKey), prompt: nil)
    }

    /// A field for a value that a number or date formatter writes and reads.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
        self.init(.value(.formatted(value, formatter)), label: Text(title), prompt: nil)
    }

    /// A field for a value that a number or date formatter writes and reads, with a prompt.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(.value(.formatted(value, formatter)), label: Text(titleKey), prompt: prompt)
    }

    /// A field for a value that a number or date formatter writes and reads, with a prompt.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?) {
        self.init(.value(.formatted(value, formatter)), label: Text(title), prompt: prompt)
    }
}

extension TextField {
    /// A field for a value that a number or date formatter writes and reads, named by a view.
    nonisolated public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(.value(.formatted(value, formatter)), label: label(), prompt: prompt)
    }
}

// MARK: The older way to hear of editing

extension TextField where Label == Text {
    /// A field that tells when editing begins and ends, and of the return key. Newer code uses `focused` and `onSubmit`.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            .text(text), label: Text(titleKey), prompt: nil, onEditingChanged: onEditingChanged, onCommit: onCommit)
    }

    /// A field that tells when editing begins and ends, and of the return key. Newer code uses `focused` and `onSubmit`.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(.text(text), label: Text(title), prompt: nil, onEditingChanged: onEditingChanged, onCommit: onCommit)
    }

    /// A field that tells when editing begins (true) and ends (false). Newer code uses `focused`.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(.text(text), label: Text(titleKey), prompt: nil, onEditingChanged: onEditingChanged)
    }

    /// A field that tells when editing begins (true) and ends (false). Newer code uses `focused`.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(.text(text), label: Text(title), prompt: nil, onEditingChanged: onEditingChanged)
    }

    /// A field that tells of the return key. Newer code uses `onSubmit`.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(.text(text), label: Text(titleKey), prompt: nil, onCommit: onCommit)
    }

    /// A field that tells of the return key. Newer code uses `onSubmit`.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(.text(text), label: Text(title), prompt: nil, onCommit: onCommit)
    }
}
