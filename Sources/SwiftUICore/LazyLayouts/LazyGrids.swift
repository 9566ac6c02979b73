import Foundation

/// Views in columns that are given, filled row after row, for a scroll view.
///
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
///         ForEach(pictures) { PictureCell(picture: $0) }
///     }
///
/// - Note: All of its views are made at once.
public struct LazyVGrid<Content: View> {
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// A grid of the views in the closure.
    ///
    /// - Parameters:
    ///   - alignment: Where the columns stand if they take less than the grid's width.
    ///   - spacing: The distance between rows, in points; nil for the standard one.
    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension LazyVGrid: View {
    public var body: some View {
        GridItemsLayout(
            axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
            spacing: spacing
        ) { content }
    }
}

/// Views in rows that are given, filled column after column, for a scroll view.
///
/// - Note: All of its views are made at once.
public struct LazyHGrid<Content: View> {
    private let rows: [GridItem]
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// A grid of the views in the closure.
    ///
    /// - Parameters:
    ///   - alignment: Where the rows stand if they take less than the grid's height.
    ///   - spacing: The distance between columns, in points; nil for the standard one.
    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension LazyHGrid: View {
    public var body: some View {
        GridItemsLayout(
            axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment),
            spacing: spacing
        ) { content }
    }
}

/// Views in tracks that are given, line after line along an axis.
private struct GridItemsLayout: GuidelessLayout {
    /// The axis along which the grid grows.
    let axis: Axis
    let items: [GridItem]
    let alignment: Alignment
    let spacing: CGFloat?

    private struct Line {
        var offset: CGFloat
        var length: CGFloat
        var subviews: LayoutSubviews
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let plan = plan(for: proposal)
        let across = max(plan.extent, (axis == .vertical ? proposal.width : proposal.height) ?? plan.extent)
        let along = lines(subviews, plan).last.map { $0.offset + $0.length } ?? 0
        return axis == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let plan = plan(for: proposal)
        let whole = ViewDimensions(size: bounds.size) { _ in nil }
        let size = axis == .vertical ? CGSize(width: plan.extent, height: 0) : CGSize(width: 0, height: plan.extent)
        let own = ViewDimensions(size: size) { _ in nil }
        let start =
            axis == .vertical
            ? whole[alignment.horizontal] - own[alignment.horizontal]
            : whole[alignment.vertical] - own[alignment.vertical]
        for line in lines(subviews, plan) {
            for (track, subview) in zip(plan.tracks, line.subviews) {
                let cell =
                    axis == .vertical
                    ? CGRect(x: start + track.offset, y: line.offset, width: track.length, height: line.length)
                    : CGRect(x: line.offset, y: start + track.offset, width: line.length, height: track.length)
                let proposal = ProposedViewSize(cell.size)
                let origin = (track.alignment ?? .center).origin(of: subview.dimensions(in: proposal), in: cell.size)
                subview.place(
                    at: CGPoint(x: bounds.minX + cell.minX + origin.x, y: bounds.minY + cell.minY + origin.y),
                    proposal: proposal)
            }
        }
    }

    /// Without a proposal every track is as short as it may be.
    private func plan(for proposal: ProposedViewSize) -> GridItemPlan {
        let room = (axis == .vertical ? proposal.width : proposal.height) ?? 0
        return GridItemPlan(items, in: room.isFinite ? room : 0)
    }

    private func lines(_ subviews: LayoutSubviews, _ plan: GridItemPlan) -> [Line] {
        guard !plan.tracks.isEmpty else { return [] }
        var lines: [Line] = []
        var offset: CGFloat = 0
        for start in stride(from: 0, to: subviews.count, by: plan.tracks.count) {
            let line = subviews[start..<min(start + plan.tracks.count, subviews.count)]
            let lengths = zip(plan.tracks, line).map { track, subview in
                axis == .vertical
                    ? subview.sizeThatFits(ProposedViewSize(width: track.length, height: nil)).height
                    : subview.sizeThatFits(ProposedViewSize(width: nil, height: track.length)).width
            }
            let length = lengths.max() ?? 0
            lines.append(Line(offset: offset, length: length, subviews: line))
            offset += length + (spacing ?? LayoutMetrics.stackSpacing)
        }
        return lines
    }
}
