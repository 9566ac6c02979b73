import Foundation
import SceneCore

/// A shadow that belongs to a style: whatever is painted with the style has it.
public struct ShadowStyle: Equatable, Sendable {
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat
    let isInner: Bool

    /// A shadow that falls on what lies behind.
    ///
    /// - Parameters:
    ///   - radius: How soft it is, in points.
    ///   - x: How far to the right it falls, in points.
    ///   - y: How far down it falls, in points.
    public static func drop(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
    }

    /// A shadow that the edge casts on what is inside of it.
    ///
    /// - Parameters:
    ///   - radius: How soft it is, in points.
    ///   - x: How far to the right it falls, in points.
    ///   - y: How far down it falls, in points.
    public static func inner(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
    }

    @MainActor
    func resolved(in environment: EnvironmentValues) -> SceneFilter {
        let shadow = SceneShadow(
            color: color.resolved(in: environment), radius: max(0, radius.ifFinite(0)), x: x.ifFinite(0),
            y: y.ifFinite(0))
        return isInner ? .innerShadow(shadow) : .shadow(shadow)
    }
}

/// What a style does to whatever is painted with it.
enum StyleEffect: Equatable, Sendable {
    case shadow(ShadowStyle)
    case blend(BlendMode)
    /// For what has no colours of its own to let through: 0 for clear, 1 for as it is.
    case fade(Double)
}

/// A style with an effect.
struct EffectStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let effect: StyleEffect

    func _apply(to shape: inout _ShapeStyle_Shape) {
        base._apply(to: &shape)
        shape.value = shape.value.map { .effect($0, effect) }
    }
}

extension ShapeStyle {
    /// The same style, with a shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        EffectStyle(base: self, effect: .shadow(style))
    }

    /// The same style, mixed with what lies behind.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        EffectStyle(base: self, effect: .blend(mode))
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style, with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ForegroundStyle().shadow(style)
    }

    /// The foreground style, mixed with what lies behind.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        ForegroundStyle().blendMode(mode)
    }

    /// The foreground style, let through.
    public static func opacity(_ opacity: Double) -> some ShapeStyle {
        ForegroundStyle().opacity(opacity)
    }
}
