import Foundation
import SceneCore

/// What a tab shows, from edge to edge. One that is not chosen stays in the scene, so that whatever shows the scene keeps how far
/// it was scrolled; it can be neither seen nor touched.
final class TabPanelItem: LayoutItem {
    var content: LayoutItem? {
        didSet { if content !== oldValue { adopt(subitems) } }
    }
    private var look = Look()

    struct Look: Equatable {
        /// What the tab is called.
        var label = ""
        var isShown = false
        /// The others are beside it, to be swiped to, and not behind it.
        var isPage = false
        /// A bar at the top of the window stands where the middle of a screen's bar is.
        var isBelowTopBar = false
    }

    func show(_ new: Look) {
        stack?.isBelowTabBar = new.isBelowTopBar
        guard new != look else { return }
        let isElsewhere = new.isBelowTopBar != look.isBelowTopBar
        look = new
        if isElsewhere { layoutDidChange() } else { sceneDidChange() }
    }

    var isShown: Bool { look.isShown }

    /// The content, if it is a stack of screens, whose bars can share their line with a bar of tabs.
    private var stack: StackScreensItem? {
        var item: LayoutItem? = content
        while let current = item {
            if let stack = current as? StackScreensItem { return stack }
            item = current.wrapped
        }
        return nil
    }

    override var subitems: [LayoutItem] { content.map { [$0] } ?? [] }
    override var reachesEdges: Bool { true }
    override var blocksPresses: Bool { !look.isShown }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        var insets = safeArea
        if look.isBelowTopBar, stack == nil {
            insets.top = BarMetrics.top(safeArea: insets.top) + TabMetrics.topHeight + TabMetrics.topDistance
        }
        content?.place(in: size, clearOf: insets)
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.meaning = Meaning(role: .tabPanel, label: look.label)
        paint.meaning.isInert = !look.isShown
        paint.style.clips = true
        paint.style.opacity = look.isShown || look.isPage ? 1 : 0
        return paint
    }
}
