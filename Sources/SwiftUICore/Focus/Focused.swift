extension View {
    /// Connects the field in this view, or the view that can have the focus (``focusable(_:)``), to a focus state: the state has this
    /// value while it has the focus, and setting the state to this value gives it the focus.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusedModifier(binding: binding, value: value))
    }

    /// Connects the field in this view, or the view that can have the focus, to a focus state that is true while it has it.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(binding: condition, value: true))
    }
}

struct FocusedModifier<Value: Hashable> {
    let binding: FocusState<Value>.Binding
    let value: Value
}

extension FocusedModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(FocusedNode<Value>.self, for: modifier, body: body)
    }
}

/// Moves the focus when the app's state says so, and has the state follow when a person moves it.
private final class FocusedNode<Value: Hashable>: ModifierNode<FocusedModifier<Value>>, FocusListener {
    private var last: Value?

    override func evaluate() {
        super.evaluate()
        let binding = value.modifier.binding
        let current = reading { binding.wrappedValue }
        let isNews = current != (last ?? binding.noFocus)
        last = current
        if isNews { window.focus.reconsider(self) }
    }

    var focus: WindowFocus { window.focus }

    var tie: any FocusTying { FocusTie(binding: value.modifier.binding, value: value.modifier.value) }

    var nodeToFocus: (any FocusableNode)? { firstStop(below: self) }

    private func firstStop(below node: ViewNode) -> (any FocusableNode)? {
        for child in node.children {
            if let stop = child as? any KeyboardStop, stop.canHaveFocus { return stop }
            if let stop = firstStop(below: child) { return stop }
        }
        return nil
    }
}
