import Foundation
import SceneCore

/// One row: its content with what answers to a press, what stands behind it, a chevron where it leads further or opens, and the
/// line below it. What most rows never show is made when it is first to be seen: a list replaces many rows at once.
final class ListRowItem: LayoutItem {
    private let body: RowBodyItem
    private let line: SeparatorItem
    private var chevron: ChevronItem?
    private var checkmark: CheckmarkItem?
    private var mark: DisclosureMarkItem?
    private var button: DisclosureButtonItem?
    /// What stands beside the content and below it, for a row that can be edited or swiped.
    private var editor: RowEditor?
    private var isMoving = false
    private var row: ListRow?
    private var plan = RowPlan()

    override init(window: Window) {
        body = RowBodyItem(window: window)
        line = SeparatorItem(window: window)
        super.init(window: window)
        body.onPress = { [weak self] in self?.wasPressed() }
        adopt([body, line])
    }

    var content: LayoutItem? { row?.item }

    /// The room of rows that are not made, which this one stands for.
    var gap: GapItem? { row?.part == .gap ? row?.item as? GapItem : nil }

    /// Which of the rows of its section it is, where not all of them are made.
    var place: ListPlace? {
        didSet { if place != oldValue { sceneDidChange() } }
    }

    var traits: RowTraits { row?.traits ?? RowTraits() }

    func show(_ new: ListRow) {
        let background = row?.background
        row = new
        body.view = new.item
        editor?.show(new)
        if let added = new.background, added !== background { adopt([added]) }
        if new.background !== background { layoutDidChange() }
        arrange()
        answerDidChange()
    }

    var look: ListLook? {
        didSet {
            guard let look, look != oldValue else { return }
            colorLine()
            arrange()
            answerDidChange()
        }
    }

    /// The line at the lower edge.
    struct Line: Equatable {
        /// Nil for the platform's colour.
        var tint: SceneColor?
    }

    /// Nil for none.
    var lineBelow: Line? {
        didSet {
            guard lineBelow != oldValue else { return }
            colorLine()
            layoutDidChange()
        }
    }

    /// A selected row above or below the line covers it.
    var isLineCovered = false {
        didSet { if isLineCovered != oldValue { layoutDidChange() } }
    }

    private func colorLine() {
        guard let look else { return }
        line.color = lineBelow?.tint ?? look.separator
    }

    // MARK: Pressing

    var isSelected = false {
        didSet { if isSelected != oldValue { answerDidChange() } }
    }
    /// Selects the row, and says whether that was done; nil if a press cannot select it.
    var onSelect: (() -> Bool)? {
        didSet { if (onSelect == nil) != (oldValue == nil) { answerDidChange() } }
    }

    /// Shows the menu that the list has for the row; nil if it has none.
    var onMenu: (() -> Void)? {
        didSet { if (onMenu == nil) != (oldValue == nil) { sceneDidChange() } }
    }

    override func showMenu() { onMenu?() }

    private var isSelectable: Bool { onSelect != nil && traits.isSelectionDisabled != true }

    /// A press of the row itself opens or closes it: nothing else answers to it.
    private var opensAsWhole: Bool { row?.disclosure != nil && row?.action == nil && !isSelectable }

    private func wasPressed() {
        let select = { [onSelect, isSelectable] in isSelectable && onSelect?() ?? false }
        if let action = row?.action {
            action.press(select)
        } else if !select() {
            row?.disclosure?.toggle()
        }
    }

    private func answerDidChange() {
        showMark()
        if let editor, let look, plan.editing != RowEditingPlan() {
            let label = body.spokenText
            editor.mark.show(plan.editing.marks ? .marked(isSelected) : .delete, label: label, look: look)
            editor.handle.show(label: label, color: look.chevron)
        }
        body.answer =
            row?.action != nil || isSelectable || opensAsWhole
            ? RowAnswer(
                isEnabled: row?.action?.isEnabled ?? true, isSelected: isSelected,
                isExpanded: opensAsWhole ? row?.disclosure?.isExpanded : nil, link: row?.action?.link,
                isOn: row?.action?.isOn, role: row?.action?.role, shortcut: row?.action?.shortcut,
                popUp: row?.action?.popUp) : nil
        sceneDidChange()
    }

    // MARK: Editing

    /// How the list is edited.
    var editing = ListEditing() {
        didSet {
            guard editing != oldValue else { return }
            if oldValue.isActive { editor?.close() }
            arrange()
            answerDidChange()
        }
    }

    /// The person has swiped the row away from an edge.
    func swipe(from edge: HorizontalEdge, isLong: Bool) {
        window.swipedRow?.closeSwipe()
        editor?.swipe(from: edge, isLong: isLong)
    }

    func closeSwipe() {
        editor?.close()
    }

    /// Whether an item is one of the buttons that a swipe has uncovered.
    func hasUncovered(_ item: LayoutItem) -> Bool {
        if let editor { editor.openEdge != nil && item.isInside(editor.tray) } else { false }
    }

    private func makeEditor(for row: ListRow) {
        let editor = RowEditor(window: window)
        self.editor = editor
        editor.onChange = { [weak self] in self?.editorDidChange() }
        editor.show(row)
    }

    private func editorDidChange() {
        guard let editor else { return }
        window.swipedRow = editor.openEdge == nil ? nil : self
        isMoving = true
        adopt([editor.tray])
    }

    override func takeAnimation() -> AnimationScope? {
        guard isMoving else { return nil }
        isMoving = false
        return AnimationScope(animation: SwipeMetrics.movement.sceneAnimation)
    }

    // MARK: Layout

    private func arrange() {
        guard let look, let row else { return }
        if editor == nil, editing.isActive || !row.editing.isEmpty { makeEditor(for: row) }
        let new = RowPlan(row, look: look, editing: editor?.plan(in: editing) ?? RowEditingPlan())
        if let editor, new.editing != plan.editing { adopt([editor.mark, editor.handle]) }
        guard new != plan else { return }
        plan = new
        body.insets = new.contentInsets
        row.item.tableLine?.takenRoom = new.roomTaken(from: look)
        layoutDidChange()
    }

    /// What stands at the trailing end, as the row is now.
    private func showMark() {
        guard let look else { return }
        switch plan.mark {
        case .none: break
        case .chevron:
            let chevron = chevron ?? ChevronItem(window: window)
            chevron.color = look.chevron
            self.chevron = chevron
        case .checkmark:
            let checkmark = checkmark ?? CheckmarkItem(window: window)
            checkmark.color = look.tint
            self.checkmark = checkmark
        case .disclosure:
            guard let disclosure = row?.disclosure else { break }
            if opensAsWhole {
                let mark = mark ?? DisclosureMarkItem(window: window)
                mark.show(isExpanded: disclosure.isExpanded, color: look.tint)
                self.mark = mark
            } else {
                let button = button ?? DisclosureButtonItem(window: window)
                button.show(disclosure, of: body.spokenText, color: look.tint)
                button.inset = plan.end
                self.button = button
            }
        }
        if let item = markItem, item.container !== self { adopt([item]) }
    }

    private var markItem: LayoutItem? {
        switch plan.mark {
        case .none: nil
        case .chevron: chevron
        case .checkmark: checkmark
        case .disclosure: opensAsWhole ? mark : button
        }
    }

    override var subitems: [LayoutItem] {
        if gap != nil { return [] }
        var items: [LayoutItem] = row?.background.map { [$0] } ?? []
        if let editor, plan.editing.leading > 0 { items.append(editor.mark) }
        items.append(body)
        if let markItem { items.append(markItem) }
        if let editor, plan.editing.moves { items.append(editor.handle) }
        if lineBelow != nil, !isLineCovered { items.append(line) }
        if let editor, editor.openEdge != nil { items.append(editor.tray) }
        return items
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let gap { return CGSize(width: proposal.width ?? 0, height: gap.length) }
        guard let look else { return .zero }
        let size = body.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
        return CGSize(width: size.width, height: max(look.rowHeight, size.height))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        if let gap { return gap.place(at: .zero, proposal: ProposedViewSize(size)) }
        row?.background?.place(at: .zero, proposal: ProposedViewSize(size))
        let shift = editor?.shift(height: size.height) ?? 0
        body.place(at: CGPoint(x: shift, y: 0), proposal: ProposedViewSize(size))
        if let editor { place(editor, in: size, shift: shift) }
        placeMark(in: size, shift: shift)
        placeLine(in: size)
    }

    private func placeMark(in size: CGSize, shift: CGFloat) {
        switch plan.mark {
        case .none: break
        case .chevron: place(chevron, ListMetrics.chevron, in: size, shift: shift)
        case .checkmark: place(checkmark, ListMetrics.checkmark, in: size, shift: shift)
        case .disclosure where opensAsWhole:
            let side = ListMetrics.disclosureSide
            place(mark, CGSize(width: side, height: side), in: size, shift: shift)
        case .disclosure:
            let width = min(size.width, plan.contentInsets.trailing + ListMetrics.disclosureReach)
            button?.place(
                at: CGPoint(x: size.width - width, y: 0), proposal: ProposedViewSize(width: width, height: size.height))
        }
    }

    private func place(_ editor: RowEditor, in size: CGSize, shift: CGFloat) {
        let side = SwipeMetrics.markSide
        let middle = (size.height - side) / 2
        if plan.editing.leading > 0 {
            editor.mark.place(
                at: CGPoint(x: plan.contentInsets.leading - SwipeMetrics.editShift + shift, y: middle),
                proposal: ProposedViewSize(width: side, height: side))
        }
        if plan.editing.moves {
            let handle = SwipeMetrics.handleWidth
            editor.handle.place(
                at: CGPoint(x: size.width - ListMetrics.contentInset - handle + shift, y: middle),
                proposal: ProposedViewSize(width: handle, height: side))
        }
        if editor.openEdge != nil {
            editor.tray.place(
                at: CGPoint(x: shift > 0 ? 0 : size.width + shift, y: 0),
                proposal: ProposedViewSize(width: abs(shift), height: size.height))
        }
    }

    private func place(_ item: LayoutItem?, _ mark: CGSize, in size: CGSize, shift: CGFloat) {
        item?.place(
            at: CGPoint(x: size.width - plan.end - mark.width + shift, y: (size.height - mark.height) / 2),
            proposal: ProposedViewSize(mark))
    }

    private func placeLine(in size: CGSize) {
        guard lineBelow != nil, !isLineCovered else { return }
        place(line, at: size.height - ListMetrics.separator, in: size)
    }

    /// Places a line of the row's, or one above it. It begins where the row's text does, and ends at the content's inset.
    func place(_ line: SeparatorItem, at y: CGFloat, in size: CGSize) {
        let start = body.firstTextOffset ?? plan.contentInsets.leading
        line.place(
            at: CGPoint(x: start, y: y),
            proposal: ProposedViewSize(
                width: max(0, size.width - start - plan.lineEnd), height: ListMetrics.separator))
    }

    override func paint() -> Paint? {
        guard let look, gap == nil else { return nil }
        var paint = Paint()
        if look.rowSpacing > 0 { look.paintCard(&paint.style) }
        paint.meaning = Meaning(role: .listItem)
        paint.meaning.swipes = editor?.swipes
        paint.meaning.place = place
        paint.meaning.hasContextMenu = onMenu != nil
        // A row without a button says itself that it is selected.
        paint.meaning.isSelected = isSelected && body.answer == nil
        if look.selectionRadius > 0 { paint.style.cornerRadius = min(look.selectionRadius, frame.height / 2) }
        if isSelected { paint.style.background = look.selection }
        return paint
    }
}
