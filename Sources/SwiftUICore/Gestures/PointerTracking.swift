import Foundation
import SceneCore

/// Follows a finger in a window: finds the gestures under it, has the recogniser decide, and tells them.
@MainActor
final class PointerTracking {
    private var recognizer: GestureRecognizer?
    private var targets: [Target] = []
    private var node: NodeID?
    private var path = PointerPath(start: .zero, time: 0)
    private var pinch = PointerPinch()
    private var began: TimeInterval = 0
    private var isDown = false
    private var origin = CGPoint.zero

    /// A gesture under the finger, and where its view is seen from the node that the pointer began in.
    private struct Target {
        /// As it was when the finger came.
        let gesture: AttachedGesture
        let item: LayoutItem
        /// Its place among the gestures of its view.
        let index: Int
        let offset: CGPoint

        /// As the view's body has made it last: the finger goes on, but what is told of it goes to the newest closures.
        @MainActor var newest: AttachedGesture {
            guard let gestures = (item as? GestureItem)?.gestures, gestures.indices.contains(index),
                gestures[index].candidate == gesture.candidate
            else { return gesture }
            return gestures[index]
        }
    }

    func follow(_ event: PointerEvent, in window: Window) {
        if event.phase == .began { return begin(event, in: window) }
        guard event.node == node, var recognizer else { return }
        origin = event.origin
        if event.phase == .ended || event.phase == .cancelled { isDown = false }
        let outcomes: [GestureOutcome]
        switch event.phase {
        case .began, .entered, .hovered, .left: outcomes = []
        case .moved:
            path.move(to: event.location, time: event.time)
            outcomes = recognizer.move(to: event.location)
        case .held: outcomes = recognizer.hold(for: event.time - began)
        case .ended:
            path.move(to: event.location, time: event.time)
            outcomes = recognizer.move(to: event.location) + recognizer.end()
        case .paused: outcomes = recognizer.pause()
        case .cancelled: outcomes = recognizer.cancel()
        case .pinched(let scale, let rotation):
            pinch.move(to: scale, rotation, time: event.time)
            outcomes = recognizer.pinch(scale: scale, rotation: rotation)
        }
        self.recognizer = recognizer.isOver ? nil : recognizer
        tell(outcomes)
    }

    /// A second tap in time goes on with what the first one has left open.
    private func begin(_ event: PointerEvent, in window: Window) {
        let isAgain = recognizer != nil && event.node == node && event.time - path.time <= GestureThresholds.tapGap
        if !isAgain {
            tell((isDown ? recognizer?.cancel() : recognizer?.pause()) ?? [])
            recognizer = nil
            guard let found = targets(at: event.node, in: window) else { return }
            targets = found
            recognizer = GestureRecognizer(candidates(of: found))
        }
        node = event.node
        isDown = true
        origin = event.origin
        began = event.time
        path = PointerPath(start: event.location, time: event.time)
        pinch = PointerPinch(time: event.time)
        tell(recognizer?.begin(at: event.location) ?? [])
    }

    private func tell(_ outcomes: [GestureOutcome]) {
        let (targets, path, pinch) = (targets, path, pinch)
        for outcome in outcomes {
            let target = targets[outcome.candidate]
            let place = CGPoint(x: origin.x - target.offset.x, y: origin.y - target.offset.y)
            target.newest.take(outcome.signal, at: target.item.moment(path, pinch, at: place))
        }
    }

    /// The candidates of one gesture know each other by their places among all.
    private func candidates(of targets: [Target]) -> [GestureCandidate] {
        targets.indices.map { index in
            var candidate = targets[index].gesture.candidate
            let first = targets.firstIndex { $0.item === targets[index].item } ?? index
            candidate.gesture = first
            candidate.predecessors = candidate.predecessors.map { $0 + first }
            return candidate
        }
    }

    /// From the innermost outward; nil if the node has gone, is disabled, or lies under something.
    private func targets(at id: NodeID, in window: Window) -> [Target]? {
        guard let node = window.scene[id], node.meaning.isEnabled, let first = window.item(for: id) else { return nil }
        var found: [Target] = []
        var offset = CGPoint.zero
        var around: LayoutItem? = first
        while let item = around {
            if item.blocksPresses { return nil }
            if (item as? GestureItem)?.blocksInside == true { found.removeAll() }
            found += item.gesturesUnderPointer.enumerated().map { index, gesture in
                Target(gesture: gesture, item: item, index: index, offset: offset)
            }
            offset = CGPoint(x: offset.x + item.frame.minX, y: offset.y + item.frame.minY)
            around = item.container
        }
        return found
    }
}

extension LayoutItem {
    /// A press is the view's own business, and not only what the app has said of it for those who use no finger.
    private var answersFingers: Bool { !(self is MeaningItem) && paint()?.meaning.isPressable == true }

    /// The gestures that a pointer in the item may be. What answers to a press is held down and let go.
    fileprivate var gesturesUnderPointer: [AttachedGesture] {
        if let item = self as? GestureItem { return item.gestures }
        guard answersFingers, let id = shown.nodeID, window.scene[id]?.meaning.isPressable == true else { return [] }
        let button = self as? ButtonItem
        let press = AttachedGesture(GestureCandidate(.button)) { signal, _ in
            switch signal {
            case .changed: button?.onPressing?(true)
            case .finished: button?.onPressing?(false)
            case .ended: self.press()
            }
        }
        return [press]
    }
}
