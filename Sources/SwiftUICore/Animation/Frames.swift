import Foundation

/// Has nodes evaluated again for the next picture, as long as they want that: for what only the app itself can work out from
/// one picture to the next. Without a page nothing moves, and all is at once what it will be in the end.
@MainActor
package final class Frames {
    /// Whether someone sees things move.
    package var areShown = false
    private var waiting: [Weak] = []
    private var isRunning = false

    private struct Weak {
        weak var node: ViewNode?
    }

    /// Enough for a motion to be seen as one, and few enough for a slow connection.
    static let pause = Duration.milliseconds(33)

    /// The node is evaluated again for the next picture.
    func next(for node: ViewNode) {
        guard areShown, !waiting.contains(where: { $0.node === node }) else { return }
        waiting.append(Weak(node: node))
    }

    /// What is worked out for one picture is on its way: however long that took, the app has time for other things before the
    /// next.
    func turnEnded() {
        guard !waiting.isEmpty, !isRunning else { return }
        isRunning = true
        Task {
            try? await Task.sleep(for: Self.pause)
            isRunning = false
            let due = waiting
            waiting.removeAll()
            for case let node? in due.map(\.node) where node.isAlive { node.graph.markDirty(node) }
        }
    }

    /// Does something after so many seconds, or at once where nothing moves.
    func after(_ time: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        guard areShown, time > 0 else { return action() }
        Task {
            try? await Task.sleep(for: .pause(time))
            action()
        }
    }
}

extension Duration {
    /// So many seconds, and no longer than a timer can wait: 30 years.
    static func pause(_ seconds: TimeInterval) -> Duration {
        .seconds(seconds.isNaN ? 0 : min(max(seconds, 0), 1e9))
    }
}
