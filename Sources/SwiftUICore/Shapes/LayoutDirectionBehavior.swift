import Foundation
import SceneCore

/// Whether something is painted the other way round for one of the directions of layout.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It is the same in both.
    case fixed
    /// Left and right are exchanged in this direction.
    case mirrors(in: LayoutDirection)

    /// Left and right are exchanged where views are read from the right.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

    func mirrors(for direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}

extension View {
    /// Paints the view the other way round in one of the directions of layout. Its place and size stay.
    nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(DirectionBehaviorModifier(behavior: behavior))
    }
}

struct DirectionBehaviorModifier: Equatable {
    let behavior: LayoutDirectionBehavior
}

extension DirectionBehaviorModifier: EffectModifier {
    typealias Body = Never

    func effect(in environment: EnvironmentValues) -> DirectionBehaviorEffect {
        DirectionBehaviorEffect(isMirrored: behavior.mirrors(for: environment.layoutDirection))
    }
}

struct DirectionBehaviorEffect: PaintEffect {
    let isMirrored: Bool

    func apply(to paint: inout Paint, size: CGSize) {
        if isMirrored { paint.style.transform = .mirror }
    }
}

// Shapes that look the same from both sides, and those that are what their shapes are.

extension Rectangle {
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension RoundedRectangle {
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Capsule {
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Ellipse {
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Circle {
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension ContainerRelativeShape {
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension OffsetShape {
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension ScaledShape {
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension RotatedShape {
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension TransformedShape {
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension TrimmedShape {
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension SizedShape {
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension StrokedShape {
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension SmallerShape {
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension JoinedShape {
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }
}
