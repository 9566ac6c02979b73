/// The views of elements that are far away for now. They keep their state and rest: what they read may change as it will, they are
/// evaluated only when they are back, with what their elements are then.
@MainActor
final class ParkedViews<Name: Hashable> {
    private var nodes: [Name: ViewNode] = [:]
    /// In the order in which they left.
    private var order: [Name] = []

    var isEmpty: Bool { nodes.isEmpty }

    func park(_ node: ViewNode, as name: Name) {
        node.window.focus.viewLeaves(node)
        node.window.spokenFocus.viewLeaves(node)
        // A sheet over the screen goes on, and so does what it came from.
        if !node.presentsSomething { node.rest() }
        nodes[name] = node
        order.append(name)
        node.graph.appearancesMayHaveChanged()
        while order.count > LazyMetrics.parked { nodes.removeValue(forKey: order.removeFirst())?.unmount() }
    }

    func take(_ name: Name) -> ViewNode? {
        guard let node = nodes.removeValue(forKey: name) else { return nil }
        order.removeAll { $0 == name }
        node.wake()
        node.graph.appearancesMayHaveChanged()
        return node
    }

    /// Ends the views of elements that have gone for good: they take their state along.
    func drop(where hasGone: (Name) -> Bool) {
        for (name, node) in nodes where hasGone(name) {
            nodes.removeValue(forKey: name)
            node.unmount()
        }
        order.removeAll { nodes[$0] == nil }
    }
}

extension ViewNode {
    /// Something below lies over the window by itself.
    fileprivate var presentsSomething: Bool { children.contains { $0.standsAlone || $0.presentsSomething } }
}
