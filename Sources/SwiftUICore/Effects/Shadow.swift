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
                color: color.resolved(in: environment), radius: max(0, radius.ifFinite(0)), x: x.ifFinite(0),
                y: y.ifFinite(0)))
    }
}

struct ShadowEffect: PaintEffect {
    let shadow: SceneShadow

    func apply(to paint: inout Paint, size: CGSize) {
        paint.style.filters.append(.shadow(shadow))
    }
}
