/// Changes of state that are shown in other ways than those before them: each with the nodes that it concerns, in order.
///
/// Two `withAnimation` in one action are two changes. The first is worked on until it is on screen, with all other values as they
/// were before, and then the second.
@MainActor
struct WaitingChanges {
    struct Change {
        /// Grows from change to change, for all windows and apps together.
        let number: Int
        let transaction: Transaction
        var nodes: [ViewNode]
    }

    private static var lastNumber = 0
    private var changes: [Change] = []

    var isEmpty: Bool { changes.isEmpty }

    /// The number of the next change.
    var first: Int? { changes.first?.number }

    /// Returns the number of the change that the node is part of.
    mutating func add(_ node: ViewNode, shownBy transaction: Transaction) -> Int {
        if let last = changes.indices.last, changes[last].transaction.isShown(like: transaction) {
            if changes[last].nodes.last !== node { changes[last].nodes.append(node) }
            return changes[last].number
        }
        Self.lastNumber += 1
        changes.append(Change(number: Self.lastNumber, transaction: transaction, nodes: [node]))
        return Self.lastNumber
    }

    /// A node has read something as it is before a change, and so is part of it.
    mutating func add(_ node: ViewNode, to number: Int) {
        guard let index = changes.firstIndex(where: { $0.number == number }),
            !changes[index].nodes.contains(where: { $0 === node })
        else { return }
        changes[index].nodes.append(node)
    }

    mutating func takeFirst() -> Change? {
        changes.isEmpty ? nil : changes.removeFirst()
    }
}
