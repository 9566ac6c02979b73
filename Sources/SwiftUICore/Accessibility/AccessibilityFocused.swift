import SceneCore

extension View {
    /// Connects this view to a state that says where whoever listens is: the state has this value while they are at the view, and
    /// setting it to this value takes them there.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(SpokenFocusModifier(binding: binding.binding, value: value))
    }

    /// Connects this view to a state that is true while whoever listens is at the view.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        modifier(SpokenFocusModifier(binding: condition.binding, value: true))
    }
}

struct SpokenFocusModifier<Value: Hashable> {
    let binding: FocusState<Value>.Binding
    let value: Value
}

extension SpokenFocusModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(SpokenFocusNode<Value>.self, for: modifier, body: body)
    }
}

/// Takes whoever listens to the view when the app's state says so, and has the state follow when they go elsewhere.
private final class SpokenFocusNode<Value: Hashable>: WrapperNode<SpokenFocusModifier<Value>, MeaningItem>,
    FocusableNode, FocusListener
{
    private var last: Value?
    private var place = SceneFocus()

    override func update(_ wrapper: MeaningItem) {
        wrapper.spokenFocus = self
        wrapper.change = MeaningChange(focus: place)
    }

    override func evaluate() {
        super.evaluate()
        let binding = value.modifier.binding
        let current = reading { binding.wrappedValue }
        let isNews = current != (last ?? binding.noFocus)
        last = current
        if isNews { window.spokenFocus.reconsider(self) }
    }

    override func willUnmount() {
        window.spokenFocus.nodeEnds(self)
    }

    var focus: WindowFocus { window.spokenFocus }

    var tie: any FocusTying { FocusTie(binding: value.modifier.binding, value: value.modifier.value) }

    var nodeToFocus: (any FocusableNode)? { canHaveFocus ? self : nil }

    var canHaveFocus: Bool { isOnScreen && !wrappers.isEmpty }

    func focusDidChange(to isFocused: Bool) {
        place.hasFocus = isFocused
        wrappers.forEach(update)
    }

    func showFocusRequest(_ request: FocusRequest) {
        place.request = request
        wrappers.forEach(update)
    }
}
