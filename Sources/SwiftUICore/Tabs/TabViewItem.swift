import Foundation
import NavigationCore
import SceneCore

/// A tab view in the layout: what its tabs show, one over the other or side by side, and the bar or the dots over them.
final class TabViewItem: LayoutItem {
    private var place = TabBarPlace.bottom
    private var panels: [TabPanelItem] = []
    private let bar: TabBarItem
    private let pages: TabPagesItem
    private let index: PageIndexItem
    private var shownPanel: LayoutItem?
    private var hasJustTurned = false

    override init(window: Window) {
        bar = TabBarItem(window: window)
        pages = TabPagesItem(window: window)
        index = PageIndexItem(window: window)
        super.init(window: window)
    }

    /// A tab, and what it shows; nil if it has never been chosen.
    struct Entry {
        let tab: ShownTab
        let panel: TabPanelItem?
    }

    func show(
        _ entries: [Entry], at place: TabBarPlace, indexDisplayMode: PageTabViewStyle.IndexDisplayMode,
        colors: TabBarColors, isAnimated: Bool, onPress: @escaping (Int) -> Void
    ) {
        let tabs = entries.map(\.tab)
        let new = entries.compactMap(\.panel)
        let isSame = place == self.place && new.elementsEqual(panels, by: ===) && !panels.isEmpty
        self.place = place
        let shownIndex = tabs.firstIndex(where: \.isShown)
        showPanels(entries)
        if place == .pages {
            index.isShown = indexDisplayMode == .always || indexDisplayMode == .automatic && tabs.count > 1
            index.show(count: tabs.count, shown: shownIndex ?? 0, colors: colors, onPress: onPress)
            pages.show(new, shown: shownIndex ?? 0, dots: index.dots, isAnimated: isAnimated)
        } else {
            bar.show(tabs, isAtTop: place == .top, colors: colors, onPress: onPress)
        }
        panels = new
        if !isSame { adopt(subitems) }
        turn(to: shownIndex.flatMap { entries[$0].panel })
    }

    private func showPanels(_ entries: [Entry]) {
        for (number, entry) in entries.enumerated() {
            var look = TabPanelItem.Look()
            look.isShown = entry.tab.isShown
            look.isPage = place == .pages
            look.isBelowTopBar = place == .top
            look.label = look.isPage ? Words.page(number + 1, of: entries.count) : entry.tab.name
            entry.panel?.show(look)
        }
    }

    private func turn(to panel: LayoutItem?) {
        if shownPanel != nil, panel !== shownPanel { hasJustTurned = true }
        shownPanel = panel
    }

    /// Another tab is there at once, whatever the app does about it.
    override func takeAnimation() -> AnimationScope? {
        defer { hasJustTurned = false }
        return hasJustTurned && place != .pages ? AnimationScope(animation: nil) : nil
    }

    /// In the order of reading.
    override var subitems: [LayoutItem] {
        switch place {
        case .bottom: panels + [bar]
        case .top: [bar] + panels
        case .pages: [pages, index]
        }
    }

    override var reachesEdges: Bool { true }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        if place == .pages { return placePages(in: size) }
        let frame = bar.contents.frame(in: size, clearOf: safeArea)
        bar.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
        var insets = safeArea
        if place == .bottom { insets.bottom = max(insets.bottom, TabMetrics.room) }
        for panel in panels {
            panel.safeArea = insets
            panel.place(at: .zero, proposal: ProposedViewSize(size))
        }
    }

    private func placePages(in size: CGSize) {
        pages.safeArea = safeArea
        pages.place(at: .zero, proposal: ProposedViewSize(size))
        let dots = index.sizeThatFits(.unspecified)
        let x = safeArea.leading + (size.width - safeArea.horizontal - dots.width) / 2
        let y = size.height - safeArea.bottom - TabMetrics.dotsMargin - dots.height
        index.place(at: CGPoint(x: x, y: y), proposal: .unspecified)
    }
}
