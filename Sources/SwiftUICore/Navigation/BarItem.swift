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
        container?.layoutDidChange()
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
        placeTitle(in: size, middle: top + side / 2, reserved: control == nil ? left : left + side + 8)
    }

    /// In the middle, as wide as what is left between the ends.
    private func placeTitle(in size: CGSize, middle: CGFloat, reserved: CGFloat) {
        let room = ProposedViewSize(width: max(0, size.width - 2 * reserved), height: nil)
        let title = titleItem.sizeThatFits(room)
        titleItem.place(
            at: CGPoint(x: (size.width - title.width) / 2, y: middle - title.height / 2), proposal: room)
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.style.isInFront = true
        return paint
    }
}

/// The small title of a screen.
private final class BarTitleItem: LayoutItem {
    private let text: TextItem
    /// What scrolls the large title away; while that is to be read, this one is not.
    var scroller: LayoutItem? {
        didSet { if scroller !== oldValue { sceneDidChange() } }
    }

    override init(window: Window) {
        text = TextItem(window: window)
        text.role = .heading(level: 1)
        super.init(window: window)
        adopt([text])
    }

    func show(_ title: String, color: SceneColor) {
        text.show(
            title, font: FontDescriptor(size: BarMetrics.titleSize, weight: BarMetrics.titleWeight), color: color,
            lineLimit: 1, alignment: .center)
    }

    override var subitems: [LayoutItem] { [text] }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        text.sizeThatFits(proposal)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        text.place(at: .zero, proposal: proposal)
    }

    override func paint() -> Paint? {
        guard let scroller else { return nil }
        var paint = Paint()
        paint.meaning.isHidden = true
        paint.style.fade = ScrollFade(
            scroller: window.nodeID(of: scroller), from: BarMetrics.largeTitleTop + BarMetrics.largeTitleSize,
            to: BarMetrics.largeTitleHeight)
        return paint
    }
}

/// Keeps a bar readable while content is scrolled under it.
private final class BarBackdropItem: LayoutItem {
    var color = SceneColor(0, 0, 0, alpha: 0) {
        didSet { if color != oldValue { sceneDidChange() } }
    }
    var scroller: LayoutItem? {
        didSet { if scroller !== oldValue { sceneDidChange() } }
    }

    override func paint() -> Paint? {
        guard let scroller else { return nil }
        var paint = Paint()
        paint.style.background = color
        paint.style.isGlass = true
        paint.style.fade = ScrollFade(
            scroller: window.nodeID(of: scroller), from: BarMetrics.largeTitleTop + BarMetrics.largeTitleSize,
            to: BarMetrics.largeTitleHeight)
        return paint
    }
}

/// The round control at the leading end of a bar.
private final class BarButtonItem: LayoutItem {
    var control: BarControl? {
        didSet { if control != oldValue { layoutDidChange() } }
    }
    var colors: ScreenColors? {
        didSet { if colors != oldValue { layoutDidChange() } }
    }
    var onPress: () -> Void = {}
    private let icon: IconItem

    override init(window: Window) {
        icon = IconItem(window: window)
        super.init(window: window)
        adopt([icon])
    }

    override var subitems: [LayoutItem] { [icon] }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let control, let colors else { return }
        icon.show(control.icon, color: colors.label)
        icon.place(at: .zero, proposal: ProposedViewSize(size))
    }

    override func press() {
        onPress()
    }

    override func paint() -> Paint? {
        guard let control, let colors else { return nil }
        var paint = Paint()
        paint.meaning = Meaning(role: .button, label: control.label)
        paint.meaning.identifier = control.icon.identifier
        paint.meaning.isPressable = true
        paint.style.background = colors.control
        paint.style.cornerRadius = BarMetrics.controlSize / 2
        paint.style.isGlass = true
        paint.style.isRaised = true
        return paint
    }
}

/// The large title of a screen, which scrolls with the content.
final class LargeTitleItem: LayoutItem {
    private let text: TextItem

    override init(window: Window) {
        text = TextItem(window: window)
        text.role = .heading(level: 1)
        super.init(window: window)
        adopt([text])
    }

    func show(_ title: String, colors: ScreenColors) {
        text.show(
            title, font: FontDescriptor(size: BarMetrics.largeTitleSize, weight: BarMetrics.largeTitleWeight),
            color: colors.label, lineLimit: 1)
    }

    override var subitems: [LayoutItem] { [text] }

    private func room(_ width: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - 2 * ListMetrics.cardInset(windowWidth: window.device.size.width)) },
            height: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: BarMetrics.largeTitleHeight)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        text.place(
            at: CGPoint(
                x: ListMetrics.cardInset(windowWidth: window.device.size.width), y: BarMetrics.largeTitleTop),
            proposal: room(size.width))
    }
}
