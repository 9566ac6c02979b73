/// Which text a field shows: what the person has written, or what the app makes of it.
///
/// The app's value decides. Only where a value can be written in several ways (a number in a format) does the person's own
/// spelling stay as long as it stands for the value and the field is being edited.
struct TextFieldEditing: Equatable {
    /// The number of the newest edit that has been seen.
    private(set) var newestEdit = 0
    private var draft: Draft?

    private struct Draft: Equatable {
        var text: String
        /// How the app's value was written when the person wrote this.
        var valueText: String
    }

    /// Notes an edit. False for one that is not newer than what has been seen: it came late or twice, and does not count.
    mutating func accept(editNumber: Int) -> Bool {
        guard editNumber > newestEdit else { return false }
        newestEdit = editNumber
        return true
    }

    /// Keeps what the person wrote, while the app's value, written by the app, reads `valueText`.
    mutating func keep(_ text: String, besides valueText: String) {
        draft = Draft(text: text, valueText: valueText)
    }

    /// What the person wrote and the app's value does not say.
    var unfinished: String? { draft?.text }

    /// Nobody edits the field any more: the app's value is shown as the app writes it.
    mutating func end() {
        draft = nil
    }

    /// What the field shows while the app's value, written by the app, reads `valueText`. A value that has changed since the
    /// person wrote wins.
    func shownText(for valueText: String) -> String {
        guard let draft, draft.valueText == valueText else { return valueText }
        return draft.text
    }
}
