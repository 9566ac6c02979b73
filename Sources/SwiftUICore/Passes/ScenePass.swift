import Foundation
import SceneCore

/// Brings the scene of a window up to date with its layout, and notes what that takes. Visits only items that have changed
/// or moved, and those on the way to them.
@MainActor
final class ScenePass {
    private let window: Window
    private var operations: [SceneOperation] = []
    /// How changes at the place that is being visited are to be shown; nil for at once.
    private var animation: SceneAnimation?
    private(set) var motions: [SceneMotion] = []

    init(window: Window) {
        self.window = window
        animation = window.graph.transaction.shownAnimation
    }

    /// What stands for an item among the children of the node around it.
    private enum Outcome {
        /// A node that is in the scene already.
        case kept(NodeID)
        /// A new node, before all that is in it.
        case new([SceneNode])

        var id: NodeID? {
            switch self {
            case .kept(let id): id
            case .new(let nodes): nodes.first?.id
            }
        }

        var keptID: NodeID? {
            if case .kept(let id) = self { id } else { nil }
        }
    }

    func run(_ root: LayoutItem) -> [SceneOperation] {
        root.shown.outcome = [window.scene.root]
        var outcomes: [Outcome] = []
        visit(root, at: .zero, &outcomes)
        return operations
    }

    /// Adds what stands for an item to what stands for those before it.
    ///
    /// - Parameter offset: Where the origin of the item's container lies in the node around it.
    private func visit(_ item: LayoutItem, at offset: CGPoint, _ outcomes: inout [Outcome]) {
        let origin = CGPoint(x: offset.x + item.frame.minX, y: offset.y + item.frame.minY)
        let known = item.shown.isUnchanged && !item.isBeyondHost ? item.shown.outcome : nil
        let isUnchanged = known?.allSatisfy(window.isShown) ?? false
        if isUnchanged, item.shown.isUpToDate(at: origin) {
            return outcomes.append(contentsOf: (known ?? []).lazy.map(Outcome.kept))
        }
        let animationAround = animation
        defer { animation = animationAround }
        // An item may say how whatever happens to it is shown, a change of its place as well.
        if isUnchanged, !item.shown.dependsOnPlace {
            if let inside = item.takeAnimation() { animation = inside.animation }
            if move(item, to: origin, &outcomes) { return }
        }
        item.contentWillBeShown()
        if let inside = item.takeAnimation() { animation = inside.animation }
        let paint = item.painted()
        if item.shown.outcome != nil, item.shown.isPainted != nil, item.shown.isPainted != (paint != nil) {
            item.forgetShownInside()
        }
        let first = outcomes.count
        if let paint {
            outcomes.append(show(item, paint, at: origin))
        } else {
            for subitem in item.readSubitems { visit(subitem, at: origin, &outcomes) }
        }
        item.shown.isPainted = paint != nil
        item.shown.outcome = outcomes[first...].compactMap(\.id)
        item.shown.didShow(at: origin)
    }

    /// An item in which nothing has changed lies somewhere else in the node around it. Many do where something above them has
    /// grown: none of them is painted again for that. False if the item is not in the scene yet.
    private func move(_ item: LayoutItem, to origin: CGPoint, _ outcomes: inout [Outcome]) -> Bool {
        if item.shown.isPainted == false {
            for subitem in item.readSubitems { visit(subitem, at: origin, &outcomes) }
        } else {
            guard let id = item.shown.nodeID, let old = window.scene[id] else { return false }
            var node = old
            node.frame = item.hostPiece(at: origin).frame
            if node.frame != old.frame {
                operations.append(.update(node, from: old))
                animate(id, by: animation)
            }
            outcomes.append(.kept(id))
        }
        item.shown.didShow(at: origin)
        return true
    }

    private func show(_ item: LayoutItem, _ paint: Paint, at origin: CGPoint) -> Outcome {
        let id = window.nodeID(of: item)
        window.remember(item, as: id)
        let piece = item.hostPiece(at: origin)
        var inside: [Outcome] = []
        for subitem in item.readSubitems { visit(subitem, at: piece.originInside, &inside) }
        var node = SceneNode(
            id: id, frame: piece.frame, content: paint.content, style: paint.style,
            meaning: paint.meaning, transition: paint.transition, children: inside.compactMap(\.id))
        node.sheet = paint.sheet
        node.popup = paint.popup
        guard let old = window.scene[id] else {
            return .new([node] + inside.flatMap(fresh))
        }
        reconcile(inside, with: old.children, in: id)
        var before = old
        before.children = node.children
        if node != before {
            operations.append(.update(node, from: old))
            animate(id, by: animation, along: item.takeFrames(since: old, for: animation))
        }
        return .kept(id)
    }

    /// Below a new node everything is new: what has been on screen elsewhere has been forgotten as it left.
    private func fresh(_ outcome: Outcome) -> [SceneNode] {
        guard case .new(let nodes) = outcome else { return [] }
        return nodes
    }

    /// Turns the list of children from what it was into what it is to be, with as few moves as that takes.
    private func reconcile(_ outcomes: [Outcome], with old: [NodeID], in parent: NodeID) {
        if outcomes.lazy.map(\.keptID).elementsEqual(old.lazy.map(Optional.init)) { return }
        let wanted = Set(outcomes.compactMap(\.id))
        for id in old where !wanted.contains(id) {
            operations.append(.remove(id, parent: parent))
            animate(id, by: animation(of: window.scene[id]?.transition?.leave))
            window.forget(id)
        }
        var current = old.filter(wanted.contains)
        let resting = OrderChange(from: current, to: outcomes.compactMap(\.keptID)).resting
        var index = 0
        for outcome in outcomes {
            switch outcome {
            case .new(let nodes):
                guard let id = nodes.first?.id else { continue }
                operations.append(.insert(nodes, parent: parent, index: index))
                animate(id, by: animation(of: nodes.first?.transition?.enter))
                current.insert(id, at: index)
            case .kept(let id) where resting.contains(id):
                // Those before it that have not been moved away yet come later.
                index = current[index...].firstIndex(of: id) ?? index
            case .kept(let id):
                let place = current.firstIndex(of: id) ?? index
                if place < index { index -= 1 }
                current.remove(at: place)
                current.insert(id, at: index)
                operations.append(.move(id, parent: parent, index: index))
            }
            index += 1
        }
    }

    /// The animation of a node that comes or goes: its transition may have one of its own.
    private func animation(of effect: SceneEffect?) -> SceneAnimation? {
        switch effect?.timing {
        case .own(let own): own
        case .atOnce: nil
        case .asAround, nil: animation
        }
    }

    private func animate(_ id: NodeID, by animation: SceneAnimation?, along frames: [String]? = nil) {
        guard let animation else { return }
        let index = motions.firstIndex { $0.animation == animation } ?? motions.endIndex
        if index == motions.endIndex { motions.append(SceneMotion(animation: animation, nodes: [])) }
        motions[index].nodes.append(id)
        motions[index].outlines[id] = frames
    }
}

extension SceneTransition {
    fileprivate var enter: SceneEffect? {
        if case .effects(let enter, _) = self { enter } else { nil }
    }

    fileprivate var leave: SceneEffect? {
        if case .effects(_, let leave) = self { leave } else { nil }
    }
}
