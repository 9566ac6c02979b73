import Foundation

/// Any layout: a container keeps its views, and their state, while its layout changes to another.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout { Text("One"); Text("Two") }
public struct AnyLayout: Layout {
    private var box: any LayoutBox

    /// Stands for a layout.
    public init<L: Layout>(_ layout: L) {
        box = Box(layout: layout)
    }

    /// What the layout that is stood for remembers.
    public struct Cache {
        fileprivate var value: Any
        /// The layout that remembers it.
        fileprivate let layout: ObjectIdentifier
    }

    var stackOrientation: Axis? { box.stackOrientation }

    public var animatableData: _AnyAnimatableData {
        get { box.animatableData }
        set { box.animatableData = newValue }
    }

    public func makeCache(subviews: Subviews) -> Cache {
        box.makeCache(subviews)
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        box.updateCache(&cache, subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        box.spacing(subviews, &cache)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        box.size(proposal, subviews, &cache)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        box.place(bounds, proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        box.guide(guide, bounds, proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        box.guide(guide, bounds, proposal, subviews, &cache)
    }
}

/// A layout with what it remembers hidden.
private protocol LayoutBox {
    typealias Subviews = LayoutSubviews
    typealias Cache = AnyLayout.Cache

    var stackOrientation: Axis? { get }
    var animatableData: _AnyAnimatableData { get set }
    func makeCache(_ subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, _ subviews: Subviews)
    func spacing(_ subviews: Subviews, _ cache: inout Cache) -> ViewSpacing
    func size(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> CGSize
    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache)
    func guide(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout Cache
    ) -> CGFloat?
    func guide(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout Cache
    ) -> CGFloat?
}

private struct Box<L: Layout>: LayoutBox {
    var layout: L

    var stackOrientation: Axis? { L.layoutProperties.stackOrientation }

    var animatableData: _AnyAnimatableData {
        get { _AnyAnimatableData(of: layout) }
        set { layout = newValue.written(to: layout) }
    }

    func makeCache(_ subviews: Subviews) -> Cache {
        Cache(value: layout.makeCache(subviews: subviews), layout: ObjectIdentifier(L.self))
    }

    /// What another layout has remembered is of no use to this one.
    func updateCache(_ cache: inout Cache, _ subviews: Subviews) {
        guard var own = cache.value as? L.Cache else {
            cache = makeCache(subviews)
            return
        }
        layout.updateCache(&own, subviews: subviews)
        cache.value = own
    }

    private func own(_ cache: Cache) -> L.Cache? {
        cache.layout == ObjectIdentifier(L.self) ? cache.value as? L.Cache : nil
    }

    private func with<Answer>(
        _ cache: inout Cache, _ subviews: Subviews, _ ask: (inout L.Cache) -> Answer
    ) -> Answer {
        var own = own(cache) ?? layout.makeCache(subviews: subviews)
        defer { cache = Cache(value: own, layout: ObjectIdentifier(L.self)) }
        return ask(&own)
    }

    func spacing(_ subviews: Subviews, _ cache: inout Cache) -> ViewSpacing {
        with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    func size(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> CGSize {
        with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) {
        with(&cache, subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    func guide(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout Cache
    ) -> CGFloat? {
        with(&cache, subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    func guide(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout Cache
    ) -> CGFloat? {
        with(&cache, subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
