/// A view's value, on its way to the node at its place in the tree.
public struct _GraphValue<Value> {
    package let value: Value

    package init(_ value: Value) {
        self.value = value
    }
}

/// The place in the tree that a view's value is meant for.
public struct _ViewInputs {
    package let window: Window
    package let parent: ViewNode?
    package let environment: EnvironmentValues
    /// The node that already stands at this place, if there is one. The types of a view fix the types of all places in it, so
    /// it is always of the kind that the view at this place makes.
    package let existing: ViewNode?

    package init(window: Window, parent: ViewNode?, environment: EnvironmentValues, existing: ViewNode? = nil) {
        self.window = window
        self.parent = parent
        self.environment = environment
        self.existing = existing
    }

    /// Whether a view at this place stands in a list as its rows, and not in one of the rows or elsewhere.
    @MainActor
    var isAmongRows: Bool {
        var node = parent
        while let current = node {
            if let answer = current.makesRows { return answer }
            node = current.parent
        }
        return false
    }

    /// Gives `value` to the node that stands at this place, or to a new one.
    @MainActor
    package func node<Value, Node: ValueNode<Value>>(
        _ type: Node.Type, for view: _GraphValue<Value>
    ) -> _ViewOutputs {
        let node = existing.map { unsafeDowncast($0, to: type) } ?? Node(view.value, inputs: self)
        node.receive(view.value, environment: environment)
        return _ViewOutputs(node: node)
    }
}

/// What a view has become at its place.
public struct _ViewOutputs {
    package let node: ViewNode

    package init(node: ViewNode) {
        self.node = node
    }
}
