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
            button.label = box.spokenText
            button.place(at: .zero, proposal: ProposedViewSize(size))
        }
        placeLine(in: size, look)
    }

    /// The line begins where the row's text does, and ends at the content's inset.
    private func placeLine(in size: CGSize, _ look: ListLook) {
        let start = box.frame.minX + (box.firstTextOffset ?? 0)
        line.color = look.separator
        line.place(
            at: CGPoint(x: start, y: size.height - ListMetrics.separator),
            proposal: ProposedViewSize(
                width: max(0, size.width - start - look.contentInset), height: ListMetrics.separator))
    }

    override func paint() -> Paint? {
        guard let look else { return nil }
        var paint = Paint()
        paint.meaning = Meaning(role: .listItem)
        if isSelected {
            paint.style.background = look.selection
            paint.style.cornerRadius = min(look.selectionRadius, frame.height / 2)
        }
        return paint
    }
}

/// Holds content that something else speaks for.
private final class SilentItem: LayoutItem {
    var content: LayoutItem? {
        didSet { if content !== oldValue { adopt(subitems) } }
    }
    var isSilent = false {
        didSet { if isSilent != oldValue { sceneDidChange() } }
    }

    override var subitems: [LayoutItem] { content.map { [$0] } ?? [] }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        content?.sizeThatFits(proposal) ?? .zero
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        content?.place(at: .zero, proposal: proposal)
    }

    override func paint() -> Paint? {
        guard isSilent else { return nil }
        var paint = Paint()
        paint.meaning.isHidden = true
        return paint
    }
}

/// Covers a row and answers to a press; speaks for the content that it holds.
private final class RowButtonItem: LayoutItem {
    var content: LayoutItem? {
        didSet { if content !== oldValue { adopt(subitems) } }
    }
    var contentInset: CGFloat = 0 {
        didSet { if contentInset != oldValue { layoutDidChange() } }
    }
    var onPress: (() -> Void)?
    var label = "" {
        didSet { if label != oldValue { sceneDidChange() } }
    }
    var isSelected = false {
        didSet { if isSelected != oldValue { sceneDidChange() } }
    }

    override var subitems: [LayoutItem] { content.map { [$0] } ?? [] }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        content?.place(inRow: size, inset: contentInset)
    }

    override func press() {
        onPress?()
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.meaning = Meaning(role: .button, label: label)
        paint.meaning.isPressable = true
        paint.meaning.isSelected = isSelected
        return paint
    }
}

extension LayoutItem {
    fileprivate final func rowProposal(width: CGFloat?, inset: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: width.map { max(0, $0 - 2 * inset) }, height: nil)
    }

    /// Places a row's content: at the leading inset, in the middle of the height.
    fileprivate final func place(inRow size: CGSize, inset: CGFloat) {
        let proposal = rowProposal(width: size.width, inset: inset)
        let height = sizeThatFits(proposal).height
        place(at: CGPoint(x: inset, y: (size.height - height) / 2), proposal: proposal)
    }
}

/// A thin line.
final class SeparatorItem: LayoutItem {
    var color = SceneColor(0, 0, 0) {
        didSet { if color != oldValue { sceneDidChange() } }
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.style.background = color
        return paint
    }
}
