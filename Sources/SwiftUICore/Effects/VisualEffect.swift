import Foundation
import SceneCore

/// A change of how a view is painted that leaves its size and its place alone, so that it may follow from these.
///
/// Begin with the ``EmptyVisualEffect`` that you are given:
///
///     .visualEffect { content, proxy in content.opacity(proxy.frame(in: .scrollView).minY < 0 ? 0.5 : 1) }
public protocol VisualEffect: Sendable {}

/// An effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect {
    public init() {}
}

/// What an effect does, all together.
struct VisualChange: Equatable, Sendable {
    var opacity: Double = 1
    var scaleX: CGFloat = 1
    var scaleY: CGFloat = 1
    var rotation: Double = 0
    var anchor = CGPoint(x: 0.5, y: 0.5)
    var offset = CGSize.zero
    /// How it is seen happening; nil for as what is around it.
    var scope: AnimationScope?

    /// The same, seen with an animation.
    func animated(_ animation: SceneAnimation?) -> VisualChange {
        var change = self
        change.scope = AnimationScope(animation: animation)
        return change
    }

    /// A part of the way from nothing to this.
    func share(_ share: Double) -> VisualChange {
        VisualChange(
            opacity: 1 + (opacity - 1) * share, scaleX: 1 + (scaleX - 1) * share, scaleY: 1 + (scaleY - 1) * share,
            rotation: rotation * share, anchor: anchor,
            offset: CGSize(width: offset.width * share, height: offset.height * share))
    }

    init(_ effect: some VisualEffect) {
        self = (effect as? ChangedVisualEffect)?.change ?? VisualChange()
    }

    init(
        opacity: Double = 1, scaleX: CGFloat = 1, scaleY: CGFloat = 1, rotation: Double = 0,
        anchor: CGPoint = CGPoint(x: 0.5, y: 0.5), offset: CGSize = .zero
    ) {
        self.opacity = opacity
        self.scaleX = scaleX
        self.scaleY = scaleY
        self.rotation = rotation
        self.anchor = anchor
        self.offset = offset
    }
}

private struct ChangedVisualEffect: VisualEffect {
    let change: VisualChange
}

extension VisualEffect {
    private func changing(_ write: (inout VisualChange) -> Void) -> ChangedVisualEffect {
        var change = VisualChange(self)
        write(&change)
        return ChangedVisualEffect(change: change)
    }

    /// Lets what is behind shine through: 0 for a view that cannot be seen, 1 for one as it is.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        changing { $0.opacity *= opacity.isNaN ? 1 : min(max(opacity, 0), 1) }
    }

    /// Paints the view larger or smaller.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        changing {
            if scale.width.isFinite { $0.scaleX *= scale.width }
            if scale.height.isFinite { $0.scaleY *= scale.height }
            $0.anchor = anchor.point
        }
    }

    /// Paints the view larger or smaller.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Paints the view larger or smaller.
    public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Paints the view turned, clockwise.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        changing {
            if angle.radians.isFinite { $0.rotation += angle.radians }
            $0.anchor = anchor.point
        }
    }

    /// Paints the view somewhere else, by a distance in points.
    public func offset(_ offset: CGSize) -> some VisualEffect {
        changing {
            if offset.width.isFinite { $0.offset.width += offset.width }
            if offset.height.isFinite { $0.offset.height += offset.height }
        }
    }

    /// Paints the view somewhere else, by a distance in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        offset(CGSize(width: x, height: y))
    }
}

extension View {
    /// Paints the view in a way that follows from its size and place. The effect is told anew whenever these change, by scrolling
    /// as well.
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier { VisualChange(effect(EmptyVisualEffect(), $0)) })
    }
}

struct VisualEffectModifier {
    let change: (GeometryProxy) -> VisualChange

    nonisolated init(change: @escaping (GeometryProxy) -> VisualChange) {
        self.change = change
    }
}

extension VisualEffectModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(VisualEffectNode.self, for: modifier, body: body)
    }
}

private final class VisualEffectNode: WrapperNode<VisualEffectModifier, VisualEffectItem>, GeometryReading {
    private let geometry = WeakGeometry()
    private var isRegistered = false

    override func evaluate() {
        super.evaluate()
        // The function may lead to something else now.
        guard !isRegistered else { return graph.afterLayout { [weak self] in self?.look() } }
        isRegistered = true
        window.geometryReadings.add(self)
    }

    func geometryMayHaveChanged() {
        geometry.item = wrappers.first
        if geometry.hasChanged() { look() }
    }

    private func look() {
        guard isMounted, geometry.item != nil else { return }
        let change = value.modifier.change(GeometryProxy(geometry))
        for wrapper in wrappers { wrapper.change = change }
    }
}

/// The node around a view whose look follows from where it is.
final class VisualEffectItem: WrapperItem {
    private var scope: AnimationScope?
    private var hasChanged = false

    override func takeAnimation() -> AnimationScope? {
        defer { scope = nil }
        return scope
    }

    var change = VisualChange() {
        didSet {
            guard change != oldValue else { return }
            // The look that it begins with is there at once.
            if hasChanged { scope = change.scope }
            hasChanged = true
            if change.offset != oldValue.offset { layoutDidChange() } else { sceneDidChange() }
        }
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        content?.place(at: CGPoint(x: change.offset.width, y: change.offset.height), proposal: proposal)
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.style.opacity = change.opacity
        if change.scaleX != 1 || change.scaleY != 1 || change.rotation != 0 {
            paint.style.transform = SceneTransform(
                rotation: change.rotation, scaleX: change.scaleX, scaleY: change.scaleY, anchor: change.anchor)
        }
        return paint
    }
}
