import Foundation
import SceneCore

/// The label of a disclosure group outside of a list: from edge to edge, with a chevron that turns, and pressed as a whole.
struct DisclosureLabel<Label: View> {
    let isExpanded: Binding<Bool>
    let label: Label
}

extension DisclosureLabel: PrimitiveView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(DisclosureLabelNode<Label>.self, for: view)
    }
}

private final class DisclosureLabelNode<Label: View>: ValueNode<DisclosureLabel<Label>> {
    private lazy var item = DisclosureLabelItem(window: window)
    private lazy var joined = JoinedItems(window: window)
    private var label: ViewNode?

    override var children: [ViewNode] { label.map { [$0] } ?? [] }
    override var ownItems: [LayoutItem]? { [item] }
    override var collectsItems: Bool { true }

    override func evaluate() {
        let isFirst = label == nil
        label = Label._makeView(view: _GraphValue(value.label), inputs: inputs(for: label)).node
        if isFirst { collectItems() }
        let binding = value.isExpanded
        let isExpanded = reading { binding.wrappedValue }
        item.show(
            isExpanded: isExpanded,
            color: readingEnvironment { (environment.tintColor ?? .accentColor).resolved(in: environment) },
            toggle: { RowDisclosure(binding, isExpanded: isExpanded).toggle() })
    }

    override func collectItems() {
        item.setLabel(joined.join(label?.items ?? []))
    }
}

private final class DisclosureLabelItem: LayoutItem {
    private let body: RowBodyItem
    private let mark: DisclosureMarkItem

    override init(window: Window) {
        body = RowBodyItem(window: window)
        mark = DisclosureMarkItem(window: window)
        super.init(window: window)
        body.insets.trailing = ListMetrics.disclosureSide + ListMetrics.chevronDistance
        adopt([body, mark])
    }

    func setLabel(_ item: LayoutItem?) {
        body.view = item
    }

    func show(isExpanded: Bool, color: SceneColor, toggle: @escaping () -> Void) {
        mark.show(isExpanded: isExpanded, color: color)
        body.answer = RowAnswer(isExpanded: isExpanded)
        body.onPress = toggle
    }

    override var subitems: [LayoutItem] { [body, mark] }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = body.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
        return CGSize(width: size.width, height: max(size.height, ListMetrics.disclosureSide))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let side = ListMetrics.disclosureSide
        body.place(at: .zero, proposal: ProposedViewSize(size))
        mark.place(
            at: CGPoint(x: size.width - side, y: (size.height - side) / 2),
            proposal: ProposedViewSize(width: side, height: side))
    }
}
