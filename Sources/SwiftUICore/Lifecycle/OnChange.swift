extension View {
    /// Does something when a value has changed since the view was last evaluated, given what it was and what it is.
    ///
    /// - Parameter initial: Whether to do it when the view first appears, too; both values are then the same.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial, action: action))
    }

    /// Does something when a value has changed since the view was last evaluated.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
    }

    /// Does something when a value has changed since the view was last evaluated, given what it is.
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: false) { _, new in action(new) })
    }
}

struct ChangeModifier<Value: Equatable> {
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void
}

extension ChangeModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(ChangeNode<Value>.self, for: modifier, body: body)
    }
}

private final class ChangeNode<Value: Equatable>: ModifierNode<ChangeModifier<Value>> {
    private var last: Value?

    override func evaluate() {
        super.evaluate()
        let modifier = value.modifier
        let old = last
        last = modifier.value
        if let old {
            if old != modifier.value { graph.afterLayout { modifier.action(old, modifier.value) } }
        } else if modifier.initial {
            graph.afterLayout { modifier.action(modifier.value, modifier.value) }
        }
    }
}
