import Foundation

/// A column of a ``LazyVGrid`` or a row of a ``LazyHGrid``.
public struct GridItem: Sendable {
    /// How long the item is, across the direction in which the grid grows.
    public enum Size: Sendable {
        /// So many points.
        case fixed(CGFloat)
        /// What the others leave, within limits in points.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many items as fit into the room of one flexible item, each within limits in points.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How long the item is.
    public var size: Size
    /// The distance to the next item, in points; nil for the standard one.
    public var spacing: CGFloat?
    /// How views stand in the item; nil for what the grid says.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

extension GridItem {
    fileprivate var isFixed: Bool {
        if case .fixed = size { true } else { false }
    }
}

/// The items of a lazy grid in a room: where each begins, how long it is, and how views stand in it.
struct GridItemPlan: Equatable {
    struct Track: Equatable {
        var offset: CGFloat
        var length: CGFloat
        var alignment: Alignment?
    }

    private(set) var tracks: [Track] = []
    /// From the first item's beginning to the last one's end.
    private(set) var extent: CGFloat = 0

    /// Fixed items take what they say. The others share what is left, one after the other: each is offered its part of what
    /// the ones before it have left (no recording shows it; in line with published measurements).
    init(_ items: [GridItem], in room: CGFloat) {
        let spacings = items.map { $0.spacing ?? LayoutMetrics.stackSpacing }
        var left = room - spacings.dropLast().reduce(0, +)
        for case .fixed(let length) in items.map(\.size) { left -= length }
        var open = items.count { !$0.isFixed }
        var offset: CGFloat = 0
        for (item, spacing) in zip(items, spacings) {
            let share = max(0, left) / CGFloat(max(1, open))
            let lengths = Self.lengths(of: item.size, spacing: spacing, in: share)
            if case .fixed = item.size {
            } else {
                open -= 1
                left -= lengths.reduce(0, +) + CGFloat(lengths.count - 1) * spacing
            }
            for length in lengths {
                tracks.append(Track(offset: offset, length: length, alignment: item.alignment))
                extent = offset + length
                offset += length + spacing
            }
        }
    }

    /// More than any screen has room for.
    private static let mostAdaptive: CGFloat = 1000

    private static func lengths(of size: GridItem.Size, spacing: CGFloat, in share: CGFloat) -> [CGFloat] {
        func limited(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
            let least = minimum.isFinite ? max(0, minimum) : 0
            return min(max(length, least), maximum.isNaN ? .infinity : max(least, maximum))
        }
        switch size {
        case .fixed(let length): return [length.isFinite ? max(0, length) : 0]
        case .flexible(let minimum, let maximum): return [limited(share, minimum, maximum)]
        case .adaptive(let minimum, let maximum):
            let step = max(1, minimum) + spacing
            let fitting = step > 0 ? (share + spacing) / step : 1
            let count = fitting.isFinite ? Int(min(max(1, fitting), mostAdaptive)) : 1
            let length = (share - CGFloat(count - 1) * spacing) / CGFloat(count)
            return Array(repeating: limited(length, minimum, maximum), count: count)
        }
    }
}
