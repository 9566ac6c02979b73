import Foundation

/// What a person does with things that are dragged to others.
extension SceneDriver {
    /// Drags what has one role and label onto what has another, and lets go in its middle.
    package func drag(
        _ role: Role.Kind?, _ label: String, onto targetRole: Role.Kind?, _ targetLabel: String
    ) throws(SceneDriverError) {
        let (source, target) = (try find(role, label), try find(targetRole, targetLabel))
        guard let dragged = session.scene.ancestor(of: source.node, where: \.isDragged) else {
            throw .notDragged(source)
        }
        guard let zone = session.scene.ancestor(of: target.node, where: \.takesDrops) else {
            throw .takesNoDrops(target)
        }
        let size = session.scene[zone]?.frame.size ?? .zero
        _ = session.send(.drag(SceneDrag(.entered, over: zone, source: dragged)))
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        _ = session.send(.drag(SceneDrag(.dropped(at: middle), over: zone, source: dragged)))
    }
}

extension SceneTree {
    /// The nearest node around one, or itself, that means something; of a row of a list also one in it.
    fileprivate func ancestor(of id: NodeID, where matches: (Meaning) -> Bool) -> NodeID? {
        var path: [SceneNode] = []
        var found: NodeID?
        walk { node, depth in
            path.removeSubrange(min(depth, path.count)...)
            path.append(node)
            guard node.id == id else { return found == nil }
            found = path.last { matches($0.meaning) }?.id
            return true
        }
        if let found { return found }
        walk(from: id) { node, _ in
            if found == nil, matches(node.meaning) { found = node.id }
            return found == nil
        }
        return found
    }
}
