import Foundation

/// A view that paints a shape, and can paint it once more.
public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape

    /// The shape.
    nonisolated var shape: Content { get }
}

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }
}

extension _ShapeView: ShapeView, PrimitiveView {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(
            ShapeNode<Content, Style>.self,
            for: _GraphValue(
                PaintedShape(shape: view.value.shape, style: view.value.style, fill: view.value.fillStyle)))
    }
}

/// A shape filled with a style, over what it was painted with before.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle
    public var background: Background

    public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }
}

extension FillShapeView: ShapeView {
    public var body: some View {
        _ShapeView(shape: shape, style: style, fillStyle: fillStyle).background { background }
    }
}

/// A line along a shape's outline, over what it was painted with before.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background

    public nonisolated init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

extension StrokeShapeView: ShapeView {
    public var body: some View {
        ShapeLine(shape: shape, style: style, stroke: strokeStyle).background { background }
    }
}

/// A line just inside of a shape's outline, over what it was painted with before.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background

    public nonisolated init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

extension StrokeBorderShapeView: ShapeView {
    public var body: some View {
        ShapeLine(shape: shape.inset(by: strokeStyle.lineWidth / 2), style: style, stroke: strokeStyle)
            .background { background }
    }
}

/// A line along a shape's outline.
struct ShapeLine<Content: Shape, Style: ShapeStyle> {
    let shape: Content
    let style: Style
    let stroke: StrokeStyle
}

extension ShapeLine: PrimitiveView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(
            ShapeNode<Content, Style>.self,
            for: _GraphValue(
                PaintedShape(shape: view.value.shape, style: view.value.style, stroke: view.value.stroke)))
    }
}
