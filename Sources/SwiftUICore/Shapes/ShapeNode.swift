import Foundation
import SceneCore

/// A shape and how it is painted.
struct PaintedShape<Content: Shape, Style: ShapeStyle> {
    var shape: Content
    var style: Style
    var fill = FillStyle()
    /// Nil for a shape that is filled.
    var stroke: StrokeStyle?
}

final class ShapeNode<Content: Shape, Style: ShapeStyle>: ValueNode<PaintedShape<Content, Style>> {
    private lazy var item = ShapeItem(window: window)
    private let comparison = ValueComparison.of(PaintedShape<Content, Style>.self)

    override var ownItems: [LayoutItem]? { [item] }

    override func isUnchanged(
        from old: PaintedShape<Content, Style>, to new: PaintedShape<Content, Style>
    ) -> Bool {
        comparison.isEqual(old, new)
    }

    override func evaluate() {
        let shape = value.shape
        let line = value.stroke == nil ? shape as? any StrokePainted : nil
        let paint = readingEnvironment { value.style.paint(in: environment) }
        item.show(
            ShapeDrawing(
                outline: line.map(ShapeOutline.init) ?? ShapeOutline(shape), paint: paint,
                stroke: value.stroke ?? line?.stroke, fill: value.fill,
                containerInset: (shape as? ContainerRelativeShape)?.distance), size: shape.sizeThatFits)
    }
}

/// An outline for any size, and whether it is that of a plain rounded rectangle.
struct ShapeOutline {
    let path: (CGRect) -> Path
    /// The radius of the corners; nil for an outline that is none of a rounded rectangle.
    let cornerRadius: (CGSize) -> CGFloat?
    /// Nil for an outline that is no shape's own.
    var shape: (any Shape)?
    private let last = LastOutline()

    init<S: Shape>(_ shape: S) {
        self.shape = shape
        path = { shape.path(in: $0) }
        let rounded = shape as? any RoundedBox
        cornerRadius = { rounded?.cornerRadius(in: $0) }
    }

    init(_ path: Path) {
        self.path = { _ in path }
        cornerRadius = { _ in nil }
    }

    /// Along which a line is drawn.
    init(_ line: any StrokePainted) {
        shape = line
        path = { line.line(in: $0) }
        cornerRadius = { _ in nil }
    }

    func data(in size: CGSize) -> String {
        if let known = last.data, last.size == size { return known }
        let data = path(CGRect(origin: .zero, size: size)).data
        (last.size, last.data) = (size, data)
        return data
    }
}

/// The outline in the size that it was last asked for. A shape is a value, so that it stays the same, and to put areas together again
/// for each picture takes too long.
private final class LastOutline {
    var size = CGSize.zero
    var data: String?
}

/// A shape that is a rectangle with round corners, which a host paints without a path.
protocol RoundedBox {
    /// Nil for a size in which it is none.
    nonisolated func cornerRadius(in size: CGSize) -> CGFloat?
}

extension Rectangle: RoundedBox {
    nonisolated func cornerRadius(in size: CGSize) -> CGFloat? { 0 }
}

extension RoundedRectangle: RoundedBox {
    nonisolated func cornerRadius(in size: CGSize) -> CGFloat? {
        guard cornerSize.width == cornerSize.height else { return nil }
        return max(0, min(cornerSize.width, size.width / 2, size.height / 2))
    }
}

extension Capsule: RoundedBox {
    nonisolated func cornerRadius(in size: CGSize) -> CGFloat? { min(size.width, size.height) / 2 }
}

extension Circle: RoundedBox {
    nonisolated func cornerRadius(in size: CGSize) -> CGFloat? { size.width == size.height ? size.width / 2 : nil }
}

extension Ellipse: RoundedBox {
    nonisolated func cornerRadius(in size: CGSize) -> CGFloat? { size.width == size.height ? size.width / 2 : nil }
}

/// A shape in the layout.
final class ShapeItem: LayoutItem {
    private var drawing: ShapeDrawing?
    /// What is on screen until this turn ends.
    private var lastDrawing: ShapeDrawing?
    private var size: (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }

    func show(_ drawing: ShapeDrawing, size: @escaping (ProposedViewSize) -> CGSize) {
        lastDrawing = lastDrawing ?? self.drawing
        self.drawing = drawing
        self.size = size
        layoutDidChange()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        size(proposal)
    }

    override func takeFrames(since old: SceneNode, for animation: SceneAnimation?) -> [String]? {
        let last = lastDrawing ?? drawing
        lastDrawing = nil
        guard let animation, let last, let drawing, old.hasOutline, drawing.paint(in: frame.size).hasOutline else {
            return nil
        }
        return ShapeFrames(
            old: last.outline, oldSize: old.frame.size, new: drawing.outline, newSize: frame.size
        ).data(for: animation)
    }

    override func paint() -> Paint? {
        guard let distance = drawing?.containerInset else { return drawing?.paint(in: frame.size) }
        let outline = ShapeOutline(containerOutline(inset: distance))
        return drawing?.with(outline).paint(in: frame.size)
    }
}

/// How a shape is painted in a size.
struct ShapeDrawing {
    var outline: ShapeOutline
    let paint: StylePaint
    var stroke: StrokeStyle?
    var fill = FillStyle()
    /// The outline is that of the container, smaller by so much; nil for one of its own.
    var containerInset: CGFloat?

    func with(_ outline: ShapeOutline) -> ShapeDrawing {
        var drawing = self
        drawing.outline = outline
        return drawing
    }

    func paint(in size: CGSize) -> Paint {
        var result = Paint()
        paint.addEffects(to: &result.style)
        if let stroke {
            result.content = line(stroke, in: size)
        } else if case .tile = paint.plain {
            result.content = area(in: size)
        } else if let radius = outline.cornerRadius(size) {
            paint.fill(&result.style)
            result.style.cornerRadius = radius
        } else if case .color(let color) = paint.plain {
            var path = ScenePath(data: outline.data(in: size), fill: color)
            path.fillsEvenOdd = fill.isEOFilled
            result.content = .path(path)
        } else {
            paint.fill(&result.style)
            result.style.clipPath = outline.data(in: size)
        }
        return result
    }

    /// A line of one colour is a path; any other is a picture.
    private func line(_ stroke: StrokeStyle, in size: CGSize) -> SceneContent {
        let (data, width) = (outline.data(in: size), max(0, stroke.lineWidth))
        let paint = paint.scenePaint(in: CGRect(origin: .zero, size: size))
        guard case .color(let color) = paint else {
            return .drawing(SceneDrawing([.stroke(data: data, with: paint, width: width, pen: stroke.pen)]))
        }
        var path = ScenePath(data: data, stroke: color, lineWidth: width)
        path.pen = stroke.pen
        return .path(path)
    }

    private func area(in size: CGSize) -> SceneContent {
        let paint = paint.scenePaint(in: CGRect(origin: .zero, size: size))
        return .drawing(
            SceneDrawing([.fill(data: outline.data(in: size), with: paint, evenOdd: fill.isEOFilled)]))
    }
}

extension SceneNode {
    /// The node is painted along an outline, which may change little by little.
    fileprivate var hasOutline: Bool {
        if case .path = content { true } else { style.clipPath != nil }
    }
}

extension Paint {
    fileprivate var hasOutline: Bool {
        if case .path = content { true } else { style.clipPath != nil }
    }
}
