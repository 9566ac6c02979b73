/// Room for a longer text: it takes all the space that it is offered, and scrolls.
///
///     TextEditor(text: $notes)
///         .frame(height: 200)
///
/// A page takes at most 5,000 characters into one editor.
public struct TextEditor {
    private let text: Binding<String>

    /// An editor for a text.
    nonisolated public init(text: Binding<String>) {
        self.text = text
    }
}

extension TextEditor: View {
    public var body: some View {
        TextInput(kind: .editor, source: .text(text), label: EmptyView())
    }
}
