extension View {
    /// Lays a view over this one that is made of what the views in this one give for a preference.
    nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        overlayPreferenceValue(key, alignment: .center, transform)
    }

    /// Lays a view over this one that is made of what the views in this one give for a preference.
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayer<K, V>(alignment: alignment, isBehind: false, transform: transform))
    }

    /// Puts a view behind this one that is made of what the views in this one give for a preference.
    nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        backgroundPreferenceValue(key, alignment: .center, transform)
    }

    /// Puts a view behind this one that is made of what the views in this one give for a preference.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayer<K, V>(alignment: alignment, isBehind: true, transform: transform))
    }
}

/// A view over or behind another one, made of the value that the other one gives for a preference.
struct PreferenceLayer<K: PreferenceKey, Layer: View> {
    let alignment: Alignment
    let isBehind: Bool
    let transform: (K.Value) -> Layer
    @State private var given: K.Value?

    nonisolated init(alignment: Alignment, isBehind: Bool, transform: @escaping (K.Value) -> Layer) {
        self.alignment = alignment
        self.isBehind = isBehind
        self.transform = transform
    }
}

extension PreferenceLayer: ViewModifier {
    func body(content: Content) -> some View {
        let layer = transform(given ?? K.defaultValue)
        let reading = content.modifier(PreferenceTakingModifier<K> { given = $0 })
        if isBehind {
            reading.background(alignment: alignment) { layer }
        } else {
            reading.overlay(alignment: alignment) { layer }
        }
    }
}

/// Hands over what is given for a preference whenever it may have changed: its value may be one that cannot be compared.
struct PreferenceTakingModifier<K: PreferenceKey> {
    let take: (K.Value) -> Void
}

extension PreferenceTakingModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(PreferenceTakingNode<K>.self, for: modifier, body: body)
    }
}

private final class PreferenceTakingNode<K: PreferenceKey>: ModifierNode<PreferenceTakingModifier<K>> {
    override var collectsPreferences: Bool { true }

    override func evaluate() {
        super.evaluate()
        guard takeStalePreferences() else { return }
        let new = content?.collect(K.self) ?? K.defaultValue
        graph.afterLayout { [weak self] in self?.value.modifier.take(new) }
    }
}
