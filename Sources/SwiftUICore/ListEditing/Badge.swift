extension View {
    /// Shows a number at the end of the view's row in a list, or at its tab in a ``TabView``; none for zero.
    nonisolated public func badge(_ count: Int) -> some View {
        badged(count == 0 ? nil : Text(verbatim: String(count)))
    }

    /// Shows a text at the end of the view's row in a list, or at its tab in a ``TabView``; nil for none.
    nonisolated public func badge(_ label: Text?) -> some View {
        badged(label)
    }

    /// Shows a text at the end of the view's row in a list, or at its tab in a ``TabView``; nil for none.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
        badged(key.map { Text($0) })
    }

    /// Shows a text as it is at the end of the view's row in a list, or at its tab in a ``TabView``; nil for none.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
        badged(label.map { Text(verbatim: String($0)) })
    }

    private nonisolated func badged(_ text: Text?) -> some View {
        modifier(BadgeModifier(text: text)).modifier(TabMarkModifier(word: .badge(text)))
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
