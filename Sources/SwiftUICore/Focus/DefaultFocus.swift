/// When a preference for a focus counts.
public struct DefaultFocusEvaluationPriority: Sendable {
    let isForPerson: Bool

    /// When the focus comes into the view by itself, as when the view appears.
    public static let automatic = DefaultFocusEvaluationPriority(isForPerson: false)
    /// Also when a person moves it into the view.
    public static let userInitiated = DefaultFocusEvaluationPriority(isForPerson: true)
}

extension View {
    /// Gives a state a value, and with it the focus to a view in this one, when this view comes on screen and nothing there has the
    /// focus. With the priority of a person, also whenever a person moves the focus into this view from elsewhere.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modifier(DefaultFocusModifier(binding: binding, value: value, priority: priority))
    }
}

struct DefaultFocusModifier<Value: Hashable> {
    let binding: FocusState<Value>.Binding
    let value: Value
    let priority: DefaultFocusEvaluationPriority
}

extension DefaultFocusModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(DefaultFocusNode<Value>.self, for: modifier, body: body)
    }
}

private final class DefaultFocusNode<Value: Hashable>: ModifierNode<DefaultFocusModifier<Value>>, FocusListener {
    override var observesAppearance: Bool { true }

    override func didAppear() {
        let (binding, preferred) = (value.modifier.binding, value.modifier.value)
        let isTaken = window.focus.node.map { $0.presentation === presentation } ?? false
        if !isTaken, binding.wrappedValue == binding.noFocus { binding.wrappedValue = preferred }
    }

    var focus: WindowFocus { window.focus }

    var tie: any FocusTying { DefaultFocusTie(modifier: value.modifier) }

    /// The state says which view it is.
    var nodeToFocus: (any FocusableNode)? { nil }
}

/// Has a person who moves the focus into a view arrive at the preferred one.
private struct DefaultFocusTie<Value: Hashable>: FocusTying {
    let modifier: DefaultFocusModifier<Value>

    var wantsFocus: Bool { false }

    func enter(byPerson: Bool) {
        if byPerson, modifier.priority.isForPerson { modifier.binding.wrappedValue = modifier.value }
    }

    func leave() {}

    func follow(_ holders: [any FocusTying]) {}
}

extension ViewNode {
    /// What lies over the window by itself and has this view in it; nil for what is in the window.
    fileprivate var presentation: ViewNode? {
        var node: ViewNode? = self
        while let current = node, !current.standsAlone { node = current.parent }
        return node
    }
}
