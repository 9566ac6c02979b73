extension View {
    /// Changes a value of the environment for this view and all in it, given what it is around it.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentTransformModifier(path: keyPath, transform: transform))
    }
}

struct EnvironmentTransformModifier<Value> {
    let path: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void
}

extension EnvironmentTransformModifier: EnvironmentWriting {
    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        makeEnvironment(modifier: modifier, inputs: inputs, value: Value.self, body: body)
    }

    func write(to environment: inout EnvironmentValues) {
        transform(&environment[keyPath: path])
    }
}
