import Foundation
import SceneCore

/// A list in the layout: it scrolls, reaches from edge to edge, and keeps its rows clear of the bars.
final class ListItem: LayoutItem {
    private let rows: ListRowsItem
    /// The large title of the screen, which scrolls with the rows.
    private var title: LayoutItem?

    override init(window: Window) {
        rows = ListRowsItem(window: window)
        super.init(window: window)
        adopt([rows])
    }

    var look: ListLook? {
        didSet {
            guard look != oldValue else { return }
            rows.look = look
            layoutDidChange()
        }
    }

    func setRows(_ new: [ListRow]) {
        rows.setRows(new)
    }

    /// Nil if rows cannot be selected by a press.
    func setOnSelect(_ onSelect: ((Int) -> Bool)?) {
        rows.onSelect = onSelect
    }

    func select(_ selected: Set<Int>) {
        rows.selected = selected
    }

    override var subitems: [LayoutItem] { (title.map { [$0] } ?? []) + [rows] }

    override var reachesEdges: Bool { true }
    override var scrollingItem: LayoutItem? { self }

    override func takeLargeTitle(_ item: LayoutItem?) -> Bool {
        if title !== item {
            title = item
            adopt(subitems)
        }
        return true
    }

    private func plan(in size: CGSize, look: ListLook) -> ListPlan {
        ListPlan(
            width: size.width, safeArea: safeArea,
            titleHeight: title?.sizeThatFits(ProposedViewSize(width: size.width, height: nil)).height, look: look
        ) { rows.sizeThatFits(ProposedViewSize(width: $0, height: nil)).height }
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let look else { return }
        let plan = plan(in: size, look: look)
        title?.place(at: plan.titleOrigin, proposal: ProposedViewSize(width: size.width, height: nil))
        rows.place(at: plan.rowsOrigin, proposal: ProposedViewSize(width: plan.rowsWidth, height: nil))
    }

    override func paint() -> Paint? {
        guard let look else { return nil }
        var paint = Paint()
        paint.content = .scroll(SceneScroll(contentSize: plan(in: frame.size, look: look).contentSize))
        paint.style.background = look.background
        return paint
    }
}

/// The rows of a list, one below the other, on their card.
final class ListRowsItem: LayoutItem {
    private var rows: [ListRowItem] = []
    var look: ListLook? {
        didSet {
            for row in rows { row.look = look }
            layoutDidChange()
        }
    }

    /// A row whose content was there before stays.
    func setRows(_ new: [ListRow]) {
        let old = Dictionary(rows.map { ($0.content.map(ObjectIdentifier.init), $0) }) { first, _ in first }
        rows = new.enumerated().map { index, row in
            let item = old[ObjectIdentifier(row.item)] ?? ListRowItem(window: window)
            item.content = row.item
            item.action = row.action
            item.look = look
            item.isLast = index == new.count - 1
            return item
        }
        adopt(rows)
        hand(onSelect)
        for (index, row) in rows.enumerated() { row.isSelected = selected.contains(index) }
    }

    /// Given the row's place in the list; says whether the row has been selected.
    var onSelect: ((Int) -> Bool)? {
        didSet { if (onSelect == nil) != (oldValue == nil) { hand(onSelect) } }
    }

    private func hand(_ onSelect: ((Int) -> Bool)?) {
        for (index, row) in rows.enumerated() { row.onSelect = onSelect.map { select in { select(index) } } }
    }

    var selected: Set<Int> = [] {
        didSet {
            for index in selected.symmetricDifference(oldValue) where rows.indices.contains(index) {
                rows[index].isSelected = selected.contains(index)
            }
        }
    }

    override var subitems: [LayoutItem] { rows }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let row = ProposedViewSize(width: proposal.width, height: nil)
        return CGSize(
            width: proposal.width ?? 0, height: rows.reduce(0) { $0 + $1.sizeThatFits(row).height })
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        var y: CGFloat = 0
        for row in rows {
            row.place(at: CGPoint(x: 0, y: y), proposal: ProposedViewSize(width: size.width, height: nil))
            y = row.frame.maxY
        }
    }

    override func paint() -> Paint? {
        guard let look, !rows.isEmpty else { return nil }
        var paint = Paint()
        paint.meaning = Meaning(role: .list)
        paint.style.background = look.card
        if let radius = look.cardRadius, radius > 0 {
            paint.style.cornerRadius = radius
            paint.style.clips = true
        }
        return paint
    }
}
