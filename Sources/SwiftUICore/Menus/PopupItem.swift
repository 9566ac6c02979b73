import Foundation
import SceneCore

/// Something small over the window, near what it belongs to: a card, and a preview above it if there is one.
final class PopupItem: LayoutItem {
    private let card: PopupCardItem
    private let preview: PreviewCardItem
    private let veil: SheetVeilItem
    private var hasPreview = false
    /// It stands over what it belongs to.
    private(set) var isAbove = false {
        didSet { if isAbove != oldValue { onSideChange() } }
    }
    /// Called when it has come to stand over what it belongs to, or below.
    var onSideChange: () -> Void = {}

    /// What it belongs to.
    weak var anchor: LayoutItem? {
        didSet { if anchor !== oldValue { layoutDidChange() } }
    }
    /// Called when the person wants it away.
    var onDismiss: () -> Void = {}
    /// Another popup lies over it.
    var isUnderPopup = false {
        didSet {
            guard isUnderPopup != oldValue else { return }
            card.isInert = isUnderPopup
            veil.isUnderPopup = isUnderPopup
            sceneDidChange()
        }
    }

    override init(window: Window) {
        card = PopupCardItem(window: window)
        preview = PreviewCardItem(window: window)
        veil = SheetVeilItem(window: window)
        super.init(window: window)
        veil.onPress = { [weak self] in self?.onDismiss() }
        adopt([preview, card])
    }

    func show(_ content: LayoutItem, look: PopupLook) {
        card.show(content, look: look)
        veil.show(hasPreview ? look.dimming : look.clear, canBePressed: true)
    }

    func showPreview(_ item: LayoutItem?, background: SceneColor) {
        hasPreview = item != nil
        preview.show(item, background: background)
    }

    func requestDismissal() {
        if !isUnderPopup { onDismiss() }
    }

    // MARK: Layout

    /// What popups keep free at the window's edges.
    private var margins = SafeArea() {
        didSet { if margins != oldValue { sceneDidChange() } }
    }

    /// The popup, and what takes the presses beside it, from the back to the front.
    var layers: [LayoutItem] { [veil, self] }

    func place(inWindow size: CGSize, safeArea: EdgeInsets) {
        veil.place(at: .zero, proposal: ProposedViewSize(size))
        let margin = MenuMetrics.margin
        margins = SafeArea(
            top: safeArea.top + margin, left: safeArea.leading + margin, bottom: safeArea.bottom + margin,
            right: safeArea.trailing + margin)
        let room = CGRect(
            x: margins.left, y: margins.top, width: max(0, size.width - margins.left - margins.right),
            height: max(0, size.height - margins.top - margins.bottom))
        let own = sizeThatFits(ProposedViewSize(room.size))
        let middle = CGRect(x: room.midX - own.width / 2, y: room.midY, width: own.width, height: 0)
        let plan = PopupPlan(
            size: own, anchor: anchor?.frameInWindow ?? middle, room: room, prefersAbove: false)
        isAbove = plan.isAbove
        place(at: plan.frame.origin, proposal: ProposedViewSize(own))
    }

    override var subitems: [LayoutItem] { (hasPreview ? [preview] : []) + [card] }

    private func sizes(in proposal: ProposedViewSize) -> (preview: CGSize, card: CGSize) {
        guard hasPreview else { return (.zero, card.sizeThatFits(proposal)) }
        let share = proposal.height.map { $0 * MenuMetrics.previewShare }
        let above = preview.sizeThatFits(ProposedViewSize(width: proposal.width, height: share))
        let left = proposal.height.map { max(0, $0 - above.height - MenuMetrics.previewDistance) }
        return (above, card.sizeThatFits(ProposedViewSize(width: proposal.width, height: left)))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let sizes = sizes(in: proposal)
        let distance = hasPreview ? MenuMetrics.previewDistance : 0
        return CGSize(
            width: max(sizes.preview.width, sizes.card.width),
            height: sizes.preview.height + distance + sizes.card.height)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let sizes = sizes(in: proposal)
        preview.place(at: .zero, proposal: ProposedViewSize(sizes.preview))
        let y = hasPreview ? sizes.preview.height + MenuMetrics.previewDistance : 0
        card.place(at: CGPoint(x: 0, y: y), proposal: ProposedViewSize(sizes.card))
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.transition = .fade
        paint.popup = ScenePopup(
            anchor: anchor?.nodeOnScreen, distance: MenuMetrics.distance, margins: margins, prefersAbove: isAbove)
        return paint
    }
}

/// How the card of a popup looks, and what it is to a person.
struct PopupLook: Equatable {
    let role: Role
    var label = ""
    /// Nil for that of what is in it.
    var width: CGFloat?
    let background: SceneColor
    let dimming: SceneColor
    let clear = SceneColor(0, 0, 0, alpha: 0)

    @MainActor
    init(_ role: Role, label: String = "", width: CGFloat? = nil, in environment: EnvironmentValues) {
        self.role = role
        self.label = label
        self.width = width
        background = StandardColor.denseGlass.color(in: environment.colorScheme)
        dimming = StandardColor.dimming.color(in: environment.colorScheme)
    }
}

/// The card of a popup. What does not fit scrolls.
private final class PopupCardItem: LayoutItem {
    private var content: LayoutItem?
    private var look: PopupLook?
    var isInert = false {
        didSet { if isInert != oldValue { sceneDidChange() } }
    }

    func show(_ content: LayoutItem, look: PopupLook) {
        guard content !== self.content || look != self.look else { return }
        self.content = content
        self.look = look
        adopt(subitems)
    }

    override var subitems: [LayoutItem] { content.map { [$0] } ?? [] }
    override var blocksPresses: Bool { isInert }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let content else { return .zero }
        let ideal = look?.width ?? content.sizeThatFits(.unspecified).width
        let width = min(ideal, proposal.width ?? ideal)
        let height = content.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
        return CGSize(width: width, height: min(height, proposal.height ?? height))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        content?.place(at: .zero, proposal: ProposedViewSize(width: size.width, height: nil))
    }

    override func paint() -> Paint? {
        guard let look else { return nil }
        var paint = Paint()
        paint.meaning = Meaning(role: look.role, label: look.label)
        paint.meaning.isInert = isInert
        paint.style.background = look.background
        paint.style.isGlass = true
        paint.style.isRaised = true
        paint.style.cornerRadius = MenuMetrics.cornerRadius
        paint.style.clips = true
        paint.content = .scroll(
            SceneScroll(contentSize: CGSize(width: frame.width, height: content?.frame.height ?? 0)))
        return paint
    }
}

/// What a context menu is about, over its menu.
private final class PreviewCardItem: LayoutItem {
    private var content: LayoutItem?
    private var background = SceneColor(0, 0, 0)

    func show(_ item: LayoutItem?, background: SceneColor) {
        guard item !== content || background != self.background else { return }
        content = item
        self.background = background
        adopt(subitems)
    }

    override var subitems: [LayoutItem] { content.map { [$0] } ?? [] }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let size = content?.sizeThatFits(proposal) else { return .zero }
        return CGSize(
            width: min(size.width, proposal.width ?? size.width),
            height: min(size.height, proposal.height ?? size.height))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        content?.place(at: .zero, proposal: ProposedViewSize(size))
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.style.background = background
        paint.style.cornerRadius = MenuMetrics.previewRadius
        paint.style.clips = true
        paint.style.isRaised = true
        return paint
    }
}

extension LayoutItem {
    /// Where the item is in the window, as long as nothing is scrolled.
    var frameInWindow: CGRect {
        var origin = frame.origin
        var around = container
        while let item = around {
            origin = CGPoint(x: origin.x + item.frame.minX, y: origin.y + item.frame.minY)
            around = item.container
        }
        return CGRect(origin: origin, size: frame.size)
    }

    /// The node that stands for the item on screen: its own, the first one in it, or else the one around it.
    var nodeOnScreen: NodeID? {
        if let id = shown.outcome?.first { return id }
        var around = container
        while let item = around {
            if let id = item.shown.outcome?.first { return id }
            around = item.container
        }
        return nil
    }
}
