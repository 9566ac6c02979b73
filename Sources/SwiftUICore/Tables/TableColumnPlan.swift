import Foundation

/// The room of a column: the limits of its width, in points, and where its cells stand in it.
struct TableColumnRoom: Equatable {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?
    var alignment = TableColumnAlignment.Kind.automatic

    /// A limit that is no number of points is none; a column cannot be narrower than nothing.
    private func usable(_ width: CGFloat?) -> CGFloat? {
        width.flatMap { $0.isFinite ? Swift.max(0, $0) : nil }
    }

    fileprivate var limits: (least: CGFloat, most: CGFloat) {
        let least = usable(min) ?? 0
        return (least, Swift.max(least, usable(max) ?? .infinity))
    }

    fileprivate func start(share: CGFloat) -> CGFloat {
        let (least, most) = limits
        return Swift.min(Swift.max(usable(ideal) ?? share, least), most)
    }
}

/// Where the columns of a table are, from the leading edge of its lines.
///
/// Each column begins with its ideal width, or else an equal share of the room. What is left or missing is divided equally among
/// those that have not met a limit. Columns that need more room than there is become narrower than they wish, all by the same
/// factor: a table does not scroll sideways on this platform.
struct TableColumnPlan: Equatable {
    private(set) var widths: [CGFloat]
    private(set) var origins: [CGFloat] = []

    init(_ rooms: [TableColumnRoom], width: CGFloat) {
        let room = max(0, width - TableMetrics.columnSpacing * CGFloat(max(0, rooms.count - 1)))
        let share = rooms.isEmpty ? 0 : room / CGFloat(rooms.count)
        widths = rooms.map { $0.start(share: share) }
        divide(room, among: rooms)
        squeeze(into: room)
        var x: CGFloat = 0
        for width in widths {
            origins.append(x)
            x += width + TableMetrics.columnSpacing
        }
    }

    /// The first column gives room at the leading edge, the last one at the trailing edge. The others stay where they are.
    mutating func give(leading: CGFloat, trailing: CGFloat) {
        guard let last = widths.indices.last else { return }
        widths[0] = max(0, widths[0] - leading)
        widths[last] = max(0, widths[last] - trailing)
        for index in origins.indices.dropFirst() { origins[index] -= leading }
    }

    private mutating func divide(_ room: CGFloat, among rooms: [TableColumnRoom]) {
        var left = room - widths.reduce(0, +)
        // Each round, a column meets its limit or nothing is left.
        for _ in rooms where abs(left) > 0.001 {
            let open = rooms.indices.filter {
                left > 0 ? widths[$0] < rooms[$0].limits.most : widths[$0] > rooms[$0].limits.least
            }
            guard !open.isEmpty else { return }
            let step = left / CGFloat(open.count)
            for index in open {
                let (least, most) = rooms[index].limits
                let new = min(max(widths[index] + step, least), most)
                left -= new - widths[index]
                widths[index] = new
            }
        }
    }

    private mutating func squeeze(into room: CGFloat) {
        let sum = widths.reduce(0, +)
        guard sum > room + 0.001, sum > 0 else { return }
        for index in widths.indices { widths[index] *= room / sum }
    }
}
