import Foundation

/// Where the cells of a grid go. Columns share the width as the views of a row do, rows the height as those of a column
/// (`reference/grid-*.json`).
@MainActor
struct GridPlan {
    private(set) var size = CGSize.zero
    /// One for each view of the grid, in order.
    private(set) var places: [StackPlan.Place] = []

    init(_ table: GridTable, settings: GridSettings, proposal: ProposedViewSize) {
        guard !table.cells.isEmpty else { return }
        let columns = GridTracks(
            (0..<table.columnCount).map { GridColumn(table: table, index: $0) }, axis: .horizontal,
            spacing: settings.horizontalSpacing, in: proposal)
        let widths = columns.widened(for: table)
        let rows = GridTracks(
            (0..<table.rowCount).map { GridRowTrack(table: table, index: $0, columns: widths, settings: settings) },
            axis: .vertical, spacing: settings.verticalSpacing, in: proposal)
        size = CGSize(width: widths.extent, height: rows.extent)
        let (left, top) = (widths.offsets, rows.offsets)
        for cell in table.cells {
            let room = CGRect(
                x: left[cell.columns.lowerBound], y: top[cell.row],
                width: widths.extent(of: cell.columns), height: rows.lengths[cell.row])
            let proposal = ProposedViewSize(room.size)
            let own = cell.item.dimensions(for: proposal)
            var origin = CGPoint(
                x: room.minX + table.x(of: cell, own, in: room.width, settings),
                y: room.minY + table.y(of: cell, own, in: room.height, settings, columns: widths))
            if let anchor = cell.value(GridCellAnchorKey.self) {
                origin.x = room.minX + (room.width - own.width) * anchor.x
                origin.y = room.minY + (room.height - own.height) * anchor.y
            }
            places.append(StackPlan.Place(origin: origin, proposal: proposal))
        }
    }
}

extension GridTable {
    fileprivate func x(of cell: Cell, _ own: ViewDimensions, in width: CGFloat, _ settings: GridSettings) -> CGFloat {
        let column = cell.isWhole ? nil : alignment(ofColumn: cell.columns.lowerBound)
        let guide = column ?? settings.alignment.horizontal
        let room = ViewDimensions(size: CGSize(width: width, height: own.height)) { _ in nil }
        return room[guide] - own[guide]
    }

    /// Views of a row stand where their guides meet; the whole of them stands in the row as the guide says.
    fileprivate func y(
        of cell: Cell, _ own: ViewDimensions, in height: CGFloat, _ settings: GridSettings, columns: GridTracks
    ) -> CGFloat {
        let guide = rowAlignments[cell.row] ?? settings.alignment.vertical
        if guide.key.isTextBaseline {
            return guides(ofRow: cell.row, guide, height: height, columns: columns) - own[guide]
        }
        let room = ViewDimensions(size: CGSize(width: own.width, height: height)) { _ in nil }
        return room[guide] - own[guide]
    }

    /// Where the guides of a row meet, from its top.
    fileprivate func guides(
        ofRow row: Int, _ guide: VerticalAlignment, height: CGFloat?, columns: GridTracks
    ) -> CGFloat {
        cells(ofRow: row).filter { $0.isSized(along: .vertical) }
            .map {
                $0.item.dimensions(for: ProposedViewSize(width: columns.extent(of: $0.columns), height: height))[guide]
            }
            .max() ?? 0
    }
}

/// The columns or the rows of a grid: how long each is, and where it begins.
@MainActor
struct GridTracks {
    private(set) var lengths: [CGFloat]
    private(set) var distances: [CGFloat]

    init<Track: GridTrack>(_ tracks: [Track], axis: Axis, spacing: CGFloat?, in proposal: ProposedViewSize) {
        distances = zip(tracks, tracks.dropFirst()).map { spacing ?? $0.distance(to: $1) }
        // The distances are known already: the tracks share what they leave.
        let taken = distances.reduce(0, +)
        let room =
            axis == .horizontal
            ? ProposedViewSize(width: proposal.width.map { max(0, $0 - taken) }, height: nil)
            : ProposedViewSize(width: nil, height: proposal.height.map { max(0, $0 - taken) })
        let settings = StackSettings(axis: axis, alignment: .center, spacing: 0)
        let plan = StackPlan(children: tracks, settings: settings, proposal: room)
        lengths = zip(tracks, plan.places).map { track, place in
            let dimensions = track.dimensions(for: place.proposal)
            return axis == .horizontal ? dimensions.width : dimensions.height
        }
    }

    /// Where each begins.
    var offsets: [CGFloat] {
        var offset: CGFloat = 0
        return lengths.indices.map { index in
            defer { offset += lengths[index] + (index < distances.count ? distances[index] : 0) }
            return offset
        }
    }

    var extent: CGFloat { lengths.reduce(0, +) + distances.reduce(0, +) }

    func extent(of range: Range<Int>) -> CGFloat {
        guard !range.isEmpty else { return 0 }
        let between = distances[range.lowerBound..<min(range.upperBound - 1, distances.count)]
        return lengths[range].reduce(0, +) + between.reduce(0, +)
    }

    /// The last column of a view over several gives it what the others lack.
    func widened(for table: GridTable) -> GridTracks {
        var result = self
        for cell in table.cells where cell.columns.count > 1 && cell.isSized(along: .horizontal) {
            let room = result.extent(of: cell.columns)
            let own = cell.item.sizeThatFits(ProposedViewSize(width: room, height: nil)).width
            if own > room { result.lengths[cell.columns.upperBound - 1] += own - room }
        }
        return result
    }
}

/// A column or a row, which a stack of them asks as if it were a view.
@MainActor
protocol GridTrack: StackChild {
    func distance(to next: Self) -> CGFloat
}

@MainActor
private struct GridColumn: GridTrack {
    let table: GridTable
    let index: Int

    private var cells: [GridTable.Cell] {
        table.cells.filter { $0.columns == index..<(index + 1) && $0.isSized(along: .horizontal) }
    }

    var layoutPriority: Double { cells.map(\.item.layoutPriority).max() ?? 0 }
    var edges: EdgePreferences { .none }

    func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
        let widths = cells.map {
            $0.item.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).width
        }
        return ViewDimensions(size: CGSize(width: widths.max() ?? 0, height: 0)) { _ in nil }
    }

    /// The largest distance that two neighbours in a row ask for.
    func distance(to next: GridColumn) -> CGFloat {
        let pairs = table.cells.filter { $0.columns.upperBound == next.index && !$0.isWhole }.compactMap { cell in
            table.cells(ofRow: cell.row).first { $0.columns.lowerBound == next.index }
                .map { cell.item.edges.distance(acrossTo: $0.item.edges) }
        }
        return pairs.max() ?? LayoutMetrics.stackSpacing
    }
}

@MainActor
private struct GridRowTrack: GridTrack {
    let table: GridTable
    let index: Int
    let columns: GridTracks
    let settings: GridSettings

    private var cells: [GridTable.Cell] { table.cells(ofRow: index) }

    var layoutPriority: Double { cells.map(\.item.layoutPriority).max() ?? 0 }
    var edges: EdgePreferences { .none }

    func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
        let guide = table.rowAlignments[index] ?? settings.alignment.vertical
        let sized = cells.filter { $0.isSized(along: .vertical) }
        let dimensions = sized.map {
            $0.item.dimensions(
                for: ProposedViewSize(width: columns.extent(of: $0.columns), height: proposal.height))
        }
        var height = dimensions.map(\.height).max() ?? 0
        if guide.key.isTextBaseline {
            let above = dimensions.map { $0[guide] }.max() ?? 0
            height = max(height, above + (dimensions.map { $0.height - $0[guide] }.max() ?? 0))
        }
        return ViewDimensions(size: CGSize(width: 0, height: height)) { _ in nil }
    }

    /// The largest distance that two neighbours in a column ask for.
    func distance(to next: GridRowTrack) -> CGFloat {
        let pairs = cells.flatMap { cell in
            next.cells.filter { $0.columns.overlaps(cell.columns) }
                .map { cell.item.edges.distance(downTo: $0.item.edges) }
        }
        return pairs.max() ?? LayoutMetrics.stackSpacing
    }
}
