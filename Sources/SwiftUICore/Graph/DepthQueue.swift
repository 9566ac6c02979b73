/// Nodes that wait for their turn, by their distance from the root; those of one depth in the order in which they came.
@MainActor
struct DepthQueue {
    private var levels: [[ViewNode]] = []
    private(set) var count = 0

    mutating func insert(_ node: ViewNode) {
        while levels.count <= node.depth { levels.append([]) }
        levels[node.depth].append(node)
        count += 1
    }

    /// Takes all nodes out that are nearest to the root, or farthest from it.
    mutating func takeLevel(_ end: End) -> [ViewNode] {
        guard count > 0 else { return [] }
        let isFilled: ([ViewNode]) -> Bool = { !$0.isEmpty }
        let found = end == .top ? levels.firstIndex(where: isFilled) : levels.lastIndex(where: isFilled)
        guard let depth = found else { return [] }
        let nodes = levels[depth]
        levels[depth] = []
        count -= nodes.count
        return nodes
    }

    enum End {
        case top, bottom
    }
}
