import Foundation
import SceneCore

extension View {
    /// Has the view cast a shadow: how soft it is and where it falls, in points.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(ShadowModifier(color: color, radius: radius, x: x, y: y))
    }
}

struct ShadowModifier: Equatable {
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat
}

extension ShadowModifier: EffectModifier {
    typealias Body = Never

    func effect(in environment: EnvironmentValues) -> ShadowEffect {
        ShadowEffect(
            shadow: SceneShadow(
                color: color.resolved(in: environment), radius: radius.isFinite ? max(0, radius) : 0, x: x, y: y))
    }
}

struct ShadowEffect: PaintEffect {
    let shadow: SceneShadow

    func apply(to paint: inout Paint, size: CGSize) {
        paint.style.shadow = shadow
    }
}
