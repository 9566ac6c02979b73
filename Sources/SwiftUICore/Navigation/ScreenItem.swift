import Foundation
import SceneCore

/// A screen in the layout: its content from edge to edge, a bar over the top of it, and the title in one of two sizes.
final class ScreenItem: LayoutItem {
    /// The whole of the content as one: several views stand one below the other.
    private var content: LayoutItem?
    private lazy var joined = JoinedItems(window: window)
    private let bar: BarItem
    private let largeTitle: LargeTitleItem
    private var heading = ScreenHeading()
    private var colors: ScreenColors?
    private var contentTakesLargeTitle = false
    /// The screen has another title now, which others may show.
    var onTitleChange: () -> Void = {}
    /// What stands at the leading end of the bar.
    var buttons: [BarButton] = [] {
        didSet { handButtons() }
    }
    /// The screen has a bar, also one with nothing in it.
    var keepsBar = false {
        didSet {
            guard keepsBar != oldValue else { return }
            inner?.keepsBars = keepsBar
            adoptContent()
        }
    }
    /// A bar of tabs stands where the middle of the bar is.
    var isBelowTabBar = false {
        didSet {
            guard isBelowTabBar != oldValue else { return }
            bar.isMiddleTaken = isBelowTabBar
            layoutDidChange()
        }
    }
    /// Something lies over the screen: it is painted, but can be neither read nor touched.
    var isCovered = false {
        didSet { if isCovered != oldValue { sceneDidChange() } }
    }
    /// What is under the screen shows through: a panel paints its own background.
    var isClear = false {
        didSet {
            guard isClear != oldValue else { return }
            showScrollEdge()
            sceneDidChange()
        }
    }
    var transition: SceneTransition? {
        didSet { if transition != oldValue { sceneDidChange() } }
    }

    override init(window: Window) {
        bar = BarItem(window: window)
        largeTitle = LargeTitleItem(window: window)
        super.init(window: window)
        adopt([bar, largeTitle])
    }

    func setContent(_ items: [LayoutItem]) {
        let new = joined.join(items)
        guard new !== content else { return adoptContent() }
        _ = content?.takeLargeTitle(nil)
        inner?.onTitleChange = {}
        content = new
        inner?.onTitleChange = { [weak self] in self?.onTitleChange() }
        inner?.keepsBars = keepsBar
        handButtons()
        adoptContent()
    }

    /// The content, if it shows screens of its own.
    private var inner: (any NavigationContainer)? { content as? any NavigationContainer }

    private func handButtons() {
        let canGoBack = !heading.hidesBackButton
        let shown = buttons.filter { canGoBack || !$0.leadsBack }
        inner?.inheritedButtons = shown
        let hadBar = hasBar
        bar.setButtons(inner == nil ? shown : [])
        if hasBar != hadBar { adopt(subitems) }
    }

    func show(_ heading: ScreenHeading, colors: ScreenColors) {
        guard heading != self.heading || colors != self.colors else { return }
        let isRenamed = heading.title != self.heading.title
        let hidesOtherButtons = heading.hidesBackButton != self.heading.hidesBackButton
        self.heading = heading
        self.colors = colors
        bar.show(title: heading.title, colors: colors)
        largeTitle.show(heading.title ?? "", metrics: LargeTitleMetrics(at: heading.textSize), colors: colors)
        if hidesOtherButtons { handButtons() }
        adoptContent()
        if isRenamed { onTitleChange() }
    }

    var title: String? { inner?.title ?? heading.title }

    /// Whether a screen over this one that says nothing of its title's size has a large one (`behaviour` A3.76).
    var passesOnLargeTitle: Bool { heading.mode != .inline && (heading.mode == .large || inheritsLargeTitle) }

    /// The screen below has a large title; a first screen has one, too.
    var inheritsLargeTitle = true {
        didSet { if inheritsLargeTitle != oldValue { adoptContent() } }
    }

    private var hasBar: Bool { inner == nil && (keepsBar || heading.needsBar || !bar.isEmpty) }

    private var isLarge: Bool { heading.isLarge(inherited: inheritsLargeTitle) }

    /// A large title scrolls with content that scrolls, and stands over other content.
    private func adoptContent() {
        contentTakesLargeTitle = content?.takeLargeTitle(isLarge ? largeTitle : nil) ?? false
        bar.smallTitleAppears =
            switch (isLarge, contentTakesLargeTitle) {
            case (false, _): .always
            case (true, true): .onScroll
            case (true, false): .never
            }
        showScrollEdge()
        adopt(subitems)
    }

    private func showScrollEdge() {
        let scroller = content?.scrollingItem
        let list = scroller as? ListItem
        list?.onBackgroundChange = { [weak self] in self?.showScrollEdge() }
        guard let scroller, let colors else {
            bar.edge = nil
            return
        }
        bar.edge = ScrollEdge(
            of: scroller, below: isLarge ? LargeTitleMetrics(at: heading.textSize) : nil,
            background: isClear ? colors.panelBackground : list?.look?.background ?? colors.background)
    }

    /// In the order of reading: the bar, then what it is over.
    override var subitems: [LayoutItem] {
        [hasBar ? bar : nil, isLarge && !contentTakesLargeTitle ? largeTitle : nil, content].compactMap { $0 }
    }

    override var reachesEdges: Bool { true }

    /// Where the bar ends, or the safe area if there is none.
    private var barBottom: CGFloat {
        let top = BarMetrics.top(safeArea: safeArea.top)
        if isBelowTabBar { return top + TabMetrics.topHeight + TabMetrics.topDistance }
        return hasBar ? top + BarMetrics.height : safeArea.top
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let width = ProposedViewSize(width: size.width, height: nil)
        if hasBar {
            bar.safeArea = safeArea
            bar.place(at: .zero, proposal: ProposedViewSize(width: size.width, height: barBottom))
        }
        var top = barBottom
        if isLarge && !contentTakesLargeTitle {
            largeTitle.place(at: CGPoint(x: safeArea.leading, y: top), proposal: width)
            top = largeTitle.frame.maxY
        }
        var insets = safeArea
        insets.top = top
        content?.place(in: size, clearOf: insets)
    }

    override var blocksPresses: Bool { isCovered }

    override func paint() -> Paint? {
        var paint = Paint()
        if let title = heading.title { paint.meaning = Meaning(role: .region, label: title) }
        paint.meaning.isInert = isCovered
        paint.style.clips = true
        paint.style.background = isClear ? nil : colors?.background
        paint.transition = transition
        return paint
    }
}

/// What a screen's content has said of its title, and whether there is room for a large one.
struct ScreenHeading: Equatable {
    var title: String?
    var mode: NavigationBarItem.TitleDisplayMode?
    var hasRoomForLargeTitle = true
    var hidesBackButton = false
    /// That of the person, which a large title follows.
    var textSize = TextSize.large

    /// A first screen's title is large, and one's over it as the one's below, unless the content says otherwise or there is no
    /// room (`behaviour` A3.76).
    func isLarge(inherited: Bool) -> Bool {
        guard title != nil, hasRoomForLargeTitle else { return false }
        return mode == .large || mode != .inline && inherited
    }

    /// A screen without a title has no bar of its own account, unless its content asks for one by naming a display mode
    /// (`constants.md`, "NavigationStack": an untitled root has none).
    var needsBar: Bool { title != nil || mode != nil }
}

/// The colours of a screen and what is in its bar.
struct ScreenColors: Equatable {
    let background: SceneColor
    let label: SceneColor
    /// Of the panel that a clear screen stands on.
    let panelBackground: SceneColor
    let control: SceneColor

    init(in environment: EnvironmentValues) {
        let scheme = environment.colorScheme
        background = Backdrop.screen.color(in: environment)
        label = StandardColor.label.color(in: scheme)
        panelBackground = StandardColor.glass.color(in: scheme)
        control = StandardColor.glass.color(in: scheme)
    }
}
