extension View {
    /// Does something when what the views in this one give for a preference has changed, given what it is; the first time, too.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceReadingModifier<K>(action: action))
    }
}

struct PreferenceReadingModifier<K: PreferenceKey> where K.Value: Equatable {
    let action: (K.Value) -> Void
}

extension PreferenceReadingModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(PreferenceReaderNode<K>.self, for: modifier, body: body)
    }
}

private final class PreferenceReaderNode<K: PreferenceKey>: ModifierNode<PreferenceReadingModifier<K>>
where K.Value: Equatable {
    private var last: K.Value?

    override var collectsPreferences: Bool { true }

    override func evaluate() {
        super.evaluate()
        guard takeStalePreferences() else { return }
        let new = content?.collect(K.self) ?? K.defaultValue
        guard new != last else { return }
        last = new
        graph.afterLayout { [weak self] in self?.value.modifier.action(new) }
    }
}
