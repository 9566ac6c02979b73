import Foundation
import SceneCore

/// One row: its content with what answers to a press, a chevron where it leads further, and the line below it.
final class ListRowItem: LayoutItem {
    private let body: RowBodyItem
    private let chevron: ChevronItem
    private let line: SeparatorItem

    override init(window: Window) {
        body = RowBodyItem(window: window)
        chevron = ChevronItem(window: window)
        line = SeparatorItem(window: window)
        super.init(window: window)
        body.onPress = { [weak self] in self?.wasPressed() }
        adopt([body, chevron, line])
    }

    var content: LayoutItem? {
        get { body.view }
        set { body.view = newValue }
    }

    var look: ListLook? {
        didSet {
            guard let look, look != oldValue else { return }
            line.color = look.separator
            chevron.color = look.chevron
            arrange()
        }
    }
    var isLast = false {
        didSet { if isLast != oldValue { layoutDidChange() } }
    }
    var isSelected = false {
        didSet { if isSelected != oldValue { answerDidChange() } }
    }
    /// Selects the row, and says whether that was done; nil if a press cannot select it.
    var onSelect: (() -> Bool)? {
        didSet { if (onSelect == nil) != (oldValue == nil) { answerDidChange() } }
    }
    /// What the row's content does at a press, in place of selecting the row.
    var action: RowAction? {
        didSet {
            answerDidChange()
            if action?.showsChevron != oldValue?.showsChevron { arrange() }
        }
    }

    private func wasPressed() {
        let select = { [onSelect] in onSelect?() ?? false }
        if let action { action.press(select) } else { _ = select() }
    }

    private func answerDidChange() {
        body.answer =
            action != nil || onSelect != nil
            ? RowAnswer(isEnabled: action?.isEnabled ?? true, isSelected: isSelected) : nil
        sceneDidChange()
    }

    private var showsChevron: Bool { action?.showsChevron == true }

    private var showsLine: Bool { look?.hasSeparators == true && !isLast }

    override var subitems: [LayoutItem] {
        [body] + (showsChevron ? [chevron] : []) + (showsLine ? [line] : [])
    }

    private func arrange() {
        guard let look else { return }
        let end = look.contentInset + (showsChevron ? ListMetrics.chevron.width + ListMetrics.chevronDistance : 0)
        body.insets = EdgeInsets(
            top: look.rowPadding / 2, leading: look.contentInset, bottom: look.rowPadding / 2, trailing: end)
        layoutDidChange()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let look else { return .zero }
        let size = body.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
        return CGSize(width: size.width, height: max(look.rowHeight, size.height))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let look else { return }
        body.place(at: .zero, proposal: ProposedViewSize(size))
        let mark = ListMetrics.chevron
        chevron.place(
            at: CGPoint(x: size.width - look.contentInset - mark.width, y: (size.height - mark.height) / 2),
            proposal: ProposedViewSize(mark))
        placeLine(in: size, look)
    }

    /// The line begins where the row's text does, and ends at the content's inset.
    private func placeLine(in size: CGSize, _ look: ListLook) {
        let start = body.firstTextOffset ?? look.contentInset
        line.place(
            at: CGPoint(x: start, y: size.height - ListMetrics.separator),
            proposal: ProposedViewSize(
                width: max(0, size.width - start - look.contentInset), height: ListMetrics.separator))
    }

    override func paint() -> Paint? {
        guard let look else { return nil }
        var paint = Paint()
        paint.meaning = Meaning(role: .listItem)
        // A row without a button says itself that it is selected.
        paint.meaning.isSelected = isSelected && body.answer == nil
        paint.style.cornerRadius = min(look.selectionRadius, frame.height / 2)
        if isSelected { paint.style.background = look.selection }
        return paint
    }
}
