/// What something is painted with: a colour, a gradient, a material, or what the surroundings say.
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
    var value: StyleValue?
}

extension ShapeStyle {
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        resolve(in: shape.environment)._apply(to: &shape)
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
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.value = .color(self)
    }
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
