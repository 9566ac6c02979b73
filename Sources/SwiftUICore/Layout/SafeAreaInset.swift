import Foundation

extension View {
    /// Shows another view at the upper or lower edge of this one, which keeps clear of it: what scrolls moves below it.
    ///
    /// - Parameters:
    ///   - alignment: Where the other view stands along the edge.
    ///   - spacing: The distance between the two, in points; nil for the standard one.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            InsetModifier(
                inset: content(), edge: edge == .top ? .top : .bottom,
                alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing))
    }

    /// Shows another view at the leading or trailing edge of this one, which keeps clear of it: what scrolls moves below it.
    ///
    /// - Parameters:
    ///   - alignment: Where the other view stands along the edge.
    ///   - spacing: The distance between the two, in points; nil for the standard one.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            InsetModifier(
                inset: content(), edge: edge == .leading ? .leading : .trailing,
                alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing))
    }

    /// Makes the safe area of the view smaller on some edges, in points; by the standard distance, if no length is said. What
    /// scrolls moves over what was taken away.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(edges, length ?? LayoutMetrics.padding))
    }

    /// Makes the safe area of the view smaller on every edge, in points.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
        safeAreaPadding(EdgeInsets(.all, length))
    }

    /// Makes the safe area of the view smaller, on each edge by a length of its own, in points.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(insets: insets))
    }
}

// MARK: A view at the edge

struct InsetModifier<Inset: View> {
    let inset: Inset
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?
}

extension InsetModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(InsetNode<Inset>.self, for: modifier, body: body)
    }
}

/// One view at the edge for all of the items of the view below, which stand one below the other.
private final class InsetNode<Inset: View>: ModifierNode<InsetModifier<Inset>> {
    private lazy var item = InsetItem(window: window)
    private lazy var joined = JoinedItems(window: window)
    private lazy var joinedInset = JoinedItems(window: window)
    private var inset: ViewNode?
    private var insetInner = DerivedEnvironment()

    override var children: [ViewNode] { super.children + (inset.map { [$0] } ?? []) }
    override var ownItems: [LayoutItem]? { [item] }
    override var collectsItems: Bool { true }

    override func evaluate() {
        let isFirst = content == nil
        super.evaluate()
        let modifier = value.modifier
        item.settings = InsetItem.Settings(
            edge: modifier.edge, alignment: modifier.alignment, spacing: modifier.spacing)
        inset =
            Inset._makeView(
                view: _GraphValue(modifier.inset), inputs: inputs(for: inset, environment: insetEnvironment)
            ).node
        if isFirst { collectItems() }
    }

    /// What stands at the edge is no part of a stack around the view.
    private var insetEnvironment: EnvironmentValues {
        insetInner.derive(from: environment) { $0.stackAxis = nil }
    }

    override func environment(for child: ViewNode) -> EnvironmentValues {
        child === inset ? insetEnvironment : super.environment(for: child)
    }

    override func collectItems() {
        item.inset = joinedInset.join(inset?.items ?? [])
        item.content = joined.join(content?.items ?? [])
    }
}

/// A view that keeps clear of another one at its edge, and may reach below it.
private final class InsetItem: WrapperItem {
    struct Settings: Equatable {
        var edge = Edge.bottom
        var alignment = Alignment.center
        var spacing: CGFloat?
    }

    var settings = Settings() {
        didSet { if settings != oldValue { layoutDidChange() } }
    }
    var inset: LayoutItem? {
        didSet { if inset !== oldValue { adopt(subitems) } }
    }

    override var subitems: [LayoutItem] { super.subitems + (inset.map { [$0] } ?? []) }
    override var wrapped: LayoutItem? { nil }
    override var modified: LayoutItem? { content }
    override var reachesEdges: Bool { false }

    private var isAcross: Bool { settings.edge == .top || settings.edge == .bottom }

    /// What the view at the edge takes from the other, with the distance between them.
    private func insets(for proposal: ProposedViewSize) -> EdgeInsets {
        guard let inset else { return EdgeInsets() }
        let size = inset.sizeThatFits(insetProposal(proposal))
        let length = (isAcross ? size.height : size.width) + (settings.spacing ?? LayoutMetrics.stackSpacing)
        return EdgeInsets(Edge.Set(settings.edge), length)
    }

    private func insetProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        isAcross
            ? ProposedViewSize(width: proposal.width, height: nil)
            : ProposedViewSize(width: nil, height: proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let insets = insets(for: proposal)
        let own = content?.sizeThatFits(proposal.less(insets)) ?? .zero
        return CGSize(width: own.width + insets.horizontal, height: own.height + insets.vertical)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let insets = insets(for: proposal)
        content?.place(within: size, clearOf: insets, proposal: proposal, outerReach: reach)
        guard let inset else { return }
        let own = inset.dimensions(for: insetProposal(ProposedViewSize(size)))
        var origin = settings.alignment.origin(of: own, in: size)
        switch settings.edge {
        case .top: origin.y = 0
        case .bottom: origin.y = size.height - own.height
        case .leading: origin.x = 0
        case .trailing: origin.x = size.width - own.width
        }
        inset.place(at: origin, proposal: insetProposal(ProposedViewSize(size)))
    }

    override func explicitGuide(_ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        let insets = insets(for: proposal)
        return content?.explicitGuide(
            guide, at: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.less(insets))
    }
}

// MARK: Nothing at the edges

struct SafeAreaPaddingModifier {
    let insets: EdgeInsets
}

extension SafeAreaPaddingModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(SafeAreaPaddingNode.self, for: modifier, body: body)
    }
}

private final class SafeAreaPaddingNode: WrapperNode<SafeAreaPaddingModifier, SafeAreaPaddingItem> {
    override func update(_ wrapper: SafeAreaPaddingItem) {
        wrapper.insets = value.modifier.insets
    }
}

private final class SafeAreaPaddingItem: WrapperItem {
    var insets = EdgeInsets() {
        didSet { if insets != oldValue { layoutDidChange() } }
    }

    override var reachesEdges: Bool { false }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let own = content?.sizeThatFits(proposal.less(insets)) ?? .zero
        return CGSize(width: own.width + insets.horizontal, height: own.height + insets.vertical)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        content?.place(within: size, clearOf: insets, proposal: proposal, outerReach: reach)
    }

    override func explicitGuide(_ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        content?.explicitGuide(
            guide, at: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.less(insets))
    }
}

// MARK: Both

extension ProposedViewSize {
    /// What is left of the proposal.
    func less(_ insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - insets.horizontal) }, height: height.map { max(0, $0 - insets.vertical) })
    }
}

extension LayoutItem {
    /// Places the item in a container, clear of insets that it may reach over, and beyond them as far as the container may.
    fileprivate func place(
        within size: CGSize, clearOf insets: EdgeInsets, proposal: ProposedViewSize, outerReach: EdgeInsets
    ) {
        place(
            at: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.less(insets),
            reach: outerReach.adding(insets))
    }
}
