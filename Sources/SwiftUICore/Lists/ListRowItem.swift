import Foundation
import SceneCore

/// One row: its content, the button around it where the row answers to a press, and the line below it.
final class ListRowItem: LayoutItem {
    private let box: SilentItem
    private let button: RowButtonItem
    private let line: SeparatorItem

    override init(window: Window) {
        box = SilentItem(window: window)
        button = RowButtonItem(window: window)
        line = SeparatorItem(window: window)
        super.init(window: window)
        adopt([box, line])
    }

    var content: LayoutItem? {
        get { box.content }
        set { box.content = newValue }
    }

    var look: ListLook? {
        didSet {
            guard look != oldValue else { return }
            button.contentInset = look?.contentInset ?? 0
            if let look { line.color = look.separator }
            layoutDidChange()
        }
    }
    var isLast = false {
        didSet { if isLast != oldValue { layoutDidChange() } }
    }
    var isSelected = false {
        didSet { if isSelected != oldValue { selectionDidChange() } }
    }
    /// Nil for a row that does not answer to a press: then its content speaks for itself.
    var onPress: (() -> Void)? {
        didSet {
            button.onPress = onPress
            if (onPress == nil) != (oldValue == nil) { pressabilityDidChange() }
        }
    }

    private func pressabilityDidChange() {
        box.isSilent = onPress != nil
        button.content = onPress == nil ? nil : box
        adopt(subitems)
    }

    override var subitems: [LayoutItem] {
        [onPress == nil ? box : button] + (showsLine ? [line] : [])
    }

    private var showsLine: Bool { look?.hasSeparators == true && !isLast }

    private func selectionDidChange() {
        button.isSelected = isSelected
        sceneDidChange()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let look else { return .zero }
        let size = box.sizeThatFits(box.rowProposal(width: proposal.width, inset: look.contentInset))
        return CGSize(
            width: proposal.width ?? size.width + 2 * look.contentInset,
            height: max(look.rowHeight, size.height + look.rowPadding))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let look else { return }
        if onPress == nil {
            box.place(inRow: size, inset: look.contentInset)
        } else {
            button.place(at: .zero, proposal: ProposedViewSize(size))
        }
        placeLine(in: size, look)
    }

    /// The line begins where the row's text does, and ends at the content's inset.
    private func placeLine(in size: CGSize, _ look: ListLook) {
        let start = box.frame.minX + (box.firstTextOffset ?? 0)
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
        paint.meaning.isSelected = isSelected && onPress == nil
        paint.style.cornerRadius = min(look.selectionRadius, frame.height / 2)
        if isSelected { paint.style.background = look.selection }
        return paint
    }
}
