import SceneCore

/// Which of some nodes can rest while the others move, when their order changes: the longest run of nodes that is in the same
/// order before and after.
struct OrderChange {
    let resting: Set<NodeID>

    /// Both lists hold the same nodes, each once.
    init(from old: [NodeID], to new: [NodeID]) {
        guard old != new else {
            resting = Set(new)
            return
        }
        let places = Dictionary(old.enumerated().map { ($1, $0) }) { first, _ in first }
        resting = Self.longestRise(of: new.compactMap { id in places[id].map { (id, $0) } })
    }

    /// Patience sorting: piles by the smallest last place of a run of each length, and from each node the one before it.
    private static func longestRise(of items: [(id: NodeID, place: Int)]) -> Set<NodeID> {
        var piles: [Int] = []
        var before: [Int?] = []
        for (index, item) in items.enumerated() {
            var low = 0
            var high = piles.count
            while low < high {
                let middle = (low + high) / 2
                if items[piles[middle]].place < item.place { low = middle + 1 } else { high = middle }
            }
            before.append(low > 0 ? piles[low - 1] : nil)
            if low == piles.count { piles.append(index) } else { piles[low] = index }
        }
        var result: Set<NodeID> = []
        var next = piles.last
        while let index = next {
            result.insert(items[index].id)
            next = before[index]
        }
        return result
    }
}
