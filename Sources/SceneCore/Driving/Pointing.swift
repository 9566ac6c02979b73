import Foundation

/// Where a finger goes that swipes.
package enum SwipeDirection: String, CaseIterable, Sendable {
    case left, right, up, down

    fileprivate var step: CGSize {
        switch self {
        case .left: CGSize(width: -1, height: 0)
        case .right: CGSize(width: 1, height: 0)
        case .up: CGSize(width: 0, height: -1)
        case .down: CGSize(width: 0, height: 1)
        }
    }
}

/// What a person does with a finger beside pressing.
extension SceneDriver {
    /// Holds a finger on something until it answers, and lifts it.
    package func longPress(_ role: Role.Kind?, _ label: String) throws(SceneDriverError) {
        let entry = try find(role, label)
        let touch = try touch(entry)
        let holds = Set(touch.interests.flatMap(\.holds)).sorted()
        guard let longest = holds.last else {
            guard let owner = session.scene.contextMenuOwner(at: entry.node) else { throw .notHeld(entry) }
            _ = session.send(.menuRequested(owner))
            return
        }
        let end = touch.time + longest + Self.glimpse
        send(.began, of: touch)
        for hold in holds { send(.held, of: touch, at: touch.time + hold + Self.glimpse) }
        send(.ended, of: touch, at: end)
    }

    /// Drags something quickly for some way, and lets go.
    package func swipe(_ direction: SwipeDirection, _ role: Role.Kind?, _ label: String) throws(SceneDriverError) {
        let entry = try find(role, label)
        let touch = try touch(entry)
        guard touch.interests.contains(where: \.isDragged) else { return try swipeRow(entry, direction, isLong: false) }
        send(.began, of: touch)
        for count in 1...Self.swipeSteps {
            send(.moved, of: touch, at: touch.time + Self.glimpse * Double(count), by: direction.step, count)
        }
        let last = touch.time + Self.glimpse * Double(Self.swipeSteps)
        send(.ended, of: touch, at: last, by: direction.step, Self.swipeSteps)
    }

    /// Swipes the row of a list that something stands in, as far as it takes for what the first button there does.
    package func swipeAway(_ direction: SwipeDirection, _ role: Role.Kind?, _ label: String) throws(SceneDriverError) {
        try swipeRow(find(role, label), direction, isLong: true)
    }

    private func swipeRow(
        _ entry: Outline.Entry, _ direction: SwipeDirection, isLong: Bool
    ) throws(SceneDriverError) {
        let row = session.scene.path(to: entry.node).last { $0.meaning.role == .listItem }
        guard let row, let swipes = row.meaning.swipes else { throw .notDragged(entry) }
        switch direction {
        case .left where swipes.contains(.trailing):
            _ = session.send(.rowSwiped(row.id, from: .trailing, isLong: isLong))
        case .right where swipes.contains(.leading):
            _ = session.send(.rowSwiped(row.id, from: .leading, isLong: isLong))
        default: throw .notDragged(entry)
        }
    }

    /// Moves the row of a list that something stands in by so many places, up if less than nothing.
    package func moveRow(_ role: Role.Kind?, _ label: String, by steps: Int) throws(SceneDriverError) {
        let entry = try find(role, label)
        let row = session.scene.path(to: entry.node).last { $0.meaning.role == .listItem }
        var handle: NodeID?
        session.scene.walk(from: row?.id ?? entry.node) { node, _ in
            if node.meaning.movesRow { handle = node.id }
            return handle == nil
        }
        guard let handle else { throw .notDragged(entry) }
        _ = session.send(.rowMoved(handle, by: steps))
    }

    /// Pulls down the list on top, to have it loaded anew.
    package func pullToRefresh() throws(SceneDriverError) {
        var list: NodeID?
        session.scene.walk { node, _ in
            if case .scroll(let scroll) = node.content, scroll.canRefresh, !node.meaning.isInert { list = node.id }
            return !node.meaning.isInert
        }
        guard let list else { throw .nothingToRefresh(on: outline) }
        _ = session.send(.refreshRequested(list))
    }

    /// From one look of a device at a finger to the next, in seconds.
    private static let glimpse = 0.01
    /// A swipe is this many looks long, with so many points from one to the next.
    private static let swipeSteps = 10
    private static let swipeStride = 20.0

    /// A finger on something: whom its way is told, and what they want to hear.
    private struct Touch {
        var node: NodeID
        var location: CGPoint
        var origin: CGPoint
        var time: TimeInterval
        var interests: [PointerInterest]
    }

    private func touch(_ entry: Outline.Entry) throws(SceneDriverError) -> Touch {
        guard entry.isEnabled else { throw .disabled(entry) }
        let path = session.scene.path(to: entry.node)
        let frame = session.scene.windowFrame(of: entry.node) ?? .zero
        let target = path.last { $0.meaning.isPressable || $0.meaning.pointers != nil }?.id ?? entry.node
        touchTime += 1
        return Touch(
            node: target, location: CGPoint(x: frame.midX, y: frame.midY),
            origin: session.scene.windowFrame(of: target)?.origin ?? .zero, time: touchTime,
            interests: path.compactMap(\.meaning.pointers))
    }

    private func send(
        _ phase: PointerEvent.Phase, of touch: Touch, at time: TimeInterval? = nil, by step: CGSize = .zero,
        _ count: Int = 0
    ) {
        let distance = Self.swipeStride * Double(count)
        let location = CGPoint(
            x: touch.location.x + step.width * distance, y: touch.location.y + step.height * distance)
        touchTime = time ?? touch.time
        let event = PointerEvent(
            phase, node: touch.node, location: location, origin: touch.origin, time: touchTime)
        _ = session.send(.pointer(event))
    }
}

extension SceneTree {
    /// What has the menu that a long press of a node shows: the nearest around it, or one in the row of a list that it stands in.
    fileprivate func contextMenuOwner(at id: NodeID) -> NodeID? {
        let path = path(to: id)
        if let owner = path.last(where: \.meaning.hasContextMenu) { return owner.id }
        guard let row = path.last(where: { $0.meaning.role == .listItem }) else { return nil }
        var owner: NodeID?
        walk(from: row.id) { node, _ in
            if owner == nil, node.meaning.hasContextMenu { owner = node.id }
            return owner == nil
        }
        return owner
    }

    /// From the root to a node; empty if it is not in the scene.
    fileprivate func path(to id: NodeID) -> [SceneNode] {
        var path: [SceneNode] = []
        var found: [SceneNode] = []
        walk { node, depth in
            guard found.isEmpty else { return false }
            path.removeSubrange(min(depth, path.count)...)
            path.append(node)
            if node.id == id { found = path }
            return found.isEmpty
        }
        return found
    }
}
