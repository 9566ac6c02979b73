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

    /// The guides meet in one point; the size is what reaches around it.
    private func plan(for proposal: ProposedViewSize) -> (size: CGSize, guides: [CGPoint], meeting: CGPoint) {
        let dimensions = children.map { $0.dimensions(for: proposal) }
        let guides = dimensions.map { CGPoint(x: $0[alignment.horizontal], y: $0[alignment.vertical]) }
        let meeting = CGPoint(x: guides.map(\.x).max() ?? 0, y: guides.map(\.y).max() ?? 0)
        var size = CGSize.zero
        for (child, guide) in zip(dimensions, guides) {
            size.width = max(size.width, meeting.x - guide.x + child.width)
            size.height = max(size.height, meeting.y - guide.y + child.height)
        }
        return (size, guides, meeting)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        plan(for: proposal).size
    }

    /// The guide of the first child that has one.
    override func explicitGuide(
        _ id: any AlignmentID.Type, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        let guide = VerticalAlignment(id)
        let plan = plan(for: proposal)
        for (child, own) in zip(children, plan.guides) {
            if let position = child.dimensions(for: proposal)[explicit: guide] {
                return plan.meeting.y - own.y + position
            }
        }
        return nil
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let plan = plan(for: proposal)
        for (child, guide) in zip(children, plan.guides) {
            child.place(at: CGPoint(x: plan.meeting.x - guide.x, y: plan.meeting.y - guide.y), proposal: proposal)
        }
    }
}
