import Foundation
import SceneCore

/// How a view comes and goes, where that is shown with an animation.
public struct AnyTransition: Sendable {
    /// What it comes to at its place.
    let effects: @MainActor @Sendable (ViewNode) -> TransitionEffects

    nonisolated init(effects: @escaping @MainActor @Sendable (ViewNode) -> TransitionEffects) {
        self.effects = effects
    }

    private init(_ change: (inout SceneEffect) -> Void) {
        var effect = SceneEffect()
        change(&effect)
        let both = TransitionEffects(enter: effect, leave: effect)
        self.init(effects: { _ in both })
    }

    /// At once, with the view as it is.
    public static let identity = AnyTransition { _ in }
    /// Appears and disappears.
    public static let opacity = AnyTransition { $0.opacity = 0 }
    /// Grows from a point, and shrinks to it.
    public static let scale = scale(scale: 0)
    /// Comes from the leading edge and goes to the trailing one.
    public static let slide = asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))

    /// Grows from a part of its size, and shrinks to it.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition {
            $0.scale = scale
            $0.anchorX = anchor.x
            $0.anchorY = anchor.y
        }
    }

    /// Comes from a place that is off by so many points, and goes there.
    public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition { $0.offset = offset }
    }

    /// Comes from a place that is off by so many points, and goes there.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Comes from an edge, by its own size, and goes there.
    public static func move(edge: Edge) -> AnyTransition {
        AnyTransition { $0.shift = edge.shift }
    }

    /// Comes from an edge and goes to the opposite one, fading.
    public static func push(from edge: Edge) -> AnyTransition {
        asymmetric(
            insertion: .move(edge: edge).combined(with: .opacity),
            removal: .move(edge: edge.opposite).combined(with: .opacity))
    }

    /// Comes in one way and goes in another.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(effects: {
            TransitionEffects(enter: insertion.effects($0).enter, leave: removal.effects($0).leave)
        })
    }

    /// Comes and goes with an animation of its own, whatever the change around it is shown with; nil for at once.
    public func animation(_ animation: Animation?) -> AnyTransition {
        let timing = animation?.sceneAnimation.map(SceneEffect.Timing.own) ?? .atOnce
        return AnyTransition(effects: {
            var timed = effects($0)
            timed.enter.timing = timing
            timed.leave.timing = timing
            return timed
        })
    }

    /// Both at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(effects: {
            let (one, other) = (effects($0), other.effects($0))
            return TransitionEffects(
                enter: one.enter.combined(with: other.enter), leave: one.leave.combined(with: other.leave))
        })
    }
}

extension SceneEffect {
    fileprivate func combined(with other: SceneEffect) -> SceneEffect {
        var both = self
        both.opacity *= other.opacity
        both.rotation += other.rotation
        both.blur += other.blur
        if other.scale != 1 {
            both.scale *= other.scale
            both.anchorX = other.anchorX
            both.anchorY = other.anchorY
        }
        both.offset.width += other.offset.width
        both.offset.height += other.offset.height
        both.shift.width += other.shift.width
        both.shift.height += other.shift.height
        if other.timing != .asAround { both.timing = other.timing }
        return both
    }
}

extension Edge {
    /// Beyond the edge, in widths and heights.
    var shift: CGSize {
        switch self {
        case .top: CGSize(width: 0, height: -1)
        case .leading: CGSize(width: -1, height: 0)
        case .bottom: CGSize(width: 0, height: 1)
        case .trailing: CGSize(width: 1, height: 0)
        }
    }

    var opposite: Edge {
        switch self {
        case .top: .bottom
        case .leading: .trailing
        case .bottom: .top
        case .trailing: .leading
        }
    }
}

extension View {
    /// Sets how the view comes and goes where that is shown with an animation. Without one it does so at once; a view that
    /// names no transition fades.
    @_disfavoredOverload
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        modifier(TransitionModifier(transition: t))
    }
}

struct TransitionModifier {
    let transition: AnyTransition
}

extension TransitionModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(TransitionNode.self, for: modifier, body: body)
    }
}

private final class TransitionNode: WrapperNode<TransitionModifier, TransitionItem> {
    private var effects = TransitionEffects(enter: SceneEffect(), leave: SceneEffect())

    /// A transition of the app's own is looked at once for each of its values.
    override func evaluate() {
        effects = value.modifier.transition.effects(self)
        super.evaluate()
    }

    override func update(_ wrapper: TransitionItem) {
        wrapper.transition = .effects(enter: effects.enter, leave: effects.leave)
    }
}

extension SceneTransition {
    /// The same where leading edges are on the right.
    fileprivate var mirrored: SceneTransition {
        guard case .effects(var enter, var leave) = self else { return self }
        enter.shift.width.negate()
        leave.shift.width.negate()
        return .effects(enter: enter, leave: leave)
    }
}

private final class TransitionItem: WrapperItem {
    var transition: SceneTransition? {
        didSet { if transition != oldValue { sceneDidChange() } }
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.transition = isRightToLeft ? transition?.mirrored : transition
        return paint
    }
}
