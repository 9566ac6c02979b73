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
    private let path: (CGRect) -> Path
    private var behavior = LayoutDirectionBehavior.fixed
    /// Where it is painted: some shapes are turned round from right to left.
    var direction = LayoutDirection.leftToRight
    /// The radius of the corners; nil for an outline that is none of a rounded rectangle.
    let cornerRadius: (CGSize) -> CGFloat?
    /// Nil for an outline that is no shape's own.
    var shape: (any Shape)?
    private let last = LastOutline()

    init<S: Shape>(_ shape: S) {
        self.shape = shape
        path = { shape.path(in: $0) }
        behavior = shape.layoutDirectionBehavior
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
        behavior = line.layoutDirectionBehavior
        path = { line.line(in: $0) }
        cornerRadius = { _ in nil }
    }

    func data(in size: CGSize) -> String {
        let mirrors = behavior.mirrors(for: direction)
        if let known = last.data, last.size == size, last.isMirrored == mirrors { return known }
        var outline = path(CGRect(origin: .zero, size: size))
        if mirrors { outline = outline.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)) }
        let data = outline.data
        (last.size, last.isMirrored, last.data) = (size, mirrors, data)
        return data
    }

    func reading(_ direction: LayoutDirection) -> ShapeOutline {
        var outline = self
        outline.direction = direction
        return outline
    }
}

/// The outline in the size that it was last asked for. A shape is a value, so that it stays the same, and to put areas together again
/// for each picture takes too long.
private final class LastOutline {
    var size = CGSize.zero
    var isMirrored = false
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
            old: last.outline.reading(direction), oldSize: old.frame.size, new: drawing.outline.reading(direction),
            newSize: frame.size
        ).data(for: animation)
    }

    private var direction: LayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }

    override func paint() -> Paint? {
        guard let drawing else { return nil }
        let outline =
            drawing.containerInset.map { ShapeOutline(containerOutline(inset: $0)) }
            ?? drawing.outline.reading(direction)
        return drawing.with(outline).paint(in: frame.size)
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
            result.style.clipPath = SceneOutline(data: outline.data(in: size), evenOdd: fill.isEOFilled)
        }
        return result
    }

    /// A line of one colour is a path; any other is a picture.
    private func line(_ stroke: StrokeStyle, in size: CGSize) -> SceneContent {
        let (data, width) = (outline.data(in: size), max(0, stroke.lineWidth.ifFinite(0)))
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
    fileprivate var hasOutline: Bool { content.isOutline || style.clipPath != nil }
}

extension Paint {
    fileprivate var hasOutline: Bool { content.isOutline || style.clipPath != nil }
}

extension SceneContent {
    /// It is painted along one path: a plain one, or one that is more than a colour.
    fileprivate var isOutline: Bool {
        switch self {
        case .path: return true
        case .drawing(let drawing):
            guard drawing.commands.count == 1, let command = drawing.commands.first else { return false }
            switch command {
            case .fill, .stroke: return true
            case .text, .image, .pixels, .layer: return false
            }
        default: return false
        }
    }
}
