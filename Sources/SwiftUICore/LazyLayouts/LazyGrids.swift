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
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// A grid of the views in the closure.
    ///
    /// - Parameters:
    ///   - alignment: Where the columns stand if they take less than the grid's width.
    ///   - spacing: The distance between rows, in points; nil for the standard one.
    ///   - pinnedViews: Which parts of the sections right in the grid stay at the edge of the scroll view.
    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyVGrid: View {
    public var body: some View {
        GridItemsLayout(
            axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
            spacing: spacing
        ) { content.modifier(GridSections(axis: .vertical, pinned: pinnedViews)) }
    }
}

/// Views in rows that are given, filled column after column, for a scroll view.
///
/// - Note: All of its views are made at once.
public struct LazyHGrid<Content: View> {
    private let rows: [GridItem]
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// A grid of the views in the closure.
    ///
    /// - Parameters:
    ///   - alignment: Where the rows stand if they take less than the grid's height.
    ///   - spacing: The distance between columns, in points; nil for the standard one.
    ///   - pinnedViews: Which parts of the sections right in the grid stay at the edge of the scroll view.
    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyHGrid: View {
    public var body: some View {
        GridItemsLayout(
            axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment),
            spacing: spacing
        ) { content.modifier(GridSections(axis: .horizontal, pinned: pinnedViews)) }
    }
}

/// Views in tracks that are given, line after line along an axis. Headers and footers of sections have lines of their own.
private struct GridItemsLayout: GuidelessLayout {
    /// The axis along which the grid grows.
    let axis: Axis
    let items: [GridItem]
    let alignment: Alignment
    let spacing: CGFloat?

    private struct Line {
        var offset: CGFloat
        var length: CGFloat
        var tracks: [GridItemPlan.Track]
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
            for (track, subview) in zip(line.tracks, line.subviews) {
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
        for range in ranges(of: subviews, tracks: plan.tracks.count) {
            let line = subviews[range]
            let tracks = line.first?[WholeLine.self] == true ? [plan.wholeTrack] : plan.tracks
            let lengths = zip(tracks, line).map { track, subview in
                axis == .vertical
                    ? subview.sizeThatFits(ProposedViewSize(width: track.length, height: nil)).height
                    : subview.sizeThatFits(ProposedViewSize(width: nil, height: track.length)).width
            }
            let length = lengths.max() ?? 0
            lines.append(Line(offset: offset, length: length, tracks: tracks, subviews: line))
            offset += length + (spacing ?? LayoutMetrics.stackSpacing)
        }
        return lines
    }

    /// Which views stand in each line.
    private func ranges(of subviews: LayoutSubviews, tracks: Int) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var isClosed = true
        for (index, subview) in subviews.enumerated() {
            let isWhole = subview[WholeLine.self]
            if isClosed || isWhole || (ranges.last?.count ?? 0) == tracks {
                ranges.append(index..<index + 1)
            } else if let last = ranges.last {
                ranges[ranges.count - 1] = last.lowerBound..<index + 1
            }
            isClosed = isWhole
        }
        return ranges
    }
}
