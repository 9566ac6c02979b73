import Foundation
import SceneCore

extension View {
    /// Paints the view turned, clockwise. Its place among others stays.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(
            TransformEffect(transform: SceneTransform(rotation: angle.radians.ifFinite(0), anchor: anchor.point)))
    }

    /// Paints the view larger or smaller. Its place among others stays.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(
            TransformEffect(
                transform: SceneTransform(
                    scaleX: scale.width.ifFinite(1), scaleY: scale.height.ifFinite(1), anchor: anchor.point)))
    }

    /// Paints the view larger or smaller. Its place among others stays.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Paints the view larger or smaller. Its place among others stays.
    nonisolated public func scaleEffect(
        x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
    ) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
}

struct TransformEffect: Equatable {
    let transform: SceneTransform
}

extension TransformEffect: EffectModifier, PaintEffect {
    typealias Body = Never

    func apply(to paint: inout Paint, size: CGSize) {
        paint.style.transform = transform
    }
}
