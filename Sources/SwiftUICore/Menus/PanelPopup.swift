import Foundation

/// Views on a card of their own near what they belong to, while that is shown. Not a view of the public API.
struct PanelPopup<Content: View> {
    let content: Content
    /// What it is called.
    let name: String
    let onDismiss: () -> Void
}

extension PanelPopup: PrimitiveView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(PanelPopupNode<Content>.self, for: view)
    }
}

private final class PanelPopupNode<Content: View>: ValueNode<PanelPopup<Content>>, PoppedUpNode {
    private(set) lazy var item = PopupItem(window: window)
    private lazy var panel = PanelItem(window: window)
    private lazy var joined = JoinedItems(window: window)
    private var content: ViewNode?
    private var contentEnvironment = DerivedEnvironment()

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var ownItems: [LayoutItem]? { [] }
    override var collectsItems: Bool { true }
    override var standsAlone: Bool { true }

    override func childEnvironment() -> EnvironmentValues {
        contentEnvironment.derive(from: environment) {
            $0.isInListRow = false
            $0.isInMenu = false
            $0.popUpState = nil
            $0.sceneLink = nil
            $0.stackAxis = nil
            $0.font = nil
            $0.foregroundColor = nil
        }
    }

    override func evaluate() {
        let isFirst = content == nil
        content =
            Content._makeView(
                view: _GraphValue(value.content), inputs: inputs(for: content, environment: childEnvironment())
            ).node
        readingEnvironment { item.show(panel, look: PopupLook(.dialog, label: value.name, in: environment)) }
        item.onDismiss = value.onDismiss
        guard isFirst else { return }
        collectItems()
        window.rootItem?.add(item)
    }

    override func collectItems() {
        panel.content = joined.join(content?.items ?? [])
    }

    override func willUnmount() {
        window.rootItem?.remove(item)
    }
}

/// What is on the card, with a margin around it.
private final class PanelItem: WrapperItem {
    private func room(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let inset = 2 * MenuMetrics.panelInset
        return ProposedViewSize(
            width: proposal.width.map { max(0, $0 - inset) }, height: proposal.height.map { max(0, $0 - inset) })
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content?.sizeThatFits(room(proposal)) ?? .zero
        return CGSize(
            width: size.width + 2 * MenuMetrics.panelInset, height: size.height + 2 * MenuMetrics.panelInset)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        content?.place(
            at: CGPoint(x: MenuMetrics.panelInset, y: MenuMetrics.panelInset), proposal: room(proposal))
    }
}
