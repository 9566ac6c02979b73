import Foundation
import SceneCore

/// A modifier that changes where and how a view is painted, as a function of the view's size. Its place among others stays.
@MainActor
@preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// How the view is seen, given its size.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(GeometryEffectNode<Self>.self, for: modifier, body: body)
    }
}

private final class GeometryEffectNode<Effect: GeometryEffect>: WrapperNode<Effect, GeometryEffectItem> {
    private let moving = MovingValue(Effect.self)
    private var effect: Effect?

    override func evaluate() {
        effect = moving?.value(toward: value.modifier, in: self) ?? value.modifier
        super.evaluate()
    }

    override func update(_ wrapper: GeometryEffectItem) {
        guard let effect else { return }
        wrapper.effect = effect.effectValue
    }
}

private final class GeometryEffectItem: WrapperItem {
    var effect: (CGSize) -> ProjectionTransform = { _ in ProjectionTransform() } {
        didSet { sceneDidChange() }
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.style.projection = .matrix(effect(frame.size).numbers.map { $0.ifFinite(0) })
        return paint
    }
}
