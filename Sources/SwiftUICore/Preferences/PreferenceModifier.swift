extension View {
    /// Gives the views around this one a value, in place of those that views in it give.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceWritingModifier<K>(value: value))
    }
}

/// Gives a value for a preference in place of those that the views in it give.
struct PreferenceWritingModifier<K: PreferenceKey> {
    let value: K.Value
}

extension PreferenceWritingModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(PreferenceNode<K>.self, for: modifier, body: body)
    }
}

final class PreferenceNode<K: PreferenceKey>: ModifierNode<PreferenceWritingModifier<K>> {
    private let comparison = ValueComparison.of(K.Value.self)
    private var announced: K.Value?

    override func evaluate() {
        super.evaluate()
        let new = value.modifier.value
        if let announced, comparison.isEqual(announced, new) { return }
        announced = new
        preferencesDidChange()
    }

    override func preference<Key: PreferenceKey>(for key: Key.Type) -> Key.Value? {
        key == K.self ? value.modifier.value as? Key.Value : nil
    }

    override func willUnmount() {
        preferencesDidChange()
    }
}
