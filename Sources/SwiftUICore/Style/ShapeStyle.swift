/// What something is painted with: a colour, or one that depends on the surroundings.
public protocol ShapeStyle: Sendable {
    /// The type of what ``resolve(in:)`` gives.
    associatedtype Resolved: ShapeStyle = Never

    /// The style to paint with in an environment, for a style that is made of another one.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// Answers what the framework asks of the style.
    func _apply(to shape: inout _ShapeStyle_Shape)
}

/// A question to a style, and its answer.
public struct _ShapeStyle_Shape {
    let environment: EnvironmentValues
    var color: Color?
}

extension ShapeStyle {
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        resolve(in: shape.environment)._apply(to: &shape)
    }

    /// The colour that text is written in with this style.
    func foregroundColor(in environment: EnvironmentValues) -> Color? {
        var shape = _ShapeStyle_Shape(environment: environment)
        _apply(to: &shape)
        return shape.color
    }
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) is not made of another style; it cannot be resolved")
    }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

extension Color: ShapeStyle {
    public typealias Resolved = Never

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.color = self
    }
}

/// A step of importance: what is second to the primary content is painted more quietly.
public struct HierarchicalShapeStyle: ShapeStyle {
    private enum Level {
        case primary, secondary, tertiary
    }

    private let level: Level

    public static let primary = HierarchicalShapeStyle(level: .primary)
    public static let secondary = HierarchicalShapeStyle(level: .secondary)
    public static let tertiary = HierarchicalShapeStyle(level: .tertiary)

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        let base = shape.environment.foregroundColor
        switch level {
        case .primary: shape.color = base ?? .label
        case .secondary: shape.color = base?.opacity(0.5) ?? Color(.standard(.secondaryLabel))
        case .tertiary: shape.color = base?.opacity(0.25) ?? Color(.standard(.tertiaryLabel))
        }
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}
