/// Evaluates the views whose inputs have changed, parents first, and then has the containers take in what has come of it.
@MainActor
struct UpdatePass {
    let graph: Graph

    /// A view that has to be evaluated more often than this in one pass changes its own inputs.
    private static let mostRuns = 10

    func run() {
        var runs: [ObjectIdentifier: Int] = [:]
        while true {
            let dirty = graph.takeDirty()
            if !dirty.isEmpty {
                for node in dirty where node.isDirty && node.isMounted && !node.isResting { evaluate(node, &runs) }
                continue
            }
            let stale = graph.takeStale()
            if stale.isEmpty { return }
            for container in stale { takeItemsIn(container) }
        }
    }

    private func evaluate(_ node: ViewNode, _ runs: inout [ObjectIdentifier: Int]) {
        let count = runs[ObjectIdentifier(node), default: 0] + 1
        runs[ObjectIdentifier(node)] = count
        guard count > Self.mostRuns else { return node.run() }
        node.isDirty = false
        Self.warn(of: type(of: node))
    }

    private func takeItemsIn(_ container: ViewNode) {
        container.isStale = false
        if container.isMounted { container.collectItems() }
    }

    /// SwiftUI's warning for the same mistake.
    static func warn(of node: ViewNode.Type? = nil) {
        RuntimeWarning.log(
            "Modifying state during view update, this will cause undefined behavior."
                + (node.map { " (\($0))" } ?? ""))
    }
}
