extension View {
    /// Changes what the views in this one give for a preference, before those around it read it.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceTransformModifier<K>(transform: callback))
    }
}

struct PreferenceTransformModifier<K: PreferenceKey> {
    let transform: (inout K.Value) -> Void
}

extension PreferenceTransformModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(PreferenceTransformNode<K>.self, for: modifier, body: body)
    }
}

private final class PreferenceTransformNode<K: PreferenceKey>: ModifierNode<PreferenceTransformModifier<K>> {
    override func evaluate() {
        super.evaluate()
        // Whether the function still does the same cannot be told.
        preferencesDidChange()
    }

    override func preference<Key: PreferenceKey>(for key: Key.Type) -> Key.Value? {
        guard key == K.self else { return nil }
        var result = content?.collect(K.self) ?? K.defaultValue
        value.modifier.transform(&result)
        return result as? Key.Value
    }

    override func willUnmount() {
        preferencesDidChange()
    }
}
