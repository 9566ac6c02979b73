import Foundation
import SceneCore

/// The rows of a section, one below the other, on their card.
final class ListRowsItem: LayoutItem {
    private var rows: [ListRowItem] = []
    /// The line above the first row, if there is one.
    private var lineAbove: SeparatorItem?
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

    /// A line between two rows is drawn unless one of them hides it; one below the last only if the row or its section asks for it,
    /// one above the first only if the section does, and nobody hides it.
    private func drawLines() {
        for (row, next) in zip(rows, rows.dropFirst()) {
            row.lineBelow = line(between: row.traits.lineBelow, and: next.traits.lineAbove)
        }
        if let last = rows.last { last.lineBelow = endLine(of: last.traits.lineBelow, last.traits.lineBelowSection) }
        drawLineAbove(
            rows.first.flatMap { first in
                var row = first.traits.lineAbove
                if row.visibility == .visible { row.visibility = nil }
                return endLine(of: row, first.traits.lineAboveSection)
            })
    }

    private func line(between upper: RowLine, and lower: RowLine) -> ListRowItem.Line? {
        guard let look, look.rowSpacing == 0 else { return nil }
        let wishes = [upper.visibility, lower.visibility]
        guard !wishes.contains(.hidden), look.hasSeparators || wishes.contains(.visible) else { return nil }
        return ListRowItem.Line(tint: upper.tint ?? lower.tint)
    }

    private func endLine(of row: RowLine, _ section: RowLine) -> ListRowItem.Line? {
        guard look?.rowSpacing == 0 else { return nil }
        let wishes = [row.visibility, section.visibility]
        guard !wishes.contains(.hidden), wishes.contains(.visible) else { return nil }
        return ListRowItem.Line(tint: section.tint ?? row.tint)
    }

    private func drawLineAbove(_ line: ListRowItem.Line?) {
        let item = line == nil ? nil : lineAbove ?? SeparatorItem(window: window)
        if let line, let look { item?.color = line.tint ?? look.separator }
        guard item !== lineAbove else { return }
        lineAbove = item
        adopt(subitems)
    }

    override var subitems: [LayoutItem] { rows + (lineAbove.map { [$0] } ?? []) }

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
        if let lineAbove { rows.first?.place(lineAbove, at: 0, in: size) }
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
