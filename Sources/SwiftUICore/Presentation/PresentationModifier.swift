import NavigationCore

/// Presents a view over the window for as long as the app wants it.
struct PresentationModifier<Presented: View> {
    enum Kind {
        case sheet, cover
    }

    /// What the app wants presented at this moment.
    struct Wish {
        /// The identity of the item; nil for a condition.
        let identity: NavigationValue?
        let content: () -> Presented
    }

    let kind: Kind
    /// Nil while nothing is to be presented.
    let wish: () -> Wish?
    /// Tells the app that nothing is presented any more.
    let reset: () -> Void
    let onDismiss: (() -> Void)?

    nonisolated init(
        _ kind: Kind, isPresented: Binding<Bool>, onDismiss: (() -> Void)?, content: @escaping () -> Presented
    ) {
        self.kind = kind
        self.onDismiss = onDismiss
        wish = { isPresented.wrappedValue ? Wish(identity: nil, content: content) : nil }
        reset = { isPresented.wrappedValue = false }
    }

    nonisolated init<Item: Identifiable>(
        _ kind: Kind, item: Binding<Item?>, onDismiss: (() -> Void)?, content: @escaping (Item) -> Presented
    ) {
        self.kind = kind
        self.onDismiss = onDismiss
        wish = {
            item.wrappedValue.map { item in Wish(identity: NavigationValue(item.id), content: { content(item) }) }
        }
        reset = { item.wrappedValue = nil }
    }
}

extension PresentationModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(PresentationNode<Presented>.self, for: modifier, body: body)
    }
}
