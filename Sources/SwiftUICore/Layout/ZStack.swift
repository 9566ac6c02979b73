import Foundation

/// Views one over the other.
public struct ZStack<Content: View> {
    fileprivate let alignment: Alignment
    fileprivate let content: Content

    /// The views in the closure, the first one at the back, lined up with one another.
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension ZStack: PrimitiveView {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(LayerNode<Content>.self, for: view)
    }
}

private final class LayerNode<Content: View>: ValueNode<ZStack<Content>> {
    private lazy var item = LayerItem(window: window)
    private var content: ViewNode?
    private var inner = DerivedEnvironment()

    /// What stretches along a stack's axis stretches both ways here.
    override func childEnvironment() -> EnvironmentValues {
        inner.derive(from: environment) { $0.stackAxis = nil }
    }

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var ownItems: [LayoutItem]? { [item] }
    override var collectsItems: Bool { true }

    override func evaluate() {
        if item.alignment != value.alignment { item.alignment = value.alignment }
        let isFirst = content == nil
        content =
            Content._makeView(
                view: _GraphValue(value.content), inputs: inputs(for: content, environment: childEnvironment())
            ).node
        if isFirst { collectItems() }
    }

    override func collectItems() {
        item.setChildren(content?.items ?? [])
    }
}

/// Children one over the other in the layout: each is given the whole proposal.
final class LayerItem: LayoutItem {
    var alignment = Alignment.center {
        didSet { layoutDidChange() }
    }
    private var children: [LayoutItem] = []

    func setChildren(_ new: [LayoutItem]) {
        children = new
        adopt(new)
    }

    override var subitems: [LayoutItem] { children }

    private func plan(for proposal: ProposedViewSize) -> LayerPlan {
        LayerPlan(children.map { $0.dimensions(for: proposal) }, alignment)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        plan(for: proposal).size
    }

    override func explicitGuide(_ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guide.merged(
            zip(children, plan(for: proposal).origins).compactMap { child, origin in
                child.explicitGuide(guide, at: origin, proposal: proposal)
            })
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for (child, origin) in zip(children, plan(for: proposal).origins) {
            child.place(at: origin, proposal: proposal)
        }
    }
}
