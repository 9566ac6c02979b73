import Foundation

/// How a lazy grid stands its views.
struct LazyGridSettings {
    /// The axis along which the grid grows.
    let axis: Axis
    let items: [GridItem]
    let alignment: Alignment
    let spacing: CGFloat?
}

/// A lazy grid in the layout.
final class LazyGridItem: LayoutItem, ElementContainer {
    var settings: LazyGridSettings? {
        didSet { layoutDidChange() }
    }
    private var children: [LayoutItem] = []
    /// How many views stand in a line, as it was last laid out.
    private(set) var tracks = 1

    func setChildren(_ new: [LayoutItem]) {
        children = new
        adopt(new)
    }

    override var subitems: [LayoutItem] { children }

    /// What the views ask of their neighbours, together.
    override var edges: EdgePreferences {
        children.reduce(into: ViewSpacing()) { $0.formUnion(ViewSpacing($1.edges)) }.edges
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        settings.map { LazyGridPlan(children, $0, proposal: proposal).size } ?? .zero
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let settings else { return }
        let plan = LazyGridPlan(children, settings, proposal: proposal)
        if !window.proof.isRunning { tracks = max(1, plan.tracks.tracks.count) }
        plan.place(in: size)
    }
}

/// Where the views of a lazy grid stand. The header or footer of a section, and the room of views that are not made for now, have
/// lines of their own.
@MainActor
struct LazyGridPlan {
    private struct Line {
        var offset: CGFloat
        var length: CGFloat
        var items: [LayoutItem]
        /// The one item takes the whole line.
        var isWide = false
    }

    let tracks: GridItemPlan
    private(set) var size = CGSize.zero
    private let settings: LazyGridSettings
    private let across: CGFloat
    private var lines: [Line] = []
    private var along: CGFloat = 0

    /// Without a proposal every track is as short as it may be.
    init(_ children: [LayoutItem], _ settings: LazyGridSettings, proposal: ProposedViewSize) {
        self.settings = settings
        let isVertical = settings.axis == .vertical
        let proposed = isVertical ? proposal.width : proposal.height
        let room = proposed ?? 0
        tracks = GridItemPlan(settings.items, in: room.isFinite ? room : 0)
        across = max(tracks.extent, proposed ?? tracks.extent)
        guard !tracks.tracks.isEmpty else { return }
        fill(with: children)
        size = isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }

    private mutating func fill(with children: [LayoutItem]) {
        var open: [LayoutItem] = []
        for child in children {
            if child is GridBreakItem {
                end(&open)
            } else if child is GapItem || child is any WideInGrid {
                end(&open)
                append(Line(offset: 0, length: length(of: child, across: across), items: [child], isWide: true))
            } else {
                open.append(child)
                if open.count == tracks.tracks.count { end(&open) }
            }
        }
        end(&open)
    }

    private mutating func end(_ open: inout [LayoutItem]) {
        guard !open.isEmpty else { return }
        let lengths = zip(tracks.tracks, open).map { length(of: $1, across: $0.length) }
        append(Line(offset: 0, length: lengths.max() ?? 0, items: open))
        open.removeAll(keepingCapacity: true)
    }

    private mutating func append(_ line: Line) {
        var line = line
        line.offset = lines.isEmpty ? 0 : along + (settings.spacing ?? LayoutMetrics.stackSpacing)
        along = line.offset + line.length
        lines.append(line)
    }

    private func length(of item: LayoutItem, across: CGFloat) -> CGFloat {
        settings.axis == .vertical
            ? item.sizeThatFits(ProposedViewSize(width: across, height: nil)).height
            : item.sizeThatFits(ProposedViewSize(width: nil, height: across)).width
    }

    // MARK: Placing

    func place(in size: CGSize) {
        let start = start(in: size)
        for line in lines {
            guard !line.isWide else {
                if let item = line.items.first { place(item, line, offset: 0, length: across, alignment: nil) }
                continue
            }
            for (track, item) in zip(tracks.tracks, line.items) {
                place(item, line, offset: start + track.offset, length: track.length, alignment: track.alignment)
            }
        }
    }

    /// Where the first track begins.
    private func start(in size: CGSize) -> CGFloat {
        let whole = ViewDimensions(size: size) { _ in nil }
        let own = ViewDimensions(
            size: settings.axis == .vertical
                ? CGSize(width: tracks.extent, height: 0) : CGSize(width: 0, height: tracks.extent)
        ) { _ in nil }
        return settings.axis == .vertical
            ? whole[settings.alignment.horizontal] - own[settings.alignment.horizontal]
            : whole[settings.alignment.vertical] - own[settings.alignment.vertical]
    }

    private func place(_ item: LayoutItem, _ line: Line, offset: CGFloat, length: CGFloat, alignment: Alignment?) {
        let cell =
            settings.axis == .vertical
            ? CGRect(x: offset, y: line.offset, width: length, height: line.length)
            : CGRect(x: line.offset, y: offset, width: line.length, height: length)
        let proposal = ProposedViewSize(cell.size)
        let origin = (alignment ?? .center).origin(of: item.dimensions(for: proposal), in: cell.size)
        item.place(at: CGPoint(x: cell.minX + origin.x, y: cell.minY + origin.y), proposal: proposal)
    }
}

/// Has a line of a lazy grid for itself.
@MainActor
protocol WideInGrid: LayoutItem {}

/// The header or footer of a section in a lazy grid.
final class GridWideItem: WrapperItem, WideInGrid {}

/// Ends the line of a lazy grid: a section begins, or ends.
final class GridBreakItem: LayoutItem {
    override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
}
