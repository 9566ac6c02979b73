import Foundation

/// A colour as it is on screen, in sRGB; the appearance (light, dark) has been decided before.
package struct SceneColor: Hashable, Sendable {
    /// 0 to 255.
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
    /// 0 (clear) to 1.
    package var alpha: Double

    package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}

/// How a node is painted around its content.
package struct SceneStyle: Equatable, Sendable {
    /// It is opaque, and meets the pointer, only while the focus is in it.
    package var isSeenWithFocus = false
    package var background: SceneColor?
    /// Over the background colour.
    package var gradient: SceneGradient?
    /// In points; all four corners.
    package var cornerRadius: CGFloat = 0
    /// The lower corners are square all the same: the node stands on an edge.
    package var hasSquareBottom = false
    /// Children and content are cut at the node's edge (and its rounded corners).
    package var clips = false
    /// Everything of the node is cut along this outline, in the node's own coordinates.
    package var clipPath: SceneOutline?
    /// What is in the node begins on the right: lines, and what scrolls across. Nil for as around it.
    package var isRightToLeft: Bool?
    /// 0 to 1, for the node and all that is in it.
    package var opacity: Double = 1
    /// What lies behind is blurred and shines through `background`: the material of floating bars and panels.
    package var isGlass = false
    /// The same for a material behind content, which has no rim.
    package var isFrosted = false
    /// The lower part of the node grows clear toward its edge.
    package var fadesAtBottom = false
    /// Painted over the siblings that come after it: a bar is read before what it floats over.
    package var isInFront = false
    /// A soft shadow below something that floats.
    package var isRaised = false
    /// Turns for ever, for a person who wants motion.
    package var isSpinning = false
    /// Looks the same while it is pressed: the app shows that itself, or not at all.
    package var isSteady = false
    /// In the order in which they are applied.
    package var filters: [SceneFilter] = []
    package var transform: SceneTransform?
    package var projection: SceneProjection?
    package var blendMode = SceneBlendMode.normal
    /// What is in the node is mixed with what else is in it, and not with what lies behind.
    package var isGroup = false
    /// Where this is clear, the node and all in it are clear.
    package var mask: SceneDrawing?
    /// Painted over siblings of a lower order, whatever comes first; they are read in the order in which they come.
    package var order = 0
    /// A pointer goes through the node and all in it, to what lies behind.
    package var letsPointersThrough = false
    /// Where a pointer meets the node; nil for all of its frame.
    package var touchArea: SceneOutline?
    /// What the node looks like while a pointer is over it; nil for as ever.
    package var hoverEffect: SceneHoverEffect?
    /// The node stands for the same thing as others.
    package var match: SceneMatch?
    /// How other content is to be seen coming, where the patch says that the node moves; nil for at once.
    package var contentChange: SceneContentChange?
    /// What a symbol does without becoming another one.
    package var symbolEffects: [SceneSymbolEffect] = []
    /// The opacity follows a scroll node: a small title appears as the large one leaves the screen.
    package var fade: ScrollFade?
    /// The node stays at an edge of a scroll node while it would leave it.
    package var pin: ScrollPin?

    package init() {}
}

/// What is different of a node while a pointer is over it.
package enum SceneHoverEffect: Sendable {
    /// A lighter ground.
    case highlight
    /// A little larger.
    case lift
}

/// Opacity as a function of how far a scroll node of the same scene has been scrolled down.
package struct ScrollFade: Equatable, Sendable {
    package var scroller: NodeID
    /// Invisible up to `from` points, fully visible from `to` points on; the other way round if `to` is less than `from`.
    package var from: CGFloat
    package var to: CGFloat

    package init(scroller: NodeID, from: CGFloat, to: CGFloat) {
        self.scroller = scroller
        self.from = from
        self.to = to
    }

    /// 0 to 1, when the scroller stands `offset` points below its top.
    package func opacity(at offset: CGFloat) -> Double {
        guard from != to else { return offset >= to ? 1 : 0 }
        return min(max((offset - from) / (to - from), 0), 1)
    }
}

/// How far a node moves with a scroll node that it is in, to stay at one of its edges.
package struct ScrollPin: Equatable, Sendable {
    package var scroller: NodeID
    /// How far the scroll node is scrolled when the node comes to the edge, in points.
    package var from: CGFloat
    /// How far the node goes along with it at most, in points.
    package var distance: CGFloat
    /// It stays at the left or right, and not above or below.
    package var isAcross: Bool
    /// It stays at the edge that lies behind: it is moved back while it has not come into the scroll node yet.
    package var isAtEnd: Bool

    package init(scroller: NodeID, from: CGFloat, distance: CGFloat, isAcross: Bool, isAtEnd: Bool) {
        self.scroller = scroller
        self.from = from
        self.distance = distance
        self.isAcross = isAcross
        self.isAtEnd = isAtEnd
    }
}
