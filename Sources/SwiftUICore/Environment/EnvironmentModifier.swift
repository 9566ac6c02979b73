extension View {
    /// Sets a value of the environment for this view and all in it.
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(EnvironmentKeyWritingModifier(path: keyPath, value: value))
    }
}

struct EnvironmentKeyWritingModifier<Value> {
    let path: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
}

extension EnvironmentKeyWritingModifier: EnvironmentWriting {
    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        makeEnvironment(modifier: modifier, inputs: inputs, value: Value.self, body: body)
    }

    func write(to environment: inout EnvironmentValues) {
        environment[keyPath: path] = value
    }
}

/// A modifier that does nothing but set values of the environment.
@MainActor
protocol EnvironmentWriting: ViewModifier where Body == Never {
    func write(to environment: inout EnvironmentValues)
}

extension EnvironmentWriting {
    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(EnvironmentNode<Self>.self, for: modifier, body: body)
    }

    /// The node for a modifier that sets one value. A direction of layout is more than a value that views read.
    static func makeEnvironment<Value>(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, value: Value.Type,
        body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        value == LayoutDirection.self
            ? inputs.modifierNode(LayoutDirectionNode<Self>.self, for: modifier, body: body)
            : inputs.modifierNode(EnvironmentNode<Self>.self, for: modifier, body: body)
    }
}

/// Stands between a view and what it was modified with: it hands down another environment than it was given.
final class EnvironmentNode<Modifier: EnvironmentWriting>: ModifierNode<Modifier> {
    private let comparison = ValueComparison.of(Modifier.self)
    private var derived = DerivedEnvironment()
    private var written: Modifier?

    override func childEnvironment() -> EnvironmentValues {
        let modifier = value.modifier
        if let written, !comparison.isEqual(written, modifier) { derived = DerivedEnvironment() }
        written = modifier
        return derived.derive(from: environment, writing: modifier.write)
    }
}

/// An environment made from another one by writing into it. It stays the very same as long as the other does, so that
/// nobody below need be asked whether something has changed.
struct DerivedEnvironment {
    private var last: (from: EnvironmentValues, result: EnvironmentValues)?

    mutating func derive(
        from environment: EnvironmentValues, writing write: (inout EnvironmentValues) -> Void
    ) -> EnvironmentValues {
        if let last, last.from.isIdentical(to: environment) { return last.result }
        var result = environment
        write(&result)
        last = (environment, result)
        return result
    }
}
