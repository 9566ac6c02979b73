import Foundation
import SceneCore

/// The control at the leading end of a screen's bar.
struct BarControl: Equatable {
    let icon: Icon
    /// What is read out.
    let label: String
}

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
    private(set) var panel: ScreenPanel?
    /// The screen has another title now, which others may show.
    var onTitleChange: () -> Void = {}
    /// Something lies over the screen: it is painted, but can be neither read nor touched.
    var isCovered = false {
        didSet { if isCovered != oldValue { sceneDidChange() } }
    }
    var isInFront = false {
        didSet { if isInFront != oldValue { sceneDidChange() } }
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
        if new !== content { _ = content?.takeLargeTitle(nil) }
        content = new
        adoptContent()
    }

    func show(_ heading: ScreenHeading, colors: ScreenColors) {
        guard heading != self.heading || colors != self.colors else { return }
        let isRenamed = heading.title != self.heading.title
        self.heading = heading
        self.colors = colors
        bar.show(title: heading.title, colors: colors)
        largeTitle.show(heading.title ?? "", colors: colors)
        adoptContent()
        if isRenamed { onTitleChange() }
    }

    var title: String? { heading.title }

    /// Makes the screen a panel that floats, or one that fills its place (nil), and puts a control into its bar.
    func present(as panel: ScreenPanel?, control: BarControl?, onPress: @escaping () -> Void) {
        bar.setControl(control, onPress: onPress)
        if panel != self.panel {
            self.panel = panel
            layoutDidChange()
        }
    }

    private var hasBar: Bool { heading.needsBar || bar.control != nil }

    /// A large title scrolls with content that scrolls, and stands over other content.
    private func adoptContent() {
        contentTakesLargeTitle = content?.takeLargeTitle(heading.isLarge ? largeTitle : nil) ?? false
        bar.smallTitleAppears =
            switch (heading.isLarge, contentTakesLargeTitle) {
            case (false, _): .always
            case (true, true): .onScroll(content?.scrollingItem)
            case (true, false): .never
            }
        adopt(subitems)
    }

    /// In the order of reading: the bar, then what it is over.
    override var subitems: [LayoutItem] {
        [hasBar ? bar : nil, heading.isLarge && !contentTakesLargeTitle ? largeTitle : nil, content].compactMap { $0 }
    }

    override var reachesEdges: Bool { true }

    /// Where the bar ends, or the safe area if there is none.
    private var barBottom: CGFloat {
        hasBar ? BarMetrics.top(safeArea: safeArea.top) + BarMetrics.height : safeArea.top
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let width = ProposedViewSize(width: size.width, height: nil)
        if hasBar {
            bar.safeArea = safeArea
            bar.place(at: .zero, proposal: ProposedViewSize(width: size.width, height: barBottom))
        }
        var top = barBottom
        if heading.isLarge && !contentTakesLargeTitle {
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
        if let title { paint.meaning = Meaning(role: .region, label: title) }
        paint.meaning.isInert = isCovered
        paint.style.clips = true
        paint.style.isInFront = isInFront
        paint.transition = transition
        if let panel {
            paint.style.background = panel.background
            paint.style.cornerRadius = panel.cornerRadius
            paint.style.isGlass = true
            paint.style.isRaised = true
        } else {
            paint.style.background = colors?.background
        }
        return paint
    }
}

/// What a screen's content has said of its title, and whether there is room for a large one.
struct ScreenHeading: Equatable {
    var title: String?
    var mode: NavigationBarItem.TitleDisplayMode?
    var hasRoomForLargeTitle = true

    /// A first screen's title is large unless the content says otherwise or there is no room (`behaviour` A3.76).
    var isLarge: Bool { title != nil && mode != .inline && hasRoomForLargeTitle }

    /// A screen without a title has no bar of its own account, unless its content asks for one by naming a display mode
    /// (`constants.md`, "NavigationStack": an untitled root has none).
    var needsBar: Bool { title != nil || mode != nil }
}

/// How a screen looks that floats over another one.
struct ScreenPanel: Equatable {
    let background: SceneColor
    let cornerRadius: CGFloat
}

/// The colours of a screen and what is in its bar.
struct ScreenColors: Equatable {
    let background: SceneColor
    let label: SceneColor
    let barBackground: SceneColor
    let control: SceneColor

    init(in environment: EnvironmentValues) {
        let scheme = environment.colorScheme
        background = Backdrop.screen.color(in: environment)
        label = StandardColor.label.color(in: scheme)
        barBackground = StandardColor.glass.color(in: scheme)
        control = StandardColor.glass.color(in: scheme)
    }
}
