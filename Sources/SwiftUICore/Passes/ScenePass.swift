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
    private var shifts: [SceneShift] = []
    /// Fewer nodes that are moved alike are each told by themselves.
    private static let fewest = 4

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
        _ = look(at: root, from: .zero)
        tellShifts()
        return operations
    }

    /// Nodes that are moved at once, by the same way, are one operation. False for a way that cannot be added to what a host has: those
    /// keep places to the thousandth of a point.
    private func shift(_ id: NodeID, from old: CGRect, to new: CGRect) -> Bool {
        guard animation == nil, old.size == new.size else { return false }
        if let index = shifts.lastIndex(where: { $0.frame(after: old) == new }) {
            shifts[index].add(id)
            return true
        }
        var shift = SceneShift(by: CGSize(width: new.minX - old.minX, height: new.minY - old.minY))
        guard shift.frame(after: old) == new, shift.way.isInThousandths else { return false }
        shift.add(id)
        shifts.append(shift)
        return true
    }

    private func tellShifts() {
        for shift in shifts {
            if shift.count >= Self.fewest {
                operations.append(.shift(shift))
                continue
            }
            for old in shift.ids.compactMap({ window.scene[$0] }) {
                var node = old
                node.frame = shift.frame(after: old.frame)
                operations.append(.update(node, from: old))
            }
        }
    }

    /// Brings what stands for an item up to date. Returns nil if that is the same nodes as before, whatever has changed in them.
    ///
    /// - Parameter offset: Where the origin of the item's container lies in the node around it.
    private func look(at item: LayoutItem, from offset: CGPoint) -> [Outcome]? {
        let origin = CGPoint(x: offset.x + item.frame.minX, y: offset.y + item.frame.minY)
        let isUnchanged = item.shown.isUnchanged && !item.isBeyondHost && window.isShown(item)
        if isUnchanged, item.shown.isUpToDate(at: origin) { return nil }
        let animationAround = animation
        defer { animation = animationAround }
        // An item may say how whatever happens to it is shown, a change of its place as well.
        if isUnchanged, !item.shown.dependsOnPlace {
            if let inside = item.takeAnimation() { animation = inside.animation }
            if let moved = move(item, to: origin) { return moved.outcomes }
        }
        item.contentWillBeShown()
        if let inside = item.takeAnimation() { animation = inside.animation }
        let paint = item.painted()
        if item.shown.outcome != nil, item.shown.isPainted != nil, item.shown.isPainted != (paint != nil) {
            item.forgetShownInside()
            item.shown.outcome = nil
        }
        let outcomes = paint.map { show(item, $0, at: origin) } ?? lookInside(item, from: origin)
        item.shown.isPainted = paint != nil
        if let outcomes { item.shown.outcome = outcomes.compactMap(\.id) }
        item.shown.didShow(at: origin)
        return outcomes
    }

    /// What stands for the items in an item; nil for the same nodes as before.
    private func lookInside(_ item: LayoutItem, from origin: CGPoint) -> [Outcome]? {
        if let changed = onlyChange(in: item, from: origin) {
            guard let new = look(at: changed, from: origin) else { return nil }
            return item.readSubitems.flatMap { $0 === changed ? new : kept($0) }
        }
        let forgotten = window.timesForgotten
        let subitems = item.readSubitems
        var outcomes: [Outcome]?
        var names = ItemNames()
        for (index, subitem) in subitems.enumerated() {
            names.add(subitem)
            let new = look(at: subitem, from: origin)
            if outcomes != nil {
                outcomes?.append(contentsOf: new ?? kept(subitem))
            } else if let new {
                outcomes = subitems[..<index].flatMap(kept) + new
            }
        }
        defer {
            item.shown.inside = names
            item.shown.insideOrigin = origin
            item.shown.insideForgotten = forgotten
        }
        return outcomes ?? (names == item.shown.inside && item.shown.outcome != nil ? nil : subitems.flatMap(kept))
    }

    /// The only subitem in which anything has changed, where that is known: the others, of which there may be thousands, need not be
    /// looked at.
    private func onlyChange(in item: LayoutItem, from origin: CGPoint) -> LayoutItem? {
        guard item.keepsSubitems, !item.shown.isChanged, !item.isBeyondHost, item.shown.outcome != nil,
            item.shown.insideOrigin == origin, item.shown.insideForgotten == window.timesForgotten,
            case .one(let changed) = item.shown.changeInside
        else { return nil }
        return changed.takeUnretainedValue()
    }

    private func kept(_ item: LayoutItem) -> [Outcome] {
        (item.shown.outcome ?? []).map(Outcome.kept)
    }

    /// An item in which nothing has changed lies somewhere else in the node around it. Many do where something above them has
    /// grown: none of them is painted again for that. Returns nil if the item is not in the scene yet.
    private func move(_ item: LayoutItem, to origin: CGPoint) -> (outcomes: [Outcome]?, Void)? {
        var outcomes: [Outcome]?
        if item.shown.isPainted == false {
            outcomes = lookInside(item, from: origin)
            if let outcomes { item.shown.outcome = outcomes.compactMap(\.id) }
        } else {
            guard let id = item.shown.nodeID, let old = window.scene[id] else { return nil }
            let frame = item.hostPiece(at: origin).frame
            if frame != old.frame, !shift(id, from: old.frame, to: frame) {
                var node = old
                node.frame = frame
                operations.append(.update(node, from: old))
                animate(id, by: animation)
            }
        }
        item.shown.didShow(at: origin)
        return (outcomes, ())
    }

    /// What stands for an item that is painted: its own node; nil if it was there before.
    private func show(_ item: LayoutItem, _ paint: Paint, at origin: CGPoint) -> [Outcome]? {
        let id = window.nodeID(of: item)
        window.remember(item, as: id)
        let piece = item.hostPiece(at: origin)
        let inside = lookInside(item, from: piece.originInside)
        var node = SceneNode(
            id: id, frame: piece.frame, content: paint.content, style: paint.style, meaning: paint.meaning,
            transition: paint.transition)
        node.sheet = paint.sheet
        node.popup = paint.popup
        guard let old = window.scene[id] else {
            let inside = inside ?? item.readSubitems.flatMap(kept)
            node.children = inside.compactMap(\.id)
            return [.new([node] + inside.flatMap(fresh))]
        }
        if let inside {
            node.children = inside.compactMap(\.id)
            reconcile(inside, with: old.children, in: id)
        } else {
            node.children = old.children
        }
        if !node.isSameBesideChildren(as: old) {
            operations.append(.update(node, from: old))
            animate(id, by: animation, along: item.takeFrames(since: old, for: animation))
        }
        return item.shown.outcome == [id] ? nil : [.kept(id)]
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

extension CGSize {
    fileprivate var isInThousandths: Bool {
        [width, height].allSatisfy { abs($0 * 1000 - ($0 * 1000).rounded()) < 1e-6 }
    }
}
