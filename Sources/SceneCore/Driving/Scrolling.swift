import Foundation

/// What a person does with scroll views.
extension SceneDriver {
    /// Scrolls by a distance in points, down or to the trailing side if it is more than nothing, as far as there is something to be
    /// seen: the scroll view around what has this role and label, or the largest on the screen that scrolls in this direction.
    package func scroll(
        by distance: CGSize, around what: (role: Role.Kind?, label: String)? = nil
    ) throws(SceneDriverError) {
        let isAcross = distance.width != 0 && distance.height == 0
        let scroller = try scroller(around: what, isAcross: isAcross)
        let offset = scroller.scroll?.offset ?? .zero
        scroll(scroller, to: CGPoint(x: offset.x + distance.width, y: offset.y + distance.height))
    }

    /// Scrolls to one end of what scrolls.
    package func scroll(
        to edge: ScrollEdge, around what: (role: Role.Kind?, label: String)? = nil
    ) throws(SceneDriverError) {
        let scroller = try scroller(around: what, isAcross: edge == .left || edge == .right)
        guard let scroll = scroller.scroll else { return }
        var offset = scroll.offset
        switch edge {
        case .top: offset.y = 0
        case .bottom: offset.y = scroll.contentSize.height
        case .left: offset.x = 0
        case .right: offset.x = scroll.contentSize.width
        }
        self.scroll(scroller, to: offset)
    }

    /// The person scrolls a node and lets go of it there.
    func scroll(_ node: SceneNode, to offset: CGPoint) {
        guard let scroll = node.scroll else { return }
        let place = CGPoint(
            x: min(max(0, offset.x), max(0, scroll.contentSize.width - node.frame.width)),
            y: min(max(0, offset.y), max(0, scroll.contentSize.height - node.frame.height)))
        for motion in [ScrollMotion.interacting, .idle] {
            tell(node.id, place, motion)
        }
    }

    private func tell(_ node: NodeID, _ place: CGPoint, _ motion: ScrollMotion) {
        let request = session.scene[node]?.scroll?.lastWord ?? 0
        _ = session.send(.scrolled(ScrollReport(node: node, offset: place, motion: motion, request: request)))
    }

    /// Scrolls through what is not there for now until something is found, as a person would. If nothing is, all stands where it
    /// stood.
    func look<Found>(for found: () -> Found?) -> Found? {
        for scroller in scrollers() where scroller.scroll?.isPartial == true {
            guard let start = scroller.scroll?.offset else { continue }
            var offset = CGPoint.zero
            for _ in 0..<Self.mostPages {
                tell(scroller.id, offset, .idle)
                if let found = found() { return found }
                guard let now = session.scene[scroller.id], let next = now.nextPage(after: offset) else { break }
                offset = next
            }
            tell(scroller.id, start, .idle)
        }
        return nil
    }

    /// Nobody scrolls farther to look for something.
    private static var mostPages: Int { 200 }

    /// The nodes that can be scrolled by the person, from the back to the front.
    func scrollers() -> [SceneNode] {
        var found: [SceneNode] = []
        session.scene.walk { node, _ in
            if node.meaning.isHidden || node.meaning.isInert { return false }
            if node.scroll?.isEnabled == true { found.append(node) }
            return true
        }
        return found
    }

    private func scroller(
        around what: (role: Role.Kind?, label: String)?, isAcross: Bool
    ) throws(SceneDriverError) -> SceneNode {
        var candidates = scrollers().filter { isAcross ? $0.scrollsAcross : $0.scrollsDown }
        if let what {
            let entry = try find(what.role, what.label)
            let holders = candidates.filter { session.scene.holds(entry.node, in: $0.id) }
            // The innermost is the last that was met.
            candidates = Array(holders.suffix(1))
        }
        guard let largest = candidates.max(by: { $0.frame.area < $1.frame.area }) else {
            throw .nothingToScroll(on: outline)
        }
        return largest
    }
}

/// An end of what scrolls.
package enum ScrollEdge: Sendable {
    case top, bottom, left, right
}

extension SceneNode {
    fileprivate var scrollsDown: Bool { (scroll?.contentSize.height ?? 0) > frame.height }

    /// The place below what can be seen, or beside it; nil at the end.
    fileprivate func nextPage(after offset: CGPoint) -> CGPoint? {
        guard let scroll else { return nil }
        let end = CGPoint(x: scroll.contentSize.width - frame.width, y: scroll.contentSize.height - frame.height)
        if end.y > 0 { return offset.y < end.y ? CGPoint(x: 0, y: min(end.y, offset.y + frame.height * 0.8)) : nil }
        return offset.x < end.x ? CGPoint(x: min(end.x, offset.x + frame.width * 0.8), y: 0) : nil
    }

    fileprivate var scrollsAcross: Bool { (scroll?.contentSize.width ?? 0) > frame.width }
}

extension CGRect {
    fileprivate var area: CGFloat { width * height }
}

extension SceneTree {
    /// Whether a node lies in another one, or is it.
    fileprivate func holds(_ id: NodeID, in ancestor: NodeID) -> Bool {
        var isThere = false
        walk(from: ancestor) { node, _ in
            if node.id == id { isThere = true }
            return !isThere
        }
        return isThere
    }
}
