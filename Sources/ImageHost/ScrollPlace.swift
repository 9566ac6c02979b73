import Foundation
import SceneCore

extension SceneTree {
    /// How far a scroll node is scrolled: as far as the app knows, and a wheel so that its chosen option is in the middle.
    func offset(of node: SceneNode) -> CGPoint {
        guard let scroll = node.scroll else { return .zero }
        var offset = scroll.offset
        let chosen = node.children.lazy.compactMap { self[$0] }.first { $0.meaning.isOn == true }
        if scroll.isWheel, let chosen { offset.y = chosen.frame.midY - node.frame.height / 2 }
        return CGPoint(
            x: min(max(offset.x, 0), max(scroll.contentSize.width - node.frame.width, 0)),
            y: min(max(offset.y, 0), max(scroll.contentSize.height - node.frame.height, 0)))
    }

    /// What a fade makes of a node's opacity, where the scroller that it follows stands.
    func opacity(of fade: ScrollFade) -> Double {
        fade.opacity(at: self[fade.scroller].map { offset(of: $0).y } ?? 0)
    }
}
