import Foundation

/// A picture as plain commands, painted one over the other, in points from the top left of what holds it.
package struct SceneDrawing: Equatable, Sendable {
    package var commands: [Command]

    package init(_ commands: [Command] = []) {
        self.commands = commands
    }

    package enum Command: Equatable, Sendable {
        /// - Parameter data: Path data as SVG writes it, here and below.
        case fill(data: String, with: ScenePaint, evenOdd: Bool)
        case stroke(data: String, with: ScenePaint, width: CGFloat, pen: ScenePen)
        /// Lines of a paragraph, painted with something else than its colour if that is given.
        case text(TextBlock, at: CGPoint, with: ScenePaint?)
        /// A picture, stretched to a rectangle.
        case image(ImageAsset, in: CGRect, isPixelated: Bool)
        /// A picture that the app has worked out, made as large as a rectangle.
        case pixels(ScenePixels, in: CGRect)
        /// Commands that are painted by themselves and then put on what is there, all together.
        case layer(SceneLayer, [Command])
    }
}

/// What becomes of several commands together.
package struct SceneLayer: Equatable, Sendable {
    /// a, b, c, d, tx, ty; empty for none. It holds for the clips and the filters, too.
    package var transform: [CGFloat] = []
    package var opacity = 1.0
    package var blendMode = SceneBlendMode.normal
    /// In the order in which they are applied.
    package var filters: [SceneFilter] = []
    /// What lies outside of any of these is not painted.
    package var clips: [SceneOutline] = []
    /// What is clear here is clear in the layer.
    package var mask: [SceneDrawing.Command]?
    /// What is clear in the mask stays, and the rest goes.
    package var isMaskInverted = false

    package init() {}

    /// A layer that changes nothing.
    package var isPlain: Bool { self == SceneLayer() }
}

/// An area, by the path around it.
package struct SceneOutline: Hashable, Sendable {
    /// Path data as SVG writes it.
    package var data: String
    /// What two loops enclose together is outside.
    package var evenOdd: Bool

    package init(data: String, evenOdd: Bool = false) {
        self.data = data
        self.evenOdd = evenOdd
    }
}

/// What an area or a line is painted with.
package enum ScenePaint: Equatable, Sendable {
    case color(SceneColor)
    /// - Parameter in: The rectangle whose parts the places of the gradient are.
    case gradient(SceneGradient, in: CGRect)
    /// A picture, again and again.
    case tile(SceneTile)
}

/// A picture that is repeated across and down.
package struct SceneTile: Equatable, Sendable {
    package var asset: ImageAsset
    /// The part of the picture that is shown, in parts of its size.
    package var source: CGRect
    /// Where the first one is, in points.
    package var origin: CGPoint
    /// How large it is painted.
    package var scale: CGFloat

    package init(asset: ImageAsset, source: CGRect, origin: CGPoint, scale: CGFloat) {
        self.asset = asset
        self.source = source
        self.origin = origin
        self.scale = scale
    }
}
