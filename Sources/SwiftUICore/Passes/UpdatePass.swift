/// Evaluates the views whose inputs have changed, parents first, and then has the containers take in what has come of it.
@MainActor
struct UpdatePass {
    let graph: Graph

    /// A view that has to be evaluated more often than this in one pass changes its own inputs.
    private static let mostRuns = 10

    func run() {
        var runs: [ObjectIdentifier: Int] = [:]
        while true {
            if let node = graph.nextDirty() {
                let count = runs[ObjectIdentifier(node), default: 0] + 1
                runs[ObjectIdentifier(node)] = count
                if count <= Self.mostRuns { node.run() } else { Self.giveUp(on: node) }
            } else if let container = graph.nextStale() {
                container.collectItems()
            } else {
                return
            }
        }
    }

    private static func giveUp(on node: ViewNode) {
        node.isDirty = false
        warn()
    }

    /// SwiftUI's warning for the same mistake.
    static func warn() {
        RuntimeWarning.log("Modifying state during view update, this will cause undefined behavior.")
    }
}
