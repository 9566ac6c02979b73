import Observation

/// A view that is alive: its place, the environment there, and what it read.
@MainActor
package class ViewNode {
    package unowned let window: Window
    package private(set) unowned(unsafe) var parent: ViewNode?
    /// Steps from the root.
    package let depth: Int
    /// The place among all nodes in the order in which they were made.
    let ordinal: Int
    package var environment: EnvironmentValues
    package private(set) var isMounted = true
    private let openWindow: Handle<Window>
    private nonisolated(unsafe) var ownHandle: Handle<ViewNode>?
    var isDirty = false
    var isStale = false
    private var isEvaluating = false
    /// For a node that collects preferences: one below has changed since they were last collected.
    private var preferencesAreStale = true
    var reads = Reads()
    /// Counts the evaluations of the node.
    private var runs = 0

    package init(inputs: _ViewInputs) {
        window = inputs.window
        openWindow = inputs.window.handle
        parent = inputs.parent
        depth = (inputs.parent?.depth ?? -1) + 1
        ordinal = inputs.window.graph.makeOrdinal()
        environment = inputs.environment
        if observesAppearance { graph.observeAppearance(of: self) }
    }

    deinit {
        ownHandle?.end()
    }

    package var graph: Graph { window.graph }

    /// For those who look the node up later, when it may have gone.
    final var handle: Handle<ViewNode> {
        if let ownHandle { return ownHandle }
        let handle = Handle(self)
        ownHandle = handle
        return handle
    }

    /// Whether the node is part of a window that is there: to be asked by whatever comes later than the turn that it was begun in. A
    /// task of the app's may outlive the window, and with it the state that the node has read.
    final var isAlive: Bool { isMounted && openWindow.object != nil }

    /// Inputs for a child at a place where `existing` stands.
    package func inputs(
        for existing: ViewNode?, environment childEnvironment: EnvironmentValues? = nil
    ) -> _ViewInputs {
        _ViewInputs(
            window: window, parent: self, environment: childEnvironment ?? environment, existing: existing)
    }

    // MARK: What a kind of node says of itself

    /// The nodes one step below, in order.
    package var children: [ViewNode] { [] }

    /// What the node's view reads is read here, and its children get their values.
    package func evaluate() {}

    /// The layout items that the node has made itself; nil if it only stands for those of its children.
    package var ownItems: [LayoutItem]? { nil }

    /// The layout items that the node stands for in the container around it: usually one, none for an empty view, many for
    /// a list of views.
    package final var items: [LayoutItem] {
        ownItems ?? (children.count == 1 ? children[0].items : children.flatMap(\.items))
    }

    /// The rows that the node stands for in a list.
    package func appendRows(to rows: inout [ListRow]) {
        if let ownItems {
            rows += ownItems.map { ListRow(item: $0) }
        } else {
            for child in children { child.appendRows(to: &rows) }
        }
    }

    /// Whether the node has given a child this name.
    package func givesName<ID: Hashable>(_ id: ID, to child: ViewNode) -> Bool { false }

    /// The name of a type that the node has given a child; nil if it has none.
    package func name<ID: Hashable>(of child: ViewNode, as type: ID.Type) -> ID? { nil }

    /// The value that the node itself gives for a preference, in place of those below it.
    package func preference<K: PreferenceKey>(for key: K.Type) -> K.Value? { nil }

    /// Values of this preference that views below give are not handed further up.
    package func keepsToItself<K: PreferenceKey>(_ key: K.Type) -> Bool { false }

    /// The node holds layout items of its own that are made from those of its children.
    package var collectsItems: Bool { false }

    /// Whether what the children stand for becomes rows of a list here; nil for a node that leaves that to those around it.
    package var makesRows: Bool? { collectsItems ? false : nil }

    /// The axis along which the node stands the elements of a long collection one after the other, without having all of them made.
    package var lazyAxis: Axis? { nil }

    /// Takes in the items of the children anew. Called for nodes that collect them, after one below has changed its items.
    package func collectItems() {}

    /// The node reads preferences of those below it.
    package var collectsPreferences: Bool { false }

    /// The node lies over the window by itself, as a sheet does: it is on screen whatever covers the views around it, and hands
    /// no preferences up to them.
    package var standsAlone: Bool { false }

    /// The environment that the children see, given the one at the node's own place.
    package func childEnvironment() -> EnvironmentValues { environment }

    /// The environment that one of the children sees, where they do not all see the same.
    package func environment(for child: ViewNode) -> EnvironmentValues { childEnvironment() }

    // MARK: On screen or not

    /// Whether a child's views are among those that can be seen, as far as this node is concerned: a column may be hidden, a
    /// screen covered.
    package func shows(_ child: ViewNode) -> Bool { true }

    /// The same of a node anywhere below, for a node that chooses among the items of its child.
    package func showsItems(of descendant: ViewNode) -> Bool { true }

    /// The node wants to know when its views come on screen and when they leave it.
    package var observesAppearance: Bool { false }

    /// The views of the node have come on screen. Runs after layout.
    package func didAppear() {}

    /// The views of the node have left the screen, or the node has come to its end. Runs after layout.
    package func didDisappear() {}

    /// Whether the views of the node can be seen: nothing on the way to the root hides them.
    final var isOnScreen: Bool {
        // What has ended must not look up: the nodes above it may be gone.
        guard isMounted else { return false }
        var node = self
        while !node.standsAlone, let parent = node.parent {
            guard parent.shows(node), parent.showsItems(of: self) else { return false }
            node = parent
        }
        return true
    }

    // MARK: Evaluating

    /// Evaluates the node again, and remembers what it reads.
    package final func run() {
        isDirty = false
        runs += 1
        forgetReads()
        isEvaluating = true
        evaluate()
        isEvaluating = false
    }

    /// Runs code of the app or of the node itself, and remembers what it reads as read by this node.
    ///
    /// Properties of `@Observable` objects are noticed by Observation, which tells of the first change after a run.
    package final func reading<Result>(_ body: () -> Result) -> Result {
        let run = runs
        return withObservationTracking {
            readingEnvironment(body)
        } onChange: { [handle] in
            MainThread.run { handle.object?.observedValueWillChange(readIn: run) }
        }
    }

    /// The same for code that reads nothing but the environment, which costs less.
    package final func readingEnvironment<Result>(_ body: () -> Result) -> Result {
        let outer = Reads.reader
        Reads.reader = self
        defer { Reads.reader = outer }
        return body()
    }

    /// What an earlier run has read no longer counts.
    private func observedValueWillChange(readIn run: Int) {
        if run == runs, isAlive { graph.markDirty(self) }
    }

    /// The environment at the node's place has changed, the node's view has not.
    package final func receive(environment new: EnvironmentValues) {
        guard !new.isIdentical(to: environment) else { return }
        let old = environment
        environment = new
        if isDirty || reads.isAffected(from: old, to: new) {
            run()
        } else {
            passOnEnvironment()
        }
    }

    /// Hands the environment down where no view has changed.
    package final func passOnEnvironment() {
        for child in children { child.receive(environment: environment(for: child)) }
    }

    /// The items of the node have changed: tells the container that has taken them in.
    package final func itemsDidChange() {
        var node = parent
        while let container = node {
            if container.collectsItems { return graph.markStale(container) }
            node = container.parent
        }
    }

    /// What the row that the node stands for says of itself has changed, its item has not: tells the list.
    package final func rowDidChange() {
        var node = parent
        while let container = node {
            if container.makesRows == true { return graph.markStale(container) }
            node = container.parent
        }
    }

    /// A preference at or below the node has changed: tells the nodes above that read preferences.
    package final func preferencesDidChange() {
        var node = parent
        while let collector = node {
            if collector.collectsPreferences {
                collector.preferencesAreStale = true
                if !collector.isEvaluating { graph.markDirty(collector) }
            }
            if collector.standsAlone { return }
            node = collector.parent
        }
    }

    /// Whether preferences below have changed since this was last asked.
    package final func takeStalePreferences() -> Bool {
        defer { preferencesAreStale = false }
        return preferencesAreStale
    }

    /// The value of a preference at this node: its own, or what those below it give together.
    package final func collect<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        if let own = preference(for: key) { return own }
        if keepsToItself(key) { return nil }
        var result: K.Value?
        for child in children where !child.standsAlone {
            guard let next = child.collect(key) else { continue }
            if var joined = result {
                K.reduce(value: &joined) { next }
                result = joined
            } else {
                result = next
            }
        }
        return result
    }

    // MARK: Rest

    /// The views of the node are away for now. Until they are back, the node keeps what it has and is not evaluated: what it was
    /// given may have no meaning any more.
    package final private(set) var isResting = false

    package final func rest() {
        isResting = true
        for child in children { child.rest() }
    }

    /// The views are back. What has changed in the meantime is evaluated now.
    package final func wake() {
        isResting = false
        graph.didWake(self)
        for child in children { child.wake() }
    }

    // MARK: The end

    /// Ends the node and all below it: state is lost, nothing read can wake it any more.
    package final func unmount() {
        guard isMounted else { return }
        isMounted = false
        if observesAppearance { graph.appearancesMayHaveChanged() }
        forgetReads()
        willUnmount()
        for child in children { child.unmount() }
    }

    /// The last words of a node.
    package func willUnmount() {}

    private func forgetReads() {
        reads.forget(reader: self)
    }
}

/// A node that is given values of one type.
@MainActor
package class ValueNode<Value>: ViewNode {
    package private(set) var value: Value
    private var isFresh = true

    package required init(_ value: Value, inputs: _ViewInputs) {
        self.value = value
        super.init(inputs: inputs)
    }

    /// Whether the node would become the same from both values. The walk stops there unless something read has changed.
    /// Kinds that hold other views say no and look at each of them instead, so that nothing is compared twice.
    package func isUnchanged(from old: Value, to new: Value) -> Bool { false }

    package final func receive(_ new: Value, environment newEnvironment: EnvironmentValues) {
        let oldEnvironment = environment
        environment = newEnvironment
        guard !isFresh else {
            isFresh = false
            return run()
        }
        let sameValue = isUnchanged(from: value, to: new)
        if !sameValue { value = new }
        let sameEnvironment = newEnvironment.isIdentical(to: oldEnvironment)
        if !sameValue || isDirty || (!sameEnvironment && reads.isAffected(from: oldEnvironment, to: newEnvironment)) {
            run()
        } else if !sameEnvironment {
            passOnEnvironment()
        }
    }
}
