import Foundation

/// A way of one's own to give views their sizes and places.
///
/// A layout is a value. It is used as a container, by calling it with views:
///
///     struct Diagonal: Layout {
///         func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///             proposal.replacingUnspecifiedDimensions()
///         }
///
///         func placeSubviews(
///             in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///         ) {
///             for (index, subview) in subviews.enumerated() {
///                 let step = CGFloat(index) * 20
///                 subview.place(at: CGPoint(x: bounds.minX + step, y: bounds.minY + step), proposal: .unspecified)
///             }
///         }
///     }
///
///     Diagonal() { Text("One"); Text("Two") }
///
/// What the layout says of itself in ``Animatable/animatableData`` changes little by little: its views go along with it.
///
/// The framework asks on the main thread. A subview that is not placed stands in the middle.
public protocol Layout: Animatable {
    /// What the layout remembers between questions; nothing, if it does not say.
    associatedtype Cache = Void

    /// The views of the container, as a layout sees them.
    typealias Subviews = LayoutSubviews

    /// What the framework should know of the layout.
    static var layoutProperties: LayoutProperties { get }

    /// Makes what the layout remembers.
    func makeCache(subviews: Subviews) -> Cache

    /// Brings what the layout remembers up to date, after the layout or a subview has changed. Makes it anew, if the layout
    /// does not say otherwise.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// What the container asks of the distances around it; what its subviews ask, if the layout does not say.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The size of the container for a proposal, in points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places the subviews in a rectangle, in points: its size is one that the layout has given for the proposal.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Where a horizontal guide lies in the rectangle; that of the subviews together, if the layout does not say; nil for the
    /// guide's default.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Where a vertical guide lies in the rectangle; that of the subviews together, if the layout does not say; nil for the
    /// guide's default.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout where Cache == Void {
    /// Nothing to remember.
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        merged(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        merged(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    private func merged(
        _ guide: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        let collector = subviews.collectingPlaces()
        placeSubviews(in: bounds, proposal: proposal, subviews: collector, cache: &cache)
        return collector.merged(guide, in: bounds)
    }

    /// A container of the views in the closure, which are placed by the layout.
    @MainActor
    @preconcurrency
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutContainer(layout: self, content: content())
    }
}

/// What the framework should know of a layout.
public struct LayoutProperties: Sendable {
    /// The axis along which spacers and dividers in the layout stretch as they do in a stack; nil for none.
    public var stackOrientation: Axis?

    public init() {}
}
