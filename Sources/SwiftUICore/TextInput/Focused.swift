extension View {
    /// Connects the field in this view to a focus state: the state has this value while the field has the focus, and setting it
    /// to this value gives the field the focus.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusedModifier(binding: binding, value: value))
    }

    /// Connects the field in this view to a focus state that is true while the field has the focus.
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

    private var binding: FocusState<Value>.Binding { value.modifier.binding }

    override func evaluate() {
        super.evaluate()
        let current = reading { binding.wrappedValue }
        let isNews = current != (last ?? binding.noFocus)
        last = current
        if isNews { window.focus.reconsider(self) }
    }

    var wantsFocus: Bool { binding.wrappedValue == value.modifier.value }

    var fieldToFocus: (any FocusableNode)? { firstField(below: self) }

    private func firstField(below node: ViewNode) -> (any FocusableNode)? {
        for child in node.children {
            if let field = child as? any FocusableNode, field.canHaveFocus { return field }
            if let field = firstField(below: child) { return field }
        }
        return nil
    }

    func focusEntered() {
        binding.wrappedValue = value.modifier.value
    }

    func focusLeft() {
        // Another field may have taken the state over.
        if wantsFocus { binding.wrappedValue = binding.noFocus }
    }

    func follow(_ holders: [any FocusListener]) {
        let isTrue = holders.contains { holder in
            guard let holder = holder as? FocusedNode<Value> else { return false }
            return holder.binding.isSamePlace(as: binding) && holder.wantsFocus
        }
        if !isTrue, binding.wrappedValue != binding.noFocus { binding.wrappedValue = binding.noFocus }
    }
}

/// A node that ties the fields below it to a state of the app's.
@MainActor
protocol FocusListener: ViewNode {
    /// The app's state says that a field below has the focus.
    var wantsFocus: Bool { get }
    var fieldToFocus: (any FocusableNode)? { get }
    /// A field below has got the focus from elsewhere.
    func focusEntered()
    /// The focus has gone elsewhere.
    func focusLeft()
    /// A state that says something of a field that does not have the focus after all is set to none. The holders are those
    /// around the field that has it.
    func follow(_ holders: [any FocusListener])
}
