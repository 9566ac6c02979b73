extension View {
    /// Gives the views around this one a value that is made of a place of this view.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(AnchorPreferenceModifier<A, K>(source: value) { current, anchor in current = transform(anchor) })
    }

    /// Changes what the views in this one give for a preference, given a place of this view.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorPreferenceModifier<A, K>(source: value, transform: transform))
    }
}

struct AnchorPreferenceModifier<A, K: PreferenceKey> {
    let source: Anchor<A>.Source
    let transform: (inout K.Value, Anchor<A>) -> Void
}

extension AnchorPreferenceModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(AnchorPreferenceNode<A, K>.self, for: modifier, body: body)
    }
}

private final class AnchorPreferenceNode<A, K: PreferenceKey>: WrapperNode<AnchorPreferenceModifier<A, K>, WrapperItem>,
    GeometryReading
{
    private let geometry = WeakGeometry()
    private var isRegistered = false

    override func evaluate() {
        super.evaluate()
        // Whether the function still does the same cannot be told.
        preferencesDidChange()
        guard !isRegistered else { return }
        isRegistered = true
        geometry.spaces = [.global]
        window.geometryReadings.add(self)
    }

    func geometryMayHaveChanged() {
        geometry.item = wrappers.first
        if geometry.hasChanged() { preferencesDidChange() }
    }

    override func preference<Key: PreferenceKey>(for key: Key.Type) -> Key.Value? {
        guard key == K.self else { return nil }
        var result = content?.collect(K.self) ?? K.defaultValue
        value.modifier.transform(&result, Anchor(value.modifier.source, of: geometry))
        return result as? Key.Value
    }

    override func willUnmount() {
        preferencesDidChange()
    }
}
