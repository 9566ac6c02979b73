import Foundation

/// How long the elements of a long collection are along an axis: those that were measured as they are, the others as long as a
/// typical one. Knows where each begins without looking at all of them.
struct ElementLengths {
    private(set) var count = 0
    /// Between two elements.
    private(set) var spacing: CGFloat = 0
    /// What an element takes that was never measured. It is settled by the first that have views, so that what lies far away
    /// stays.
    private(set) var estimate: CGFloat
    private var isSettled = false
    /// With the length of an element without a view goes the spacing beside it, so it is less than nothing.
    private var known: [Int: CGFloat] = [:]
    /// Elements without a view.
    private var empty: Set<Int> = []
    /// What is known of each chunk of elements.
    private var chunks: [Chunk] = []

    private struct Chunk {
        var known = 0
        var sum: CGFloat = 0
    }

    private static let chunk = 256

    init(estimate: CGFloat) {
        self.estimate = estimate
    }

    /// There are other elements now, or they stand elsewhere: their lengths go with them.
    ///
    /// - Parameter moves: Where each element that was measured is now, by where it was, without those that have gone; nil if all
    ///   are where they were.
    mutating func elementsDidChange(count: Int, moves: [Int: Int]? = nil) {
        let old = known
        self.count = count
        known.removeAll()
        chunks = Array(repeating: Chunk(), count: (count + Self.chunk - 1) / Self.chunk)
        empty = moves.map { moves in Set(empty.compactMap { moves[$0] }) } ?? empty.filter { $0 < count }
        for (index, length) in old {
            if let place = moves.map({ $0[index] }) ?? index { set(length, at: place) }
        }
    }

    /// The elements may have got views, but for those that can be seen to have none.
    mutating func forgetEmpty(but kept: Range<Int>) {
        for index in empty where !kept.contains(index) {
            empty.remove(index)
            guard let length = known.removeValue(forKey: index) else { continue }
            chunks[index / Self.chunk].known -= 1
            chunks[index / Self.chunk].sum -= length
        }
    }

    private mutating func set(_ length: CGFloat, at index: Int) {
        guard index < count else { return }
        let old = known.updateValue(length, forKey: index)
        let place = index / Self.chunk
        chunks[place].sum += length - (old ?? 0)
        if old == nil { chunks[place].known += 1 }
    }

    /// Elements that follow one another have been measured.
    ///
    /// - Parameter lengths: The length of each; nil for one without a view.
    mutating func learn(_ lengths: [(index: Int, length: CGFloat?)], spacing: CGFloat?) {
        for (index, length) in lengths {
            if length == nil { empty.insert(index) } else { empty.remove(index) }
            set(length ?? -self.spacing, at: index)
        }
        let views = lengths.compactMap(\.length)
        guard !isSettled, !views.isEmpty else { return }
        isSettled = true
        self.spacing = spacing ?? 0
        for index in empty { set(-self.spacing, at: index) }
        estimate = known.values.reduce(0, +) / CGFloat(known.count)
    }

    /// Where an element begins, from the beginning of the first, with the spacing before it.
    func offset(of index: Int) -> CGFloat {
        var offset: CGFloat = 0
        let last = index / Self.chunk
        for place in 0..<last { offset += length(ofChunk: place) }
        for element in last * Self.chunk..<index { offset += (known[element] ?? estimate) + spacing }
        return offset
    }

    /// What elements take together, with the spacing between them.
    func length(of range: Range<Int>) -> CGFloat {
        range.isEmpty ? 0 : max(0, offset(of: range.upperBound) - offset(of: range.lowerBound) - spacing)
    }

    /// The element at a distance from the beginning of the first: the first for less than nothing, the last beyond the end.
    func index(at distance: CGFloat) -> Int {
        var left = distance
        var place = 0
        while place < chunks.count - 1, left >= length(ofChunk: place) {
            left -= length(ofChunk: place)
            place += 1
        }
        var index = place * Self.chunk
        while index < count - 1 {
            left -= (known[index] ?? estimate) + spacing
            if left < 0 { return index }
            index += 1
        }
        return max(0, index)
    }

    /// The elements of which something lies between two distances from the beginning of the first.
    func indices(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        guard count > 0, end > start, end > 0 else { return 0..<0 }
        let total = offset(of: count)
        guard start < total else { return count..<count }
        let (first, last) = (index(at: start), index(at: end))
        return first..<max(first, last) + 1
    }

    private func length(ofChunk place: Int) -> CGFloat {
        let elements = min(Self.chunk, count - place * Self.chunk)
        let chunk = chunks[place]
        return chunk.sum + CGFloat(elements - chunk.known) * estimate + CGFloat(elements) * spacing
    }
}
