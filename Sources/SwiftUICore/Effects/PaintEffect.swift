import Foundation
import SceneCore

/// What a modifier does to how a view and all that is in it are painted, or to what they mean. It changes no size.
protocol PaintEffect: Equatable {
    /// Writes itself into the node around the view.
    @MainActor
    func apply(to paint: inout Paint, size: CGSize)
}

/// A modifier that is a paint effect, as it stands or once the surroundings are known.
@MainActor
protocol EffectModifier: ViewModifier where Body == Never {
    associatedtype Effect: PaintEffect

    func effect(in environment: EnvironmentValues) -> Effect
}

extension EffectModifier {
    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(EffectNode<Self>.self, for: modifier, body: body)
    }
}

extension PaintEffect where Self: EffectModifier {
    func effect(in environment: EnvironmentValues) -> Self { self }
}

private final class EffectNode<Modifier: EffectModifier>: WrapperNode<Modifier, EffectItem<Modifier.Effect>> {
    override func update(_ wrapper: EffectItem<Modifier.Effect>) {
        wrapper.effect = readingEnvironment { value.modifier.effect(in: environment) }
    }
}

/// The node around a view that an effect is written into.
private final class EffectItem<Effect: PaintEffect>: WrapperItem {
    var effect: Effect? {
        didSet { if effect != oldValue { sceneDidChange() } }
    }

    override var spokenText: String {
        let meaning = paint()?.meaning
        return meaning?.isHidden == true || meaning?.isInert == true ? "" : super.spokenText
    }

    override func paint() -> Paint? {
        var paint = Paint()
        effect?.apply(to: &paint, size: frame.size)
        return paint
    }
}
