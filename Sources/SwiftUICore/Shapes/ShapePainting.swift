import Foundation

// How shapes are filled and drawn: each paints over what the shape was painted with before.

extension Shape {
    /// The shape, filled with a style.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// A line along the outline, half of it inside and half outside.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// A line along the outline, half of it inside and half outside; its width is in points.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// The shape of a line along the outline.
    public nonisolated func stroke(style: StrokeStyle) -> some Shape {
        StrokedShape(shape: self, stroke: style)
    }

    /// The shape of a line along the outline; its width is in points.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
        StrokedShape(shape: self, stroke: StrokeStyle(lineWidth: lineWidth))
    }
}

extension InsettableShape {
    /// A line just inside of the outline.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// A line just inside of the outline; its width is in points.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView {
    /// The same shape, filled with a style, over what is there.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// A line along the same shape's outline, over what is there.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// A line along the same shape's outline, over what is there; its width is in points.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// A line just inside of the same shape's outline, over what is there.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// A line just inside of the same shape's outline, over what is there; its width is in points.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

/// The line along a shape's outline as a shape of its own. Shown, it is painted as a line.
struct StrokedShape<Base: Shape>: Shape, StrokePainted {
    var shape: Base
    var stroke: StrokeStyle

    nonisolated static var role: ShapeRole { .stroke }

    nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).strokedPath(stroke)
    }

    nonisolated func line(in rect: CGRect) -> Path {
        shape.path(in: rect)
    }

    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
}

/// A shape that is painted by drawing its outline rather than by filling it.
protocol StrokePainted: Shape {
    nonisolated var stroke: StrokeStyle { get }

    /// The outline along which the line is drawn.
    nonisolated func line(in rect: CGRect) -> Path
}
