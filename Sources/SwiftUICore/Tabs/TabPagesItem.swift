import Foundation
import SceneCore

/// Pages side by side, each as large as the tab view; the person swipes from one to the next.
final class TabPagesItem: LayoutItem {
    private var pages: [TabPanelItem] = []
    private(set) var shownPage = 0
    /// The dots, which are pressed when the person has come to another page.
    private var dots: [LayoutItem] = []
    private var moves = 0
    private var isAnimated = false

    func show(_ new: [TabPanelItem], shown index: Int, dots: [LayoutItem], isAnimated: Bool) {
        self.dots = dots
        if !new.elementsEqual(pages, by: ===) || new.contains(where: { $0.container !== self }) {
            pages = new
            adopt(new)
        }
        guard index != shownPage else { return }
        shownPage = index
        moves += 1
        self.isAnimated = isAnimated
        sceneDidChange()
    }

    override var subitems: [LayoutItem] { pages }
    override var reachesEdges: Bool { true }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for (index, page) in pages.enumerated() {
            page.safeArea = safeArea
            page.place(at: CGPoint(x: CGFloat(index) * size.width, y: 0), proposal: ProposedViewSize(size))
        }
    }

    override func paint() -> Paint? {
        var scroll = SceneScroll(
            contentSize: CGSize(width: frame.width * CGFloat(max(1, pages.count)), height: frame.height))
        scroll.showsIndicators = false
        scroll.pages = dots.map(window.nodeID)
        let page = CGRect(
            x: frame.width * CGFloat(shownPage), y: 0, width: frame.width, height: frame.height)
        scroll.request = ScrollRequest(
            number: moves, target: page, anchor: .zero, covered: SafeArea(), isAnimated: isAnimated)
        var paint = Paint()
        paint.content = .scroll(scroll)
        return paint
    }
}

/// The dots below pages, one for each. They are there to be found also where they are not to be seen.
final class PageIndexItem: LayoutItem {
    private(set) var dots: [PageDotItem] = []
    private var placed = 0
    private var background: SceneColor?
    var isShown = true {
        didSet { if isShown != oldValue { layoutDidChange() } }
    }

    /// - Parameter onPress: Is told which of the dots was pressed.
    func show(count: Int, shown: Int, colors: TabBarColors, onPress: @escaping (Int) -> Void) {
        while dots.count > count { dots.removeLast() }
        while dots.count < count { dots.append(PageDotItem(window: window)) }
        for (index, dot) in dots.enumerated() {
            dot.onPress = { onPress(index) }
            dot.show(Words.page(index + 1, of: count), isSelected: index == shown, color: colors.dot)
        }
        guard count != placed || colors.dotsBackground != background else { return }
        background = colors.dotsBackground
        placed = count
        adopt(dots)
    }

    override var subitems: [LayoutItem] { dots }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard isShown else { return .zero }
        return CGSize(width: CGFloat(dots.count) * TabMetrics.dotPitch, height: TabMetrics.dotsHeight)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let side = isShown ? CGSize(width: TabMetrics.dotPitch, height: TabMetrics.dotsHeight) : .zero
        for (index, dot) in dots.enumerated() {
            dot.place(at: CGPoint(x: CGFloat(index) * side.width, y: 0), proposal: ProposedViewSize(side))
        }
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.meaning = Meaning(role: .tabList, label: Words.pages)
        paint.style.isInFront = true
        if isShown, let background {
            paint.style.background = background
            paint.style.cornerRadius = frame.height / 2
        }
        return paint
    }
}

/// One of the dots.
final class PageDotItem: LayoutItem {
    private var label = ""
    private var isSelected = false
    private let spot: PageSpotItem
    var onPress: () -> Void = {}

    override init(window: Window) {
        spot = PageSpotItem(window: window)
        super.init(window: window)
        adopt([spot])
    }

    func show(_ label: String, isSelected: Bool, color: SceneColor) {
        let isSame = label == self.label && isSelected == self.isSelected
        self.label = label
        self.isSelected = isSelected
        var color = color
        if !isSelected { color.alpha *= TabMetrics.dotOpacity }
        spot.color = color
        if !isSame { sceneDidChange() }
    }

    override var subitems: [LayoutItem] { [spot] }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let side = min(TabMetrics.dotSize, size.width)
        spot.place(
            at: CGPoint(x: (size.width - side) / 2, y: (size.height - side) / 2),
            proposal: ProposedViewSize(width: side, height: side))
    }

    override var isControl: Bool { true }

    override func press() {
        onPress()
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.meaning = Meaning(role: .tab, label: label)
        paint.meaning.isSelected = isSelected
        // The keyboard comes to the chosen one, and goes from there to the others.
        paint.meaning.isPassedByKeys = !isSelected
        paint.meaning.isPressable = true
        return paint
    }
}

private final class PageSpotItem: LayoutItem {
    var color = SceneColor(0, 0, 0) {
        didSet { if color != oldValue { sceneDidChange() } }
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.style.background = color
        paint.style.cornerRadius = frame.width / 2
        return paint
    }
}
