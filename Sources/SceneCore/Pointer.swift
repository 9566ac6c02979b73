import Foundation

/// One step on the way of a finger, a pen or a mouse whose button is down.
package struct PointerEvent: Equatable, Sendable {
    package enum Phase: Equatable, Sendable {
        case began, moved
        /// The pointer has stayed for one of the times that a node asks for (`PointerInterest.holds`).
        case held
        case ended
        /// The time to wait after an end (`PointerInterest.pause`) has passed, and no other pointer has come.
        case paused
        /// The pointer serves something else now, as scrolling.
        case cancelled
        /// A second pointer has come or moved: how many times as far apart the two are as at first, and how far they have turned,
        /// in radians, clockwise.
        case pinched(scale: CGFloat, rotation: Double)
        /// A pointer that is not down has come over the node, moves over it, or has left it.
        case entered, hovered, left
    }

    /// The innermost node under the pointer, as it began, that answers to a press or is interested in pointers.
    package var node: NodeID
    package var phase: Phase
    /// In the window, in points.
    package var location: CGPoint
    /// Where the node's top left corner is in the window at this moment, in points: only the host knows what is scrolled.
    package var origin: CGPoint
    /// In seconds, on a clock of the host's that never goes back.
    package var time: TimeInterval

    package init(_ phase: Phase, node: NodeID, location: CGPoint, origin: CGPoint, time: TimeInterval) {
        self.node = node
        self.phase = phase
        self.location = location
        self.origin = origin
        self.time = time
    }
}

/// What a node wants to hear of the pointers that go down in it: always their beginning and their end, and some of these.
package struct PointerInterest: Equatable, Sendable {
    /// The node is dragged: a host must not scroll by what begins in it.
    package var isDragged: Bool
    /// After how long a stay to say so, in seconds: each time that somebody waits for, the shortest first.
    package var holds: [TimeInterval]
    /// How long to wait for another pointer after one has ended, in seconds.
    package var pause: TimeInterval?
    /// Two pointers in the node belong together.
    package var isPinched: Bool

    package init(
        isDragged: Bool = false, hold: TimeInterval? = nil, pause: TimeInterval? = nil, isPinched: Bool = false
    ) {
        self.isDragged = isDragged
        holds = hold.map { [$0] } ?? []
        self.pause = pause
        self.isPinched = isPinched
    }

    /// What both want to hear. Of two pauses it is the longer one.
    package func joined(with other: PointerInterest) -> PointerInterest {
        var both = PointerInterest(
            isDragged: isDragged || other.isDragged, pause: [pause, other.pause].compactMap { $0 }.max(),
            isPinched: isPinched || other.isPinched)
        both.holds = Set(holds + other.holds).sorted()
        return both
    }
}

/// What a node wants to hear of a pointer that is over it and not down.
package enum HoverInterest: Sendable {
    /// That it comes and goes.
    case changes
    /// Where it is, too.
    case moves
}
