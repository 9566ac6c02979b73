import Foundation

/// Names a node of one scene for as long as the scene lives. Ids are handed out in order and never used twice, so an event
/// that arrives late can only meet the node it was meant for, or none.
package struct NodeID: Hashable, Comparable, Sendable {
    package let rawValue: UInt32

    package init(_ rawValue: UInt32) {
        self.rawValue = rawValue
    }

    package static func < (left: NodeID, right: NodeID) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// One thing on screen: where it is, what it paints, and what it means to a person.
///
/// A host turns each node into one element of its own. It needs nothing beside the node to do so. Nodes are handed around
/// many times before they are shown, so a copy shares what is in it until one of the two is changed.
package struct SceneNode: Equatable, Sendable {
    package let id: NodeID
    private var parts: Parts

    package init(
        id: NodeID, frame: CGRect = .zero, content: SceneContent = .none, style: SceneStyle = SceneStyle(),
        meaning: Meaning = Meaning(), transition: SceneTransition? = nil, children: [NodeID] = []
    ) {
        self.id = id
        parts = Parts(
            Values(
                frame: frame, content: content, style: style, meaning: meaning, transition: transition,
                children: children))
    }

    /// In points, from the top left of the parent; inside a scroll node, from the top left of its content.
    package var frame: CGRect {
        get { parts.values.frame }
        set { own().values.frame = newValue }
    }
    package var content: SceneContent {
        get { parts.values.content }
        set { own().values.content = newValue }
    }
    package var style: SceneStyle {
        get { parts.values.style }
        set { own().values.style = newValue }
    }
    package var meaning: Meaning {
        get { parts.values.meaning }
        set { own().values.meaning = newValue }
    }
    /// How the node comes and goes while the scene is on screen; nil for at once.
    package var transition: SceneTransition? {
        get { parts.values.transition }
        set { own().values.transition = newValue }
    }
    /// The node is a sheet that can be dragged.
    package var sheet: SceneSheet? {
        get { parts.values.sheet }
        set { own().values.sheet = newValue }
    }
    /// The node lies over the window, near another one.
    package var popup: ScenePopup? {
        get { parts.values.popup }
        set { own().values.popup = newValue }
    }
    /// In the order of reading. A later one is painted over an earlier one that is not `isInFront`.
    package var children: [NodeID] {
        get { parts.values.children }
        // In place: a list of a thousand rows is not copied to take one out.
        _modify { yield &own().values.children }
    }

    package static func == (left: SceneNode, right: SceneNode) -> Bool {
        left.id == right.id && (left.parts === right.parts || left.parts.values == right.parts.values)
    }

    package mutating func lie(elsewhere shift: SceneShift) {
        let parts = own()
        parts.values.frame = shift.frame(after: parts.values.frame)
    }

    /// Whether two states of a node differ in nothing but what is in them.
    package func isSameBesideChildren(as other: SceneNode) -> Bool {
        parts === other.parts || parts.values.isSameBesideChildren(as: other.parts.values)
    }

    /// The parts, for a change: those of this node alone.
    private mutating func own() -> Parts {
        if !isKnownUniquelyReferenced(&parts) { parts = Parts(parts.values) }
        return parts
    }

    private struct Values: Equatable, Sendable {
        var frame: CGRect
        var content: SceneContent
        var style: SceneStyle
        var meaning: Meaning
        var transition: SceneTransition?
        var sheet: SceneSheet?
        var popup: ScenePopup?
        var children: [NodeID]

        /// What changes most often comes first.
        func isSameBesideChildren(as other: Values) -> Bool {
            frame == other.frame && content == other.content && style == other.style && meaning == other.meaning
                && transition == other.transition && sheet == other.sheet && popup == other.popup
        }

        static func == (left: Values, right: Values) -> Bool {
            left.isSameBesideChildren(as: right) && left.children == right.children
        }
    }

    /// Changed only by a node that is known to be the only one that has them.
    private final class Parts: @unchecked Sendable {
        var values: Values

        init(_ values: Values) {
            self.values = values
        }
    }
}

/// What a node itself shows, below its children.
package enum SceneContent: Equatable, Sendable {
    case none
    case text(TextBlock)
    case image(ImageAsset)
    /// A picture that is painted otherwise than it is in its file.
    case changedImage(ImageAsset, ImageChange)
    case path(ScenePath)
    case drawing(SceneDrawing)
    /// The children move inside the node; the host scrolls by itself.
    case scroll(SceneScroll)
    case textField(SceneTextField)
}

/// A drawing in the node's own coordinates, for icons and marks.
package struct ScenePath: Equatable, Sendable {
    /// Path data as SVG writes it, in points.
    package var data: String
    package var fill: SceneColor?
    package var stroke: SceneColor?
    package var lineWidth: CGFloat
    /// Other than plain round ends and corners.
    package var pen = ScenePen()
    /// What two loops enclose together is left out.
    package var fillsEvenOdd = false

    package init(data: String, fill: SceneColor? = nil, stroke: SceneColor? = nil, lineWidth: CGFloat = 0) {
        self.data = data
        self.fill = fill
        self.stroke = stroke
        self.lineWidth = lineWidth
    }
}

/// How a picture is painted.
package struct ImageChange: Hashable, Sendable {
    /// In place of all its colours; only how much it lets through counts.
    package var tint: SceneColor?
    /// Its pixels are seen as squares where it is larger than it is in the file.
    package var isPixelated = false

    package init() {}
}

/// How a line is drawn along a path.
package struct ScenePen: Hashable, Sendable {
    package enum Cap: String, Sendable {
        case butt, round, square
    }

    package enum Join: String, Sendable {
        case miter, round, bevel
    }

    package var cap = Cap.round
    package var join = Join.round
    /// How long a pointed corner may be, in parts of the line's width.
    package var miterLimit: CGFloat = 10
    /// Drawn and left out by turns, in points; empty for a line without gaps.
    package var dash: [CGFloat] = []
    /// Where in the dashes the line begins, in points.
    package var dashPhase: CGFloat = 0

    package init() {}
}

/// How a node that is inserted comes in, and one that is removed goes out. Hosts know how long that takes; a host that shows
/// no motion, and a person who asked for less of it, get the end at once.
package enum SceneTransition: Equatable, Sendable {
    /// Over what is there, from the trailing edge of its parent; goes out the same way.
    case push
    /// From beyond the leading edge of its parent; goes out the same way.
    case slideFromLeading
    /// From below the window, as a sheet; goes out the same way.
    case rise
    /// Appears and disappears in its place.
    case fade
    /// Comes from one look and goes to another, if the patch says that it moves (`SceneMotion`).
    case effects(enter: SceneEffect, leave: SceneEffect)
}
