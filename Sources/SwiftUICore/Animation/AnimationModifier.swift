import SceneCore

extension View {
    /// Shows with an animation what a change of a value changes in this view; nil for at once.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(AnimationModifier(animation: animation, value: value))
    }
}

/// How changes inside a view are shown.
package struct AnimationScope: Equatable, Sendable {
    /// Nil for at once.
    let animation: SceneAnimation?
}

struct AnimationModifier<Value: Equatable> {
    let animation: Animation?
    let value: Value
}

extension AnimationModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(AnimationNode<Value>.self, for: modifier, body: body)
    }
}

private final class AnimationNode<Value: Equatable>: WrapperNode<AnimationModifier<Value>, AnimationItem> {
    private var last: Value?

    override func evaluate() {
        let modifier = value.modifier
        let isNew = last.map { $0 != modifier.value } ?? false
        last = modifier.value
        guard isNew, !graph.transaction.disablesAnimations else { return super.evaluate() }
        graph.showing(modifier.animation?.sceneAnimation) { super.evaluate() }
        for wrapper in wrappers { wrapper.animate(AnimationScope(animation: modifier.animation?.sceneAnimation)) }
    }
}

private final class AnimationItem: WrapperItem {
    private var scope: AnimationScope?

    func animate(_ scope: AnimationScope) {
        self.scope = scope
        sceneDidChange()
    }

    override func takeAnimation() -> AnimationScope? {
        defer { scope = nil }
        return scope
    }
}
