import Foundation
import SceneCore

extension SceneScroll {
    /// How far what scrolls has been scrolled, in points: to where the app has asked for last, else not at all. The page's client
    /// carries such a request out by the same rule (`offsetShowing` in `martlet.js`).
    func offset(in room: CGSize) -> CGPoint {
        guard let request else { return .zero }
        let (target, covered) = (request.target, request.covered)
        let x = Self.offset(
            showing: target.minX, target.width, room: room.width, before: covered.left, after: covered.right,
            anchor: request.anchor?.x)
        let y = Self.offset(
            showing: target.minY, target.height, room: room.height, before: covered.top, after: covered.bottom,
            anchor: request.anchor?.y)
        return CGPoint(
            x: min(max(x, 0), max(contentSize.width - room.width, 0)),
            y: min(max(y, 0), max(contentSize.height - room.height, 0)))
    }

    /// - Parameter anchor: Nil for the least movement from the beginning.
    private static func offset(
        showing start: CGFloat, _ length: CGFloat, room: CGFloat, before: CGFloat, after: CGFloat, anchor: CGFloat?
    ) -> CGFloat {
        let clear = room - before - after
        if let anchor { return start + anchor * length - (before + anchor * clear) }
        let atStart = start - before
        return max(min(0, atStart), min(start + length - clear - before, atStart))
    }
}

extension SceneTree {
    /// What a fade makes of a node's opacity, where the scroller that it follows stands.
    func opacity(of fade: ScrollFade) -> Double {
        guard let scroller = self[fade.scroller], case .scroll(let scroll) = scroller.content else {
            return fade.opacity(at: 0)
        }
        return fade.opacity(at: scroll.offset(in: scroller.frame.size).y)
    }
}
