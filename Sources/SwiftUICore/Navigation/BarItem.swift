import Foundation
import SceneCore

/// The bar over the top of a screen: controls at its leading end, and the small title.
final class BarItem: LayoutItem {
    /// When the small title is to be seen.
    enum Appearance {
        case always
        case never
        /// When the large title has been scrolled away.
        case onScroll
    }

    private var buttons: [BarButtonItem] = []
    private let titleItem: BarTitleItem
    private let backdrop: BarBackdropItem
    private var hasTitle = false
    private var colors: ScreenColors?
    var smallTitleAppears = Appearance.always {
        didSet { if smallTitleAppears != oldValue { appearanceDidChange() } }
    }

    /// Something else stands in the middle: the small title follows the controls.
    var isMiddleTaken = false {
        didSet { if isMiddleTaken != oldValue { layoutDidChange() } }
    }

    override init(window: Window) {
        titleItem = BarTitleItem(window: window)
        backdrop = BarBackdropItem(window: window)
        super.init(window: window)
        adopt([backdrop, titleItem])
    }

    func show(title: String?, colors: ScreenColors) {
        hasTitle = title != nil
        self.colors = colors
        titleItem.show(title ?? "", color: colors.label)
        for button in buttons { button.colors = colors }
        layoutDidChange()
    }

    /// Puts these controls into the bar, from its leading end on.
    func setButtons(_ new: [BarButton]) {
        let hasOtherCount = new.count != buttons.count
        while buttons.count > new.count { buttons.removeLast() }
        while buttons.count < new.count { buttons.append(BarButtonItem(window: window)) }
        for (item, button) in zip(buttons, new) {
            item.control = button.control
            item.colors = colors
            item.onPress = button.onPress
        }
        if hasOtherCount { adopt(buttons) }
    }

    var isEmpty: Bool { buttons.isEmpty }

    /// What is scrolled under the bar; nil if nothing is.
    var edge: ScrollEdge? {
        didSet { if edge != oldValue { appearanceDidChange() } }
    }

    private func appearanceDidChange() {
        titleItem.edge = smallTitleAppears == .onScroll ? edge : nil
        backdrop.edge = edge
        layoutDidChange()
    }

    override var subitems: [LayoutItem] {
        (backdrop.edge != nil ? [backdrop] : []) + buttons
            + (hasTitle && smallTitleAppears != .never ? [titleItem] : [])
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let top = BarMetrics.top(safeArea: safeArea.top)
        let side = BarMetrics.controlSize
        backdrop.place(
            at: .zero,
            proposal: ProposedViewSize(width: size.width, height: size.height + BarMetrics.scrollEdgeReach))
        var left = safeArea.leading + BarMetrics.controlInset
        for button in buttons {
            button.place(at: CGPoint(x: left, y: top), proposal: ProposedViewSize(width: side, height: side))
            left = button.frame.maxX + BarMetrics.controlDistance
        }
        placeTitle(in: size, middle: top + side / 2)
    }

    /// In the middle of what is clear of the edges, as wide as what is left between the ends.
    private func placeTitle(in size: CGSize, middle: CGFloat) {
        let count = CGFloat(buttons.count)
        let controls =
            buttons.isEmpty
            ? 0
            : count * BarMetrics.controlSize + (count - 1) * BarMetrics.controlDistance + BarMetrics.titleDistance
        let clear = size.width - safeArea.horizontal
        let taken = BarMetrics.controlInset + controls
        let width = isMiddleTaken ? clear * BarMetrics.leadingTitleShare - taken : clear - 2 * taken
        let room = ProposedViewSize(width: max(0, width), height: nil)
        let title = titleItem.sizeThatFits(room)
        let x = isMiddleTaken ? taken : (clear - title.width) / 2
        titleItem.place(at: CGPoint(x: safeArea.leading + x, y: middle - title.height / 2), proposal: room)
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.style.isInFront = true
        return paint
    }
}
