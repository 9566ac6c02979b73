import Foundation

/// A whole scene: its nodes by id, below one root.
package struct SceneTree: Sendable {
    package private(set) var nodes: [NodeID: SceneNode]
    package let root: NodeID
    /// Counts the patches applied so far. An event says at which revision the person saw the screen.
    package private(set) var revision = 0

    package init(root: SceneNode) {
        self.root = root.id
        nodes = [root.id: root]
    }

    package subscript(id: NodeID) -> SceneNode? {
        nodes[id]
    }

    /// Applies a patch that was made for the revision before it.
    package mutating func apply(_ patch: ScenePatch) {
        for operation in patch.operations {
            switch operation {
            case .insert(let subtree, let parent, let index):
                for node in subtree { nodes[node.id] = node }
                if let top = subtree.first { nodes[parent]?.children.insert(top.id, at: index) }
            case .remove(let id, let parent):
                nodes[parent]?.children.removeAll { $0 == id }
                discard(id)
            case .move(let id, let parent, let index):
                nodes[parent]?.children.removeAll { $0 == id }
                nodes[parent]?.children.insert(id, at: index)
            case .update(let node, _):
                nodes[node.id] = node
            case .shift(let shift):
                for id in shift.ids { nodes[id]?.lie(elsewhere: shift) }
            }
        }
        revision = patch.revision
    }

    private mutating func discard(_ id: NodeID) {
        guard let node = nodes.removeValue(forKey: id) else { return }
        for child in node.children { discard(child) }
    }

    /// Visits the nodes below `start` (the root if none is given) from the back to the front, parents first. The visitor
    /// says whether to go on into a node's children.
    package func walk(from start: NodeID? = nil, _ visit: (SceneNode, _ depth: Int) -> Bool) {
        walk(start ?? root, depth: 0, visit)
    }

    /// Where a node is in the window, with all that is scrolled as far as the scene knows; nil for one that is not in the scene.
    package func windowFrame(of id: NodeID) -> CGRect? {
        func find(in parent: NodeID, origin: CGPoint) -> CGRect? {
            guard let node = nodes[parent] else { return nil }
            let frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
            if parent == id { return frame }
            let scrolled = node.scroll?.offset ?? .zero
            let inside = CGPoint(x: frame.minX - scrolled.x, y: frame.minY - scrolled.y)
            for child in node.children {
                if let found = find(in: child, origin: inside) { return found }
            }
            return nil
        }
        return find(in: root, origin: .zero)
    }

    private func walk(_ id: NodeID, depth: Int, _ visit: (SceneNode, Int) -> Bool) {
        guard let node = nodes[id], visit(node, depth) else { return }
        for child in node.children { walk(child, depth: depth + 1, visit) }
    }
}

/// What one turn changed in a scene.
package struct ScenePatch: Equatable, Sendable {
    /// The scene's revision once the patch is applied: one more than before.
    package var revision: Int
    /// To be applied in order.
    package var operations: [SceneOperation]
    /// Which of the changes are to be seen happening; a host that shows no motion leaves them out.
    package var motions: [SceneMotion]

    package init(revision: Int, operations: [SceneOperation], motions: [SceneMotion] = []) {
        self.revision = revision
        self.operations = operations
        self.motions = motions
    }
}

package enum SceneOperation: Equatable, Sendable {
    /// Adds new nodes, the first of them at `index` among the children of `parent`; parents stand before their children.
    case insert([SceneNode], parent: NodeID, index: Int)
    /// Takes a node and all that is in it away.
    case remove(NodeID, parent: NodeID)
    /// Puts a child of `parent` at `index`, counted without it.
    case move(NodeID, parent: NodeID, index: Int)
    /// Gives a node new values, in place of those in `from`. Its list of children is as it stands after the operations
    /// before this one.
    case update(SceneNode, from: SceneNode)
    /// Has nodes lie elsewhere than before, all by the same way.
    case shift(SceneShift)
}

/// Many nodes that are moved by the same way and are otherwise as they were: whatever is below a row that has grown.
package struct SceneShift: Equatable, Sendable {
    /// Of neighbours that came into the scene one after the other, the first and the last.
    package private(set) var runs: [ClosedRange<UInt32>] = []
    package private(set) var count = 0
    package let way: CGSize

    package init(by way: CGSize) {
        self.way = way
    }

    package mutating func add(_ id: NodeID) {
        count += 1
        if let last = runs.last, id.rawValue > 0, last.upperBound == id.rawValue - 1 {
            runs[runs.count - 1] = last.lowerBound...id.rawValue
        } else {
            runs.append(id.rawValue...id.rawValue)
        }
    }

    package var ids: some Sequence<NodeID> {
        runs.lazy.flatMap { $0.lazy.map(NodeID.init) }
    }

    package func frame(after old: CGRect) -> CGRect {
        old.offsetBy(dx: way.width, dy: way.height)
    }
}
