import Foundation

/// The swipe from the leading edge that goes back, as a page has it.
extension SceneDriver {
    /// Swipes from the middle of the window's leading edge to the other side. Returns whether that has left a screen: one without
    /// a way back stays, and so does what follows the finger itself.
    @discardableResult
    package func swipeBack() -> Bool {
        let scene = session.scene
        let edge = CGPoint(x: 1, y: (scene[scene.root]?.frame.height ?? 0) / 2)
        let touched = scene.path(at: edge)
        guard !touched.contains(where: { $0.meaning.pointers?.isDragged == true }),
            let screen = touched.last(where: { $0.transition == .push || $0.meaning.role == .dialog }),
            screen.transition == .push, let button = scene.backButton(in: screen.id)
        else { return false }
        _ = session.send(.press(button))
        return true
    }
}

extension SceneTree {
    /// The nodes at a point of the window, from the root to the one in front.
    fileprivate func path(at point: CGPoint) -> [SceneNode] {
        path(at: point, in: root)
    }

    private func path(at point: CGPoint, in id: NodeID) -> [SceneNode] {
        guard let node = self[id], !node.meaning.isInert, node.frame.contains(point) else { return [] }
        let scrolled = node.scroll?.offset ?? .zero
        let inside = CGPoint(x: point.x - node.frame.minX + scrolled.x, y: point.y - node.frame.minY + scrolled.y)
        let isInFront = { (child: NodeID) in self[child]?.style.isInFront == true }
        let fromFront = node.children.filter(isInFront).reversed() + node.children.filter { !isInFront($0) }.reversed()
        for child in fromFront {
            let path = path(at: inside, in: child)
            if !path.isEmpty { return [node] + path }
        }
        return [node]
    }

    fileprivate func backButton(in screen: NodeID) -> NodeID? {
        var found: NodeID?
        walk(from: screen) { node, _ in
            if node.meaning.isInert || found != nil { return false }
            if node.meaning.identifier == Meaning.backIdentifier, node.meaning.isEnabled { found = node.id }
            return true
        }
        return found
    }
}
