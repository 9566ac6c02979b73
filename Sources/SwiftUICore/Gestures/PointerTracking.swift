import Foundation
import SceneCore

/// Follows a finger in a window: finds the gestures under it, has the recogniser decide, and tells them.
@MainActor
final class PointerTracking {
    private var recognizer: GestureRecognizer?
    private var targets: [Target] = []
    private var node: NodeID?
    private var path = PointerPath(start: .zero, time: 0)
    private var began: TimeInterval = 0
    private var isDown = false
    private var origin = CGPoint.zero

    /// A gesture under the finger, and where its view is seen from the node that the pointer began in.
    private struct Target {
        let gesture: AttachedGesture
        let item: LayoutItem
        let offset: CGPoint
    }

    func follow(_ event: PointerEvent, in window: Window) {
        if event.phase == .began { return begin(event, in: window) }
        guard event.node == node, var recognizer else { return }
        origin = event.origin
        if event.phase == .ended || event.phase == .cancelled { isDown = false }
        let outcomes: [GestureOutcome]
        switch event.phase {
        case .began: outcomes = []
        case .moved:
            path.move(to: event.location, time: event.time)
            outcomes = recognizer.move(to: event.location)
        case .held: outcomes = recognizer.hold(for: event.time - began)
        case .ended:
            path.move(to: event.location, time: event.time)
            outcomes = recognizer.move(to: event.location) + recognizer.end()
        case .paused: outcomes = recognizer.pause()
        case .cancelled: outcomes = recognizer.cancel()
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
            recognizer = GestureRecognizer(found.map(\.gesture.candidate))
        }
        node = event.node
        isDown = true
        origin = event.origin
        began = event.time
        path = PointerPath(start: event.location, time: event.time)
        tell(recognizer?.begin(at: event.location) ?? [])
    }

    private func tell(_ outcomes: [GestureOutcome]) {
        let (targets, path) = (targets, path)
        for outcome in outcomes {
            let target = targets[outcome.candidate]
            let place = CGPoint(x: origin.x - target.offset.x, y: origin.y - target.offset.y)
            target.gesture.take(outcome.signal, at: target.item.moment(path, at: place))
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
            if let gesture = item.gestureUnderPointer {
                found.append(Target(gesture: gesture, item: item, offset: offset))
            }
            offset = CGPoint(x: offset.x + item.frame.minX, y: offset.y + item.frame.minY)
            around = item.container
        }
        return found
    }
}

extension LayoutItem {
    /// The gesture that a pointer in the item may be. What answers to a press is held down and let go.
    fileprivate var gestureUnderPointer: AttachedGesture? {
        if let item = self as? GestureItem { return item.gesture }
        guard let id = shown.nodeID, window.scene[id]?.meaning.isPressable == true else { return nil }
        let button = self as? ButtonItem
        return AttachedGesture(GestureCandidate(.button)) { signal, _ in
            switch signal {
            case .changed: button?.onPressing?(true)
            case .finished: button?.onPressing?(false)
            case .ended: self.press()
            }
        }
    }
}
