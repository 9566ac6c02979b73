import Foundation

/// Views that are placed by a layout.
struct LayoutContainer<L: Layout, Content: View> {
    let layout: L
    let content: Content
}

extension LayoutContainer: PrimitiveView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(LayoutContainerNode<L, Content>.self, for: view)
    }
}

private final class LayoutContainerNode<L: Layout, Content: View>: ValueNode<LayoutContainer<L, Content>> {
    private lazy var item = LayoutContainerItem<L>(window: window)
    private var content: ViewNode?
    private var inner = DerivedEnvironment()
    private var stackAxis: Axis?
    private let moving = MovingValue(L.self)

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var ownItems: [LayoutItem]? { [item] }
    override var collectsItems: Bool { true }

    override func childEnvironment() -> EnvironmentValues {
        inner.derive(from: environment) { $0.stackAxis = stackAxis }
    }

    override func evaluate() {
        item.layout = moving?.value(toward: value.layout, in: self) ?? value.layout
        let axis = value.layout.stackAxis
        if axis != stackAxis { inner = DerivedEnvironment() }
        stackAxis = axis
        let isFirst = content == nil
        let view = _GraphValue(value.content)
        content = Content._makeView(view: view, inputs: inputs(for: content, environment: childEnvironment())).node
        if isFirst { collectItems() }
    }

    override func collectItems() {
        item.setChildren(content?.items ?? [])
    }
}

extension Layout {
    /// The axis of a stack; that of a layout that stands for another may change.
    fileprivate var stackAxis: Axis? {
        (self as? AnyLayout)?.stackOrientation ?? Self.layoutProperties.stackOrientation
    }
}

/// A layout of the framework's own, in which guides lie where its views say.
protocol GuidelessLayout: Layout {}

/// A container in the layout, whose sizes and places an app's own layout decides.
private final class LayoutContainerItem<L: Layout>: LayoutItem {
    var layout: L? {
        didSet {
            // Stacks and lazy grids say nothing of their own about guides.
            if !(layout is any GuidelessLayout) { window.explicitGuides.insertAll() }
            if !isSame(oldValue) { layoutDidChange() }
        }
    }
    private var children: [LayoutItem] = []
    private var cache: L.Cache?
    private var cacheIsStale = false

    func setChildren(_ new: [LayoutItem]) {
        children = new
        adopt(new)
    }

    override var subitems: [LayoutItem] { children }

    private func isSame(_ old: L?) -> Bool {
        guard let old, let layout else { return false }
        return ValueComparison.of(L.self).isEqual(old, layout)
    }

    override func sizesWereForgotten() { cacheIsStale = true }

    /// Asks the layout. The proof asks with a memory of its own, so that one that is out of date shows.
    private func ask<Answer>(_ question: (L, LayoutSubviews, inout L.Cache) -> Answer) -> Answer? {
        guard let layout else { return nil }
        let subviews = LayoutSubviews(children, from: isRightToLeft ? .rightToLeft : .leftToRight)
        if window.proof.isRunning {
            var fresh = layout.makeCache(subviews: subviews)
            return question(layout, subviews, &fresh)
        }
        var current: L.Cache
        if var known = cache {
            if cacheIsStale { layout.updateCache(&known, subviews: subviews) }
            current = known
        } else {
            current = layout.makeCache(subviews: subviews)
        }
        cacheIsStale = false
        defer { cache = current }
        return question(layout, subviews, &current)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        ask { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) } ?? .zero
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let bounds = CGRect(origin: .zero, size: size)
        let places = ask {
            $0.placeSubviews(in: bounds, proposal: proposal, subviews: $1, cache: &$2)
            return $1.places.value
        }
        for child in children {
            guard let place = places?.place(of: child, in: bounds) else { continue }
            child.place(at: place.origin, proposal: place.proposal)
        }
    }

    override func explicitGuide(_ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        let answer = ask { layout, subviews, cache in
            guide.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache
                )
                : layout.explicitAlignment(
                    of: VerticalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        return answer ?? nil
    }

    override var edges: EdgePreferences {
        ask { $0.spacing(subviews: $1, cache: &$2).edges } ?? .plain
    }
}
