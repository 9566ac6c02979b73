import Foundation
import SceneCore

/// A change of how a view is painted that leaves its size and its place alone, so that it may follow from these.
///
/// Begin with the ``EmptyVisualEffect`` that you are given:
///
///     .visualEffect { content, proxy in content.opacity(proxy.frame(in: .scrollView).minY < 0 ? 0.5 : 1) }
public protocol VisualEffect: Sendable, Animatable {}

/// An effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect {
    public init() {}
}

struct ChangedVisualEffect: VisualEffect {
    let change: VisualChange
}

extension VisualEffect {
    private func adding(_ step: VisualStep) -> ChangedVisualEffect {
        var change = VisualChange(self)
        change.steps.append(step)
        return ChangedVisualEffect(change: change)
    }

    /// Lets what is behind shine through: 0 for a view that cannot be seen, 1 for one as it is.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        adding(.opacity(opacity.isNaN ? 1 : min(max(opacity, 0), 1)))
    }

    /// Paints the view larger or smaller.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(
            .transform(
                SceneTransform(
                    scaleX: scale.width.ifFinite(1), scaleY: scale.height.ifFinite(1), anchor: anchor.point)))
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
        adding(.transform(SceneTransform(rotation: angle.radians.ifFinite(0), anchor: anchor.point)))
    }

    /// Paints the view turned about an axis in space.
    public func rotation3D(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(
            .rotation(
                SceneRotation(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
    }

    /// Paints the view somewhere else, by a distance in points.
    public func offset(_ offset: CGSize) -> some VisualEffect {
        adding(.offset(CGSize(width: offset.width.ifFinite(0), height: offset.height.ifFinite(0))))
    }

    /// Paints the view somewhere else, by a distance in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        offset(CGSize(width: x, height: y))
    }

    /// Paints the view as it is seen from somewhere in space.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        adding(.projection(ProjectionTransform(transform.numbers.map { $0.ifFinite(0) })))
    }

    /// Paints the view in changed coordinates, whose origin is its top left corner.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        transformEffect(ProjectionTransform(transform))
    }

    /// Paints the view softly; the radius is in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(.blur(radius: max(0, radius.ifFinite(0)), isOpaque: opaque))
    }

    /// Adds light to the view's colours.
    public func brightness(_ amount: Double) -> some VisualEffect {
        adding(.filter(.brightness(amount.ifFinite(0))))
    }

    /// How far the view's colours are apart: 0 for grey all over, 1 for as they are.
    public func contrast(_ amount: Double) -> some VisualEffect {
        adding(.filter(.contrast(amount.ifFinite(1))))
    }

    /// Takes the view's colours away: 0 for none of them, 1 for all.
    public func grayscale(_ amount: Double) -> some VisualEffect {
        adding(.filter(.grayscale(amount.ifFinite(0))))
    }

    /// Turns the view's colours around the wheel of hues.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        adding(.filter(.hueRotation(angle.radians.ifFinite(0))))
    }

    /// How strong the view's colours are: 0 for grey, 1 for as they are.
    public func saturation(_ amount: Double) -> some VisualEffect {
        adding(.filter(.saturation(amount.ifFinite(1))))
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
            if change.firstOffset != oldValue.firstOffset { layoutDidChange() } else { sceneDidChange() }
        }
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let offset = change.firstOffset
        content?.place(at: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
    }

    override func paint() -> Paint? {
        var paint = Paint()
        change.paint(in: &paint.style, size: frame.size)
        return paint
    }
}
