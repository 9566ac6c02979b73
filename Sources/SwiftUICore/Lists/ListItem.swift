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

    func setRows(_ contents: [LayoutItem]) {
        rows.setRows(contents)
    }

    /// Nil if the rows do not answer to a press.
    func setOnPress(_ onPress: ((Int) -> Void)?) {
        rows.onPress = onPress
    }

    func select(_ selected: Set<Int>) {
        rows.selected = selected
    }

    override var subitems: [LayoutItem] { (title.map { [$0] } ?? []) + [rows] }

    override var reachesEdges: Bool { true }

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

    /// Makes rows of these contents; a content that was there before keeps its row.
    func setRows(_ contents: [LayoutItem]) {
        let old = Dictionary(rows.map { ($0.content.map(ObjectIdentifier.init), $0) }) { first, _ in first }
        rows = contents.enumerated().map { index, content in
            let row = old[ObjectIdentifier(content)] ?? ListRowItem(window: window)
            row.content = content
            row.look = look
            row.isLast = index == contents.count - 1
            return row
        }
        adopt(rows)
        hand(onPress)
        for (index, row) in rows.enumerated() { row.isSelected = selected.contains(index) }
    }

    /// Given the row's place in the list.
    var onPress: ((Int) -> Void)? {
        didSet { if (onPress == nil) != (oldValue == nil) { hand(onPress) } }
    }

    private func hand(_ onPress: ((Int) -> Void)?) {
        for (index, row) in rows.enumerated() { row.onPress = onPress.map { press in { press(index) } } }
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
