import Foundation
import SceneCore

/// The rows of a section, one below the other, on their card.
final class ListRowsItem: LayoutItem {
    private var rows: [ListRowItem] = []
    var look: ListLook? {
        didSet {
            guard look != oldValue else { return }
            for row in rows { row.look = look }
            drawLines()
            layoutDidChange()
        }
    }

    func setRows(_ new: [ListRowItem]) {
        rows = new
        for row in rows { row.look = look }
        adopt(rows)
        drawLines()
        numberRows()
    }

    /// Where rows are missing, each says which of all it is.
    private func numberRows() {
        let gaps = rows.compactMap(\.gap)
        let count = rows.count - gaps.count + gaps.reduce(0) { $0 + $1.count }
        var number = 0
        for row in rows {
            number += row.gap?.count ?? 1
            row.place = gaps.isEmpty ? nil : ListPlace(number: number, count: count)
        }
    }

    /// A line between two rows is drawn unless one of them hides it; one above the first and below the last only if it is
    /// asked for.
    private func drawLines() {
        for (index, row) in rows.enumerated() {
            let next = index + 1 < rows.count ? rows[index + 1] : nil
            row.lineBelow = line(below: row.traits.lineBelow, above: next?.traits.lineAbove)
        }
    }

    private func line(below upper: RowLine, above lower: RowLine?) -> ListRowItem.Line? {
        guard let look, look.rowSpacing == 0 else { return nil }
        let wishes = [upper.visibility, lower?.visibility]
        let isUsual = look.hasSeparators && lower != nil
        guard !wishes.contains(.hidden), isUsual || wishes.contains(.visible) else { return nil }
        return ListRowItem.Line(tint: upper.tint ?? lower?.tint)
    }

    override var subitems: [LayoutItem] { rows }

    private var spacing: CGFloat { look?.rowSpacing ?? 0 }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let row = ProposedViewSize(width: proposal.width, height: nil)
        let heights = rows.reduce(0) { $0 + $1.sizeThatFits(row).height }
        return CGSize(
            width: proposal.width ?? 0, height: heights + spacing * CGFloat(max(0, rows.count - 1)))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        var y: CGFloat = 0
        for row in rows {
            row.place(at: CGPoint(x: 0, y: y), proposal: ProposedViewSize(width: size.width, height: nil))
            y = row.frame.maxY + spacing
        }
    }

    override func paint() -> Paint? {
        guard let look, !rows.isEmpty else { return nil }
        var paint = Paint()
        paint.meaning = Meaning(role: .list)
        if look.rowSpacing == 0 { look.paintCard(&paint.style) }
        return paint
    }
}

extension ListLook {
    /// The card that rows lie on: one for all of them, or one each where they stand apart.
    func paintCard(_ style: inout SceneStyle) {
        style.background = card
        if let cardRadius, cardRadius > 0 {
            style.cornerRadius = cardRadius
            style.clips = true
        }
    }
}
