extension View {
    /// Shows a number at the end of the view's row in a list; none for zero.
    nonisolated public func badge(_ count: Int) -> some View {
        modifier(BadgeModifier(text: count == 0 ? nil : Text(verbatim: String(count))))
    }

    /// Shows a text at the end of the view's row in a list; nil for none.
    nonisolated public func badge(_ label: Text?) -> some View {
        modifier(BadgeModifier(text: label))
    }

    /// Shows a text at the end of the view's row in a list; nil for none.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
        modifier(BadgeModifier(text: key.map { Text($0) }))
    }

    /// Shows a text as it is at the end of the view's row in a list; nil for none.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
        modifier(BadgeModifier(text: label.map { Text(verbatim: String($0)) }))
    }
}

struct BadgeModifier {
    let text: Text?
    @Environment(\.isInListRow) private var isInListRow

    nonisolated init(text: Text?) {
        self.text = text
    }
}

extension BadgeModifier: ViewModifier {
    @ViewBuilder
    func body(content: Content) -> some View {
        if isInListRow, let text {
            HStack {
                content.frame(maxWidth: .infinity, alignment: .leading)
                text.foregroundColor(.secondary)
            }
        } else {
            content
        }
    }
}
