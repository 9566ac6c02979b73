/// Shows something small over the window, near the view, while a condition holds.
struct PopupModifier<Popup: View> {
    let isPresented: Binding<Bool>
    /// What it is shown near, if not the view.
    var anchor: () -> LayoutItem? = { nil }
    /// What is shown: a `MenuPopup` or a `PanelPopup`.
    let popup: () -> Popup
}

extension PopupModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(PopupNode<Popup>.self, for: modifier, body: body)
    }
}

/// What a popup is made of, in the graph.
@MainActor
protocol PoppedUpNode: ViewNode {
    var item: PopupItem { get }
}

private final class PopupNode<Popup: View>: ModifierNode<PopupModifier<Popup>> {
    private var popup: ViewNode?

    override var children: [ViewNode] { [content, popup].compactMap { $0 } }

    override func evaluate() {
        super.evaluate()
        let view = reading { value.modifier.isPresented.wrappedValue ? value.modifier.popup() : nil }
        guard let view else { return close() }
        popup = Popup._makeView(view: _GraphValue(view), inputs: inputs(for: popup)).node
        (popup as? any PoppedUpNode)?.item.anchor = value.modifier.anchor() ?? content?.items.first
    }

    private func close() {
        let gone = popup
        popup = nil
        gone?.unmount()
    }
}
