import Foundation
import SceneCore

/// What a scene is painted on: pixels, or the elements of an SVG. Places are in points, from the top left of the node that is
/// being painted.
protocol Surface: AnyObject {
    /// Whether anything in an area could be seen. What lies outside need not be painted.
    func shows(_ area: CGRect) -> Bool

    /// Paints in the coordinates of a node.
    func place(_ placement: Placement, _ paint: () -> Void)

    /// Paints several things and puts them on what is there, all together.
    func layer(_ layer: Layer, _ paint: () -> Void)

    func clip(to outline: Outline, _ paint: () -> Void)

    /// Takes what lies behind a box, as it is now, and returns what paints it as it looks through a material.
    func material(behind box: Box) -> () -> Void

    func fill(_ outline: Outline, with ink: Ink)

    func stroke(_ path: String, with ink: Ink, width: CGFloat, pen: ScenePen)

    /// A line just inside of a box.
    func rim(of box: Box, width: CGFloat, color: SceneColor)

    /// The shadow that a box casts, outside of it.
    func castShadow(of box: Box, _ shadow: SceneShadow)

    func draw(_ line: Line, with ink: Ink)

    /// A picture, stretched to a rectangle.
    func draw(_ image: ImageAsset, in rect: CGRect, _ change: ImageChange)

    /// A picture that the app has worked out, made as large as a rectangle.
    func draw(_ pixels: ScenePixels, in rect: CGRect)
}

/// Where a node stands in its parent, and how it is turned and scaled there.
struct Placement {
    var origin: CGPoint
    var change: PlaneTransform?

    init(origin: CGPoint, change: PlaneTransform? = nil) {
        self.origin = origin
        self.change = change
    }

    init(of node: SceneNode) {
        let size = node.frame.size
        self.init(
            origin: node.frame.origin,
            change: node.style.transform.map { PlaneTransform($0, in: size) }
                ?? node.style.projection.map { PlaneTransform($0, in: size) })
    }
}

/// What is filled, and what is cut along.
enum Outline {
    case box(Box)
    /// Path data as SVG writes it.
    case path(String, evenOdd: Bool)
}

/// What something is filled or drawn with.
enum Ink {
    case color(SceneColor)
    /// The rectangle is the one whose parts the places of the gradient are.
    case gradient(SceneGradient, in: CGRect)
    case tile(SceneTile)

    init(_ paint: ScenePaint) {
        switch paint {
        case .color(let color): self = .color(color)
        case .gradient(let gradient, let rect): self = .gradient(gradient, in: rect)
        case .tile(let tile): self = .tile(tile)
        }
    }
}

/// What becomes of several things together. In the order of CSS: they are filtered, what the mask has clear goes, and the rest is
/// put on what is there.
struct Layer {
    /// All that is painted in the layer lies in here; nil if that is not known.
    var area: CGRect?
    var filters: [SceneFilter] = []
    var fade: Fade?
    /// Paints what is clear where the layer is to be.
    var mask: (() -> Void)?
    /// What is clear in the mask stays, and the rest goes.
    var isMaskInverted = false
    var opacity = 1.0
    var blendMode = SceneBlendMode.normal
    /// What is in the layer is mixed with what else is in it, and not with what lies behind.
    var isGroup = false

    init(area: CGRect? = nil) {
        self.area = area
    }

    var isPlain: Bool {
        filters.isEmpty && fade == nil && mask == nil && opacity >= 1 && blendMode == .normal && !isGroup
    }
}

/// How something grows clear from above to below.
struct Fade {
    var rect: CGRect
    var stops: [Finish.FadeStop]
}

/// A line of text where it stands.
struct Line {
    var text: String
    var font: FontDescriptor
    /// Where it begins, and its middle, from above.
    var x: CGFloat
    var middle: CGFloat
    /// How wide the measurer says that it is.
    var width: CGFloat
    var decoration = TextDecoration()
    /// Added after each character, in points.
    var spacing: CGFloat = 0
    /// Painted behind the letters.
    var background: SceneColor?

    init(text: String, font: FontDescriptor, x: CGFloat, middle: CGFloat, width: CGFloat) {
        self.text = text
        self.font = font
        self.x = x
        self.middle = middle
        self.width = width
    }
}
