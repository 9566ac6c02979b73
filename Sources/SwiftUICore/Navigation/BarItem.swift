import Foundation
import SceneCore

/// The bar over the top of a screen: a control at its leading end, and the small title.
final class BarItem: LayoutItem {
    /// When the small title is to be seen.
    enum Appearance: Equatable {
        case always
        case never
        /// When the large title has been scrolled away.
        case onScroll(LayoutItem?)

        static func == (left: Appearance, right: Appearance) -> Bool {
            switch (left, right) {
            case (.always, .always), (.never, .never): true
            case (.onScroll(let left), .onScroll(let right)): left === right
            default: false
            }
        }
    }

    private let button: BarButtonItem
    private let titleItem: BarTitleItem
    private let backdrop: BarBackdropItem
    private var hasTitle = false
    private(set) var control: BarControl?
    var smallTitleAppears = Appearance.always {
        didSet { if smallTitleAppears != oldValue { appearanceDidChange() } }
    }

    override init(window: Window) {
        button = BarButtonItem(window: window)
        titleItem = BarTitleItem(window: window)
        backdrop = BarBackdropItem(window: window)
        super.init(window: window)
        adopt([backdrop, button, titleItem])
    }

    func show(title: String?, colors: ScreenColors) {
        hasTitle = title != nil
        titleItem.show(title ?? "", color: colors.label)
        backdrop.color = colors.barBackground
        button.colors = colors
        layoutDidChange()
    }

    func setControl(_ control: BarControl?, onPress: @escaping () -> Void) {
        button.onPress = onPress
        guard control != self.control else { return }
        self.control = control
        button.control = control
        layoutDidChange()
    }

    private func appearanceDidChange() {
        if case .onScroll(let scroller) = smallTitleAppears {
            titleItem.scroller = scroller
            backdrop.scroller = scroller
        } else {
            titleItem.scroller = nil
            backdrop.scroller = nil
        }
        layoutDidChange()
    }

    override var subitems: [LayoutItem] {
        [
            backdrop.scroller != nil ? backdrop : nil, control != nil ? button : nil,
            hasTitle && smallTitleAppears != .never ? titleItem : nil,
        ].compactMap { $0 }
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let top = BarMetrics.top(safeArea: safeArea.top)
        let side = BarMetrics.controlSize
        let left = safeArea.leading + BarMetrics.controlInset
        backdrop.place(at: .zero, proposal: ProposedViewSize(size))
        button.place(at: CGPoint(x: left, y: top), proposal: ProposedViewSize(width: side, height: side))
        placeTitle(in: size, middle: top + side / 2)
    }

    /// In the middle of what is clear of the edges, as wide as what is left between the ends.
    private func placeTitle(in size: CGSize, middle: CGFloat) {
        let control = control == nil ? 0 : BarMetrics.controlSize + BarMetrics.titleDistance
        let clear = size.width - safeArea.horizontal
        let room = ProposedViewSize(width: max(0, clear - 2 * (BarMetrics.controlInset + control)), height: nil)
        let title = titleItem.sizeThatFits(room)
        titleItem.place(
            at: CGPoint(x: safeArea.leading + (clear - title.width) / 2, y: middle - title.height / 2), proposal: room)
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.style.isInFront = true
        return paint
    }
}
