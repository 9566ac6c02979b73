import Foundation
import SceneCore

/// An item of a menu: a mark if it is on, what the app shows in it, and a chevron if it leads to another menu.
final class MenuRowItem: LayoutItem {
    private let box: SilentItem
    private let check: CheckmarkItem
    private let chevron: ChevronItem
    private var row: ListRow?
    private var hasMarkColumn = false
    private var dismissal: MenuDismissal?

    override init(window: Window) {
        box = SilentItem(window: window)
        check = CheckmarkItem(window: window)
        chevron = ChevronItem(window: window)
        super.init(window: window)
        adopt([box, check, chevron])
    }

    var content: LayoutItem? { row?.item }

    var color = SceneColor(0, 0, 0) {
        didSet {
            check.color = color
            chevron.color = color
        }
    }

    func show(_ new: ListRow, hasMarkColumn: Bool, dismissal: MenuDismissal) {
        row = new
        self.hasMarkColumn = hasMarkColumn
        self.dismissal = dismissal
        box.content = new.item
        box.isSilent = new.action != nil
        layoutDidChange()
    }

    override func press() {
        guard let action = row?.action, action.isEnabled else { return }
        action.press { false }
        if action.closesMenu { dismissal?.dismiss() }
    }

    override var isControl: Bool { row?.action != nil }

    // MARK: Layout

    private var leadsOn: Bool { row?.action?.popUp != nil || row?.action?.showsChevron == true }

    private var insets: EdgeInsets {
        EdgeInsets(
            top: MenuMetrics.rowPadding, leading: MenuMetrics.inset + (hasMarkColumn ? MenuMetrics.checkWidth : 0),
            bottom: MenuMetrics.rowPadding,
            trailing: MenuMetrics.inset + (leadsOn ? ListMetrics.chevron.width + ListMetrics.chevronDistance : 0))
    }

    private func room(_ width: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(width: width.map { max(0, $0 - insets.horizontal) }, height: nil)
    }

    override var subitems: [LayoutItem] {
        [box] + (row?.action?.isOn == true ? [check] : []) + (leadsOn ? [chevron] : [])
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let inner = box.sizeThatFits(room(proposal.width))
        return CGSize(
            width: proposal.width ?? inner.width + insets.horizontal,
            height: max(MenuMetrics.rowHeight, inner.height + insets.vertical))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let room = room(size.width)
        let height = box.sizeThatFits(room).height
        box.place(at: CGPoint(x: insets.leading, y: (size.height - height) / 2), proposal: room)
        place(check, ListMetrics.checkmark, at: MenuMetrics.inset, in: size)
        place(chevron, ListMetrics.chevron, at: size.width - MenuMetrics.inset - ListMetrics.chevron.width, in: size)
    }

    private func place(_ item: LayoutItem, _ mark: CGSize, at x: CGFloat, in size: CGSize) {
        item.place(at: CGPoint(x: x, y: (size.height - mark.height) / 2), proposal: ProposedViewSize(mark))
    }

    // MARK: Scene

    private func role(_ action: RowAction) -> Role {
        if action.link != nil { return .menuItem }
        if action.role == .option { return .menuOption }
        return action.isOn == nil ? .menuItem : .menuToggle
    }

    override func paint() -> Paint? {
        guard let action = row?.action else { return nil }
        var paint = Paint()
        paint.meaning = Meaning(role: role(action), label: spokenText)
        paint.meaning.isPressable = true
        paint.meaning.isEnabled = action.isEnabled
        paint.meaning.isOn = action.isOn
        paint.meaning.shortcut = action.shortcut
        paint.meaning.opensMenu = action.popUp != nil
        paint.meaning.isExpanded = action.popUp?.isExpanded
        return paint
    }
}
