import Foundation

/// Shows the first of its views that fits into the room it is offered; the last, if none does.
///
///     ViewThatFits(in: .horizontal) {
///         Text("The whole story")
///         Text("In short")
///     }
public struct ViewThatFits<Content: View> {
    let axes: Axis.Set
    let content: Content

    /// The views in the closure, the one that one would like most first.
    ///
    /// - Parameter axes: The axes along which the view's ideal size has to fit.
    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

extension ViewThatFits: PrimitiveView {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(FittingNode<Content>.self, for: view)
    }
}

private final class FittingNode<Content: View>: ValueNode<ViewThatFits<Content>> {
    private lazy var item = FittingItem(window: window)
    private var content: ViewNode?

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var ownItems: [LayoutItem]? { [item] }
    override var collectsItems: Bool { true }

    /// The views that do not fit are not on screen.
    override func showsItems(of descendant: ViewNode) -> Bool { item.shows(descendant.items) }

    override func evaluate() {
        item.axes = value.axes
        item.onChoice = { [weak self] in self?.graph.appearancesMayHaveChanged() }
        let isFirst = content == nil
        content = Content._makeView(view: _GraphValue(value.content), inputs: inputs(for: content)).node
        if isFirst { collectItems() }
    }

    override func collectItems() {
        item.setCandidates(content?.items ?? [])
    }
}

private final class FittingItem: LayoutItem {
    var axes: Axis.Set = [] {
        didSet { if axes != oldValue { layoutDidChange() } }
    }
    private var candidates: [LayoutItem] = []
    private var chosen: LayoutItem?
    var onChoice: () -> Void = {}

    func setCandidates(_ new: [LayoutItem]) {
        candidates = new
        adopt(new)
    }

    /// The others are not on screen.
    override var subitems: [LayoutItem] { chosen.map { [$0] } ?? [] }
    override var wrapped: LayoutItem? { chosen }
    override var edges: EdgePreferences { (chosen ?? candidates.first)?.edges ?? .plain }
    override var layoutPriority: Double { (chosen ?? candidates.first)?.layoutPriority ?? 0 }

    /// Whether items are those of the chosen view, or in it.
    func shows(_ items: [LayoutItem]) -> Bool {
        guard var item = items.first else { return true }
        while let container = item.container, container !== self { item = container }
        return item === chosen
    }

    private func choice(for proposal: ProposedViewSize) -> LayoutItem? {
        let ideal = ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
        return candidates.first { fits($0.sizeThatFits(ideal), proposal) } ?? candidates.last
    }

    private func fits(_ ideal: CGSize, _ proposal: ProposedViewSize) -> Bool {
        (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity)
            && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        choice(for: proposal)?.sizeThatFits(proposal) ?? .zero
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let choice = choice(for: proposal)
        if choice !== chosen {
            chosen = choice
            sceneDidChange()
            onChoice()
        }
        choice?.place(at: .zero, proposal: proposal)
    }

    override func explicitGuide(_ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        choice(for: proposal)?.explicitGuide(guide, in: size, proposal: proposal)
    }
}
