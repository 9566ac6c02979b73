import Foundation
import SceneCore

/// What a style comes to at its place: what the surroundings decide has been decided, except for light and dark.
enum StyleValue: Equatable, Sendable {
    case color(Color)
    case gradient(GradientValue)
    case material(Material)

    /// The same, let through: 0 for clear, 1 for as it is. A material lets through as much as it does.
    func opacity(_ opacity: Double) -> StyleValue {
        switch self {
        case .color(let color): return .color(color.opacity(opacity))
        case .gradient(var gradient):
            gradient.opacity *= opacity
            return .gradient(gradient)
        case .material: return self
        }
    }

    /// One colour for what cannot be painted in several.
    var color: Color {
        switch self {
        case .color(let color): color
        case .gradient(let gradient): gradient.stops.first?.color.opacity(gradient.opacity) ?? .clear
        case .material(let material): Color(.standard(material.color))
        }
    }

    @MainActor
    func resolved(in environment: EnvironmentValues) -> StylePaint {
        switch self {
        case .color(let color): .color(color.resolved(in: environment))
        case .gradient(let gradient): gradient.resolved(in: environment)
        case .material(let material): .material(material.color.color(in: environment.colorScheme))
        }
    }
}

/// What a style is painted with on screen.
enum StylePaint: Equatable, Sendable {
    case color(SceneColor)
    case gradient(SceneGradient)
    /// What lies behind is blurred and shines through.
    case material(SceneColor)

    /// Paints a node's box.
    func fill(_ style: inout SceneStyle) {
        switch self {
        case .color(let color): style.background = color
        case .gradient(let gradient): style.gradient = gradient
        case .material(let color):
            style.background = color
            style.isFrosted = true
        }
    }

    /// One colour for lines, which are painted in one.
    var lineColor: SceneColor {
        switch self {
        case .color(let color), .material(let color): color
        case .gradient(let gradient): gradient.stops.first?.color ?? SceneColor(0, 0, 0, alpha: 0)
        }
    }
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
