import Foundation

/// What a scroll node scrolls, and how. It scrolls along an axis where this is more than its frame.
package struct SceneScroll: Equatable, Sendable {
    /// The extent of all that scrolls, in points.
    package var contentSize: CGSize
    /// How far it is scrolled from the top left of that, in points, as far as the app has been told (`tellsOffset`).
    package var offset = CGPoint.zero
    /// The app wants to hear how far it is scrolled.
    package var tellsOffset = false
    /// Whether the content's place is shown while it scrolls.
    package var showsIndicators = true
    /// Whether the person can scroll it.
    package var isEnabled = true
    /// It gives way to a finger, and springs back, where nothing can be scrolled.
    package var bounces = false
    /// What it scrolls is seen beyond its edges, too.
    package var isUnclipped = false
    /// The keyboard reaches the node and scrolls it. A list is scrolled by going through its rows.
    package var takesFocus = false
    /// The children are options one below the other. It comes to rest with one in the middle, which is thereby pressed; while it
    /// rests, the one that is on is there.
    package var isWheel = false
    /// It is loaded anew when it is pulled down.
    package var canRefresh = false
    /// Some of what scrolls is not there for now, and comes when it is scrolled to.
    package var isPartial = false
    /// By how much the host has to have scrolled, in all, without anything moving on screen.
    package var shift: ScrollShift?
    /// What the app has asked to be shown last; carried out once, when it is new.
    package var request: ScrollRequest?
    /// What is scrolled are pages as wide as the node, which comes to rest on one of them only. Each has a tab among these, which
    /// the host presses when the person has come to it. Empty for a node that scrolls freely.
    package var pages: [NodeID] = []

    package init(contentSize: CGSize) {
        self.contentSize = contentSize
    }

    /// The number of what the host was asked to do last; 0 for nothing.
    package var lastWord: Int { max(request?.number ?? 0, shift?.number ?? 0) }
}

extension SceneNode {
    /// How the node scrolls; nil for one that does not.
    package var scroll: SceneScroll? {
        if case .scroll(let scroll) = content { scroll } else { nil }
    }
}

/// What lies before the part of a scroll node that can be seen has changed its length, and the host scrolls by as much, so that
/// nothing moves on screen.
package struct ScrollShift: Equatable, Sendable {
    /// Counted together with the requests.
    package var number: Int
    /// Of all shifts so far, in points.
    package var x: CGFloat
    package var y: CGFloat

    package init(number: Int, x: CGFloat, y: CGFloat) {
        self.number = number
        self.x = x
        self.y = y
    }
}

/// Asks a scroll node to show a part of what it scrolls.
package struct ScrollRequest: Equatable, Sendable {
    /// Tells two requests for the same part apart.
    package var number: Int
    /// The part, from the top left of what scrolls, in points.
    package var target: CGRect
    /// Which place of the part is to be at the same place of the scroll node, in parts of their sizes; nil for the least movement
    /// that shows the part.
    package var anchor: CGPoint?
    /// What bars cover of the scroll node, in points: the part is to be shown clear of it.
    package var covered: SafeArea
    package var isAnimated: Bool

    package init(number: Int, target: CGRect, anchor: CGPoint?, covered: SafeArea, isAnimated: Bool) {
        self.number = number
        self.target = target
        self.anchor = anchor
        self.covered = covered
        self.isAnimated = isAnimated
    }

    /// How far a scroll node of a size is to be scrolled, if it is scrolled to `offset` now. The page works it out in the same way.
    package func offset(from offset: CGPoint, in size: CGSize) -> CGPoint {
        CGPoint(
            x: Self.place(
                from: offset.x, room: size.width, start: target.minX, length: target.width, before: covered.left,
                after: covered.right, anchor: anchor?.x),
            y: Self.place(
                from: offset.y, room: size.height, start: target.minY, length: target.height, before: covered.top,
                after: covered.bottom, anchor: anchor?.y))
    }

    private static func place(
        from offset: CGFloat, room: CGFloat, start: CGFloat, length: CGFloat, before: CGFloat, after: CGFloat,
        anchor: CGFloat?
    ) -> CGFloat {
        let clear = room - before - after
        if let anchor { return start + anchor * length - (before + anchor * clear) }
        let atStart = start - before
        let atEnd = start + length - clear - before
        return max(min(offset, atStart), min(atEnd, atStart))
    }
}

/// How a scroll node goes on.
package enum ScrollMotion: Sendable {
    /// It stands.
    case idle
    /// It follows the person.
    case interacting
    /// It goes on after the person has let go.
    case decelerating
    /// The app moves it.
    case animating
}

/// What a host says of a scroll node that has been scrolled.
package struct ScrollReport: Equatable, Sendable {
    package var node: NodeID
    /// From the top left of all that scrolls, in points.
    package var offset: CGPoint
    package var motion: ScrollMotion
    /// The number of the request that was carried out last; 0 for none. What was said before a request does not undo it.
    package var request: Int

    package init(node: NodeID, offset: CGPoint, motion: ScrollMotion, request: Int) {
        self.node = node
        self.offset = offset
        self.motion = motion
        self.request = request
    }
}
