extension View {
    /// Does something asynchronous from when the view comes on screen; it is cancelled when the view leaves.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Does something asynchronous from when the view comes on screen, and anew whenever `value` has changed; what runs then is
    /// cancelled, as it is when the view leaves.
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}

struct TaskModifier<ID: Equatable> {
    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void
}

extension TaskModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(TaskNode<ID>.self, for: modifier, body: body)
    }
}

private final class TaskNode<ID: Equatable>: ModifierNode<TaskModifier<ID>> {
    private var running: Task<Void, Never>?
    private var lastID: ID?

    override var observesAppearance: Bool { true }

    override func evaluate() {
        super.evaluate()
        let id = value.modifier.id
        defer { lastID = id }
        guard running != nil, lastID != id else { return }
        graph.afterLayout { [weak self] in self?.start() }
    }

    override func didAppear() {
        start()
    }

    override func didDisappear() {
        running?.cancel()
        running = nil
    }

    private func start() {
        running?.cancel()
        running = graph.run(priority: value.modifier.priority, value.modifier.action)
    }
}
