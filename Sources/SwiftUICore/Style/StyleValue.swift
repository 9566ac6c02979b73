import Foundation
import SceneCore

/// What a style comes to at its place: what the surroundings decide has been decided, except for light and dark.
indirect enum StyleValue: Equatable, Sendable {
    case color(Color)
    case gradient(GradientValue)
    case material(Material)
    case picture(ImagePaint)
    case effect(StyleValue, StyleEffect)

    /// The same, let through: 0 for clear, 1 for as it is. A material lets through as much as it does.
    func opacity(_ opacity: Double) -> StyleValue {
        switch self {
        case .color(let color): return .color(color.opacity(opacity))
        case .gradient(var gradient):
            gradient.opacity *= opacity
            return .gradient(gradient)
        case .material, .picture: return .effect(self, .fade(opacity))
        case .effect(let value, let effect): return .effect(value.opacity(opacity), effect)
        }
    }

    /// One colour for what cannot be painted in several.
    var color: Color {
        switch self {
        case .color(let color): color
        case .gradient(let gradient): gradient.stops.first?.color.opacity(gradient.opacity) ?? .clear
        case .material(let material): Color(.standard(material.color))
        case .picture: .clear
        case .effect(let value, _): value.color
        }
    }

    @MainActor
    func resolved(in environment: EnvironmentValues) -> StylePaint {
        switch self {
        case .color(let color): .color(color.resolved(in: environment))
        case .gradient(let gradient): gradient.resolved(in: environment)
        case .material(let material): .material(material.color.color(in: environment.colorScheme))
        case .picture(let picture): picture.tile(in: environment).map(StylePaint.tile) ?? .color(.clear)
        case .effect(let value, .shadow(let shadow)):
            .filtered(value.resolved(in: environment), shadow.resolved(in: environment))
        case .effect(let value, .blend(let mode)):
            .blended(value.resolved(in: environment), mode.sceneMode ?? .normal)
        case .effect(let value, .fade(let opacity)): .faded(value.resolved(in: environment), opacity)
        }
    }
}

/// What a style is painted with on screen.
indirect enum StylePaint: Equatable, Sendable {
    case color(SceneColor)
    case gradient(SceneGradient)
    /// What lies behind is blurred and shines through.
    case material(SceneColor)
    case tile(SceneTile)
    case filtered(StylePaint, SceneFilter)
    case blended(StylePaint, SceneBlendMode)
    /// Let through: 0 for clear, 1 for as it is.
    case faded(StylePaint, Double)

    /// Paints a node's box.
    func fill(_ style: inout SceneStyle) {
        switch self {
        case .color(let color): style.background = color
        case .gradient(let gradient): style.gradient = gradient
        case .material(let color):
            style.background = color
            style.isFrosted = true
        case .tile: break
        case .filtered(let paint, _), .blended(let paint, _), .faded(let paint, _): paint.fill(&style)
        }
    }

    /// What the style does to the node that is painted with it.
    func addEffects(to style: inout SceneStyle) {
        switch self {
        case .color, .gradient, .material, .tile: break
        case .filtered(let paint, let filter):
            paint.addEffects(to: &style)
            style.filters.append(filter)
        case .blended(let paint, let mode):
            paint.addEffects(to: &style)
            style.blendMode = mode
        case .faded(let paint, let opacity):
            paint.addEffects(to: &style)
            style.opacity *= opacity
        }
    }

    /// The paint, without its effects.
    var plain: StylePaint {
        switch self {
        case .color, .gradient, .material, .tile: self
        case .filtered(let paint, _), .blended(let paint, _), .faded(let paint, _): paint.plain
        }
    }

    /// Whether it is one colour and nothing else.
    var isPlainColor: Bool { if case .color = self { true } else { false } }

    /// One colour for what is painted in one.
    var lineColor: SceneColor {
        switch plain {
        case .color(let color), .material(let color): color
        case .gradient(let gradient): gradient.stops.first?.color ?? .clear
        case .tile, .filtered, .blended, .faded: .clear
        }
    }

    /// For a drawing, whose gradients spread over a rectangle.
    func scenePaint(in rect: CGRect) -> ScenePaint {
        switch plain {
        case .gradient(let gradient): .gradient(gradient, in: rect)
        case .tile(let tile): .tile(tile)
        case .color, .material, .filtered, .blended, .faded: .color(lineColor)
        }
    }
}

extension SceneColor {
    static let clear = SceneColor(0, 0, 0, alpha: 0)
}

extension ShapeStyle {
    /// What the style comes to in an environment; nil for one that says nothing.
    func value(in environment: EnvironmentValues) -> StyleValue? {
        var shape = _ShapeStyle_Shape(environment: environment)
        _apply(to: &shape)
        return shape.value
    }

    /// What is painted with the style.
    @MainActor
    func paint(in environment: EnvironmentValues) -> StylePaint {
        (value(in: environment) ?? .color(.label)).resolved(in: environment)
    }
}
