extension Scene {
    /// Does something when a value has changed since the scene was last evaluated, given what it was and what it is.
    ///
    /// - Parameter initial: Whether to do it at first, too; both values are then the same.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        WatchingScene(content: self, value: value, initial: initial, action: action)
    }

    /// Does something when a value has changed since the scene was last evaluated.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        WatchingScene(content: self, value: value, initial: initial) { _, _ in action() }
    }

    /// Does something when a value has changed since the scene was last evaluated, given what it is.
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene {
        WatchingScene(content: self, value: value, initial: false) { _, new in action(new) }
    }
}

/// A scene, and a value that its changes are told of.
private struct WatchingScene<Content: Scene, Value: Equatable> {
    let content: Content
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void

    nonisolated init(content: Content, value: Value, initial: Bool, action: @escaping (Value, Value) -> Void) {
        self.content = content
        self.value = value
        self.initial = initial
        self.action = action
    }
}

extension WatchingScene: PrimitiveScene {
    static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        let storage = inputs.storage.slots(of: Self.self)
        scene.value.tell(of: storage, inputs.node.graph)
        return Content._makeScene(
            scene: _GraphValue(scene.value.content), inputs: _SceneInputs(node: inputs.node, storage: storage))
    }

    @MainActor
    private func tell(of storage: SceneStorageSlots, _ graph: Graph) {
        let last = storage.lastValue as? Value
        storage.lastValue = value
        if last == nil ? initial : last != value { graph.afterLayout { action(last ?? value, value) } }
    }
}
