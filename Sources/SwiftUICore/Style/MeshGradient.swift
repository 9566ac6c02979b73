import Foundation
import SceneCore

/// Colours at the points of a net, which go over into one another between them.
///
///     MeshGradient(
///         width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .orange, .blue, .purple])
///
/// Places are parts of the view's size. A net with fewer points or colours than its width and height ask for shows its background
/// only.
public struct MeshGradient: Equatable, Sendable {
    /// A point, and the places that lines toward its four neighbours head for.
    public struct BezierPoint: Hashable, Sendable {
        public var position: SIMD2<Float>
        public var leadingControlPoint: SIMD2<Float>
        public var topControlPoint: SIMD2<Float>
        public var trailingControlPoint: SIMD2<Float>
        public var bottomControlPoint: SIMD2<Float>

        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// Where the points are, row after row.
    public enum Locations: Hashable, Sendable {
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }

    /// The colours of the points, row after row.
    public enum Colors: Hashable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }

    /// How many points there are in a row.
    public var width: Int
    /// How many rows there are.
    public var height: Int
    /// Where the points are, row after row.
    public var locations: Locations
    /// The colours of the points, row after row.
    public var colors: Colors
    /// What there is outside of the net.
    public var background: Color
    /// Colours go over without a corner at the points.
    public var smoothsColors: Bool
    /// What colours are mixed in.
    public var colorSpace: Gradient.ColorSpace

    /// A net of points.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    /// A net of points.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// A net of points.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// A net of points, whose lines are curves.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// A net of points, whose lines are curves.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }
}

extension MeshGradient: PrimitiveView {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(MeshNode.self, for: view)
    }
}

private final class MeshNode: ValueNode<MeshGradient> {
    private lazy var item = MeshItem(window: window)

    override var ownItems: [LayoutItem]? { [item] }

    override func isUnchanged(from old: MeshGradient, to new: MeshGradient) -> Bool { old == new }

    override func evaluate() {
        item.pixels = readingEnvironment { value.pixels(in: environment) }
    }
}

private final class MeshItem: LayoutItem {
    var pixels: ScenePixels? {
        didSet { if pixels != oldValue { sceneDidChange() } }
    }

    override func paint() -> Paint? {
        guard let pixels else { return nil }
        var paint = Paint()
        paint.content = .drawing(SceneDrawing([.pixels(pixels, in: CGRect(origin: .zero, size: frame.size))]))
        return paint
    }
}

extension MeshGradient {
    /// The picture of the net, which hosts make as large as the view.
    @MainActor
    func pixels(in environment: EnvironmentValues) -> ScenePixels {
        let isPerceptual = colorSpace.isPerceptual
        var raster = MeshRaster(
            background: SIMD4(background.resolved(in: environment), isPerceptual: isPerceptual),
            isPerceptual: isPerceptual)
        let count = width.multipliedReportingOverflow(by: height)
        let nodes = locations.nodes(width: width)
        let own = colors.resolved(in: environment).map { SIMD4($0, isPerceptual: isPerceptual) }
        guard width > 1, height > 1, !count.overflow, nodes.count == count.partialValue, own.count == nodes.count
        else { return raster.pixels }
        let steps = max(2, MeshRaster.side / min(width - 1, height - 1))
        for row in 0..<height - 1 {
            for column in 0..<width - 1 {
                let patch = MeshPatch(nodes, own, width: width, height: height, column: column, row: row, smoothsColors)
                raster.paint(patch, steps: steps)
            }
        }
        return raster.pixels
    }
}

extension MeshGradient.Locations {
    /// The points with the places that their lines head for. Lines between plain points go through them without a corner.
    fileprivate func nodes(width: Int) -> [MeshGradient.BezierPoint] {
        switch self {
        case .bezierPoints(let points): return points
        case .points(let points):
            guard width > 0 else { return [] }
            return points.indices.map { index in
                let column = index % width
                func step(_ back: Int?, _ on: Int?) -> SIMD2<Float> {
                    let (from, to) = (back ?? index, on ?? index)
                    return (points[to] - points[from]) / (back == nil || on == nil ? 3 : 6)
                }
                let left = column > 0 ? index - 1 : nil
                let right = column + 1 < width && index + 1 < points.count ? index + 1 : nil
                let above = index >= width ? index - width : nil
                let below = width < points.count - index ? index + width : nil
                let (across, down) = (step(left, right), step(above, below))
                return MeshGradient.BezierPoint(
                    position: points[index], leadingControlPoint: points[index] - across,
                    topControlPoint: points[index] - down, trailingControlPoint: points[index] + across,
                    bottomControlPoint: points[index] + down)
            }
        }
    }
}

extension MeshGradient.Colors {
    @MainActor
    fileprivate func resolved(in environment: EnvironmentValues) -> [SceneColor] {
        switch self {
        case .colors(let colors): colors.map { $0.resolved(in: environment) }
        case .resolvedColors(let colors): colors.map { Color($0).resolved(in: environment) }
        }
    }
}

extension SIMD4<Float> {
    /// Red, green and blue, or lightness and two axes of colour, and the opacity.
    init(_ color: SceneColor, isPerceptual: Bool) {
        let parts = (isPerceptual ? color.oklab : color.components).map(Float.init)
        self.init(parts[0], parts[1], parts[2], Float(color.alpha.isNaN ? 0 : color.alpha))
    }
}
