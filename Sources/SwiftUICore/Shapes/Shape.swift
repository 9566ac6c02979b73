import Foundation

/// An outline that fits itself into a rectangle. As a view it takes the room that it is offered and fills it with the
/// foreground style.
///
///     struct Triangle: Shape {
///         func path(in rect: CGRect) -> Path {
///             Path { path in
///                 path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///                 path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///                 path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///                 path.closeSubpath()
///             }
///         }
///     }
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// The outline in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path

    /// What the shape is drawn as, for styles that ask.
    nonisolated static var role: ShapeRole { get }

    /// Whether the outline is turned round where views are read from the right. It is, if the shape does not say otherwise.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The size that the shape takes for a proposal; by default the proposal.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// What a shape is drawn as.
public enum ShapeRole: Sendable {
    case fill, stroke, separator
}

extension Shape {
    public nonisolated static var role: ShapeRole { .fill }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}

extension Shape {
    /// The shape, filled with the foreground style.
    public nonisolated var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }
}

/// A shape that can be made smaller on all sides, so that a line around it stays inside.
public nonisolated protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape

    /// The shape, smaller by a distance on every side, in points.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}
