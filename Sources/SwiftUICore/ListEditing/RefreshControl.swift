import Foundation
import SceneCore

/// Loads anew what something that scrolls shows, and has a sign over it until that is done.
@MainActor
final class RefreshControl {
    private unowned let item: LayoutItem
    private lazy var sign = RefreshItem(window: item.window)
    private var running: Task<Void, Never>?

    init(of item: LayoutItem) {
        self.item = item
    }

    /// Nil if nothing can be loaded.
    var action: RefreshAction? {
        didSet { if (action == nil) != (oldValue == nil) { item.sceneDidChange() } }
    }

    /// That of the sign.
    var color = SceneColor(0, 0, 0)

    private var isRunning = false {
        didSet { if isRunning != oldValue { item.adopt([sign]) } }
    }

    func start() {
        guard let action, running == nil else { return }
        isRunning = true
        running = item.window.graph.run(priority: .userInitiated) { [weak self, handle = item.window.handle] in
            await action()
            await self?.hasEnded(in: handle)
        }
    }

    func stop() {
        running?.cancel()
    }

    /// The window may have gone meanwhile.
    private func hasEnded(in window: Handle<Window>) {
        guard window.object != nil else { return }
        running = nil
        isRunning = false
    }

    // MARK: The sign

    var subitems: [LayoutItem] { isRunning ? [sign] : [] }

    /// The room that the sign takes from the content.
    var height: CGFloat { isRunning ? SwipeMetrics.refreshHeight : 0 }

    func place(below top: CGFloat, width: CGFloat) {
        guard isRunning else { return }
        sign.color = color
        sign.place(at: CGPoint(x: 0, y: top), proposal: ProposedViewSize(width: width, height: nil))
    }
}

/// Something that scrolls and can be loaded anew.
@MainActor
protocol RefreshingItem: LayoutItem {
    var refreshing: RefreshControl { get }
}
