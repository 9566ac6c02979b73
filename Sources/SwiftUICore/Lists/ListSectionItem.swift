import Foundation
import SceneCore

/// A section of a list in the layout: header, card, footer. To a person a section with a header or a footer is a group.
final class ListSectionItem: LayoutItem {
    private let card: ListRowsItem
    private let header: ListHeaderItem
    private let footer: ListFooterItem
    private(set) var place = ListGroup.Place.bare(0)
    private var section: ListSection?
    private var hasHeader = false
    private var hasFooter = false

    override init(window: Window) {
        card = ListRowsItem(window: window)
        header = ListHeaderItem(window: window)
        footer = ListFooterItem(window: window)
        super.init(window: window)
        adopt([header, card, footer])
    }

    var look: ListLook? {
        didSet {
            guard look != oldValue else { return }
            header.look = look
            card.look = look
            footer.look = look
            layoutDidChange()
        }
    }

    func show(_ group: ListGroup, rows: [ListRowItem]) {
        place = group.place
        section = group.section
        hasHeader = !group.header.isEmpty
        hasFooter = !group.footer.isEmpty
        header.show(group.header.map(\.item), disclosure: group.header.first?.disclosure)
        footer.show(group.footer.map(\.item))
        card.setRows(rows)
        layoutDidChange()
    }

    var surroundings: ListPlan.Section {
        ListPlan.Section(hasHeader: hasHeader, hasFooter: hasFooter, spacing: section?.spacing)
    }

    override var subitems: [LayoutItem] {
        (hasHeader ? [header] : []) + [card] + (hasFooter ? [footer] : [])
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let room = ProposedViewSize(width: proposal.width, height: nil)
        let last = stacked(for: room).last
        return CGSize(width: proposal.width ?? 0, height: last.map { $0.y + $0.height } ?? 0)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let room = ProposedViewSize(width: size.width, height: nil)
        for part in stacked(for: room) { part.item.place(at: CGPoint(x: 0, y: part.y), proposal: room) }
    }

    /// The parts one below the other, each with the distance that it keeps from the one above.
    private func stacked(for room: ProposedViewSize) -> [(item: LayoutItem, y: CGFloat, height: CGFloat)] {
        var y: CGFloat = 0
        return subitems.map { item in
            if item === card, hasHeader { y += ListMetrics.belowHeader }
            if item === footer { y += ListMetrics.aboveFooter }
            let height = item.sizeThatFits(room).height
            defer { y += height }
            return (item, y, height)
        }
    }

    /// Where a header stays that does not move with the rows, once the section has been placed.
    ///
    /// - Parameter top: What bars cover of the list.
    func pinHeader(in scroller: Scroller, below top: CGFloat) {
        guard hasHeader, look?.pinsHeaders == true else {
            header.pin = nil
            return
        }
        header.pin = ScrollPin(
            scroller: scroller.node, from: frame.minY + header.frame.minY - top,
            distance: max(0, frame.height - header.frame.maxY), isAcross: false, isAtEnd: false)
    }

    override func paint() -> Paint? {
        guard hasHeader || hasFooter else { return nil }
        var paint = Paint()
        paint.meaning = Meaning(role: .group, label: hasHeader ? header.spokenText : "")
        return paint
    }
}
