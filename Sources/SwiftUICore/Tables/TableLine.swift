import Foundation

/// What stands side by side in a line of a table: the cells of a row, or the titles of the columns.
struct TableLine {
    let rooms: [TableColumnRoom]
    let cells: [AnyView]
}

extension TableLine: PrimitiveView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(TableLineNode.self, for: view)
    }
}

private final class TableLineNode: ValueNode<TableLine> {
    private struct Cell {
        let node: ViewNode
        /// The views of a cell stand one below the other.
        let joined: JoinedItems
    }

    private lazy var item = TableLineItem(window: window)
    private var cells: [Cell] = []
    /// A single cell is a row by itself, as it would be in a list: it may be a link or a button, and then the whole row is.
    private var isSingle = false

    override var children: [ViewNode] { cells.map(\.node) }
    override var ownItems: [LayoutItem]? { isSingle ? nil : [item] }
    override var collectsItems: Bool { !isSingle }

    override func evaluate() {
        let wasSingle = isSingle
        // Those who are in the cells ask whether they are among rows.
        isSingle = value.cells.count == 1
        if isSingle != wasSingle, !cells.isEmpty { leaveCells() }
        let old = cells
        cells = value.cells.enumerated().map { index, view in
            let known = index < old.count ? old[index] : nil
            let node = AnyView._makeView(view: _GraphValue(view), inputs: inputs(for: known?.node)).node
            return Cell(node: node, joined: known?.joined ?? JoinedItems(window: window, alignment: .leading))
        }
        for cell in old.dropFirst(cells.count) { cell.node.unmount() }
        item.rooms = value.rooms
        collectItems()
        if isSingle != wasSingle { itemsDidChange() }
    }

    /// What is in a cell answers in another way than what is a row by itself: it is made anew.
    private func leaveCells() {
        for cell in cells { cell.node.unmount() }
        cells.removeAll()
    }

    override func collectItems() {
        item.setCells(isSingle ? [] : cells.map { $0.joined.join($0.node.items) })
    }
}

/// A line of a table in the layout.
final class TableLineItem: LayoutItem {
    /// Nil for a cell without anything in it.
    private var cells: [LayoutItem?] = []

    var rooms: [TableColumnRoom] = [] {
        didSet { if rooms != oldValue { layoutDidChange() } }
    }

    /// What the row's marks have taken at the edges: the first and the last cell give it, so that the columns stand below their
    /// titles.
    var takenRoom = EdgeInsets() {
        didSet { if takenRoom != oldValue { layoutDidChange() } }
    }

    func setCells(_ new: [LayoutItem?]) {
        guard !new.elementsEqual(cells, by: ===) else { return }
        cells = new
        adopt(subitems)
        layoutDidChange()
    }

    override var subitems: [LayoutItem] { cells.compactMap { $0 } }

    /// Without a width to share, each column is as wide as it wants to be.
    private func plan(in width: CGFloat?) -> TableColumnPlan {
        guard let width else {
            return TableColumnPlan(rooms, width: rooms.reduce(0) { $0 + ($1.ideal ?? $1.min ?? 0) })
        }
        var plan = TableColumnPlan(rooms, width: width + takenRoom.horizontal)
        plan.give(leading: takenRoom.leading, trailing: takenRoom.trailing)
        return plan
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let plan = plan(in: proposal.width)
        let heights = zip(cells, plan.widths).map { cell, width in
            cell?.sizeThatFits(ProposedViewSize(width: width, height: nil)).height ?? 0
        }
        let end = zip(plan.origins, plan.widths).map { $0 + $1 }.last
        return CGSize(width: proposal.width ?? end ?? 0, height: heights.max() ?? 0)
    }

    /// Cells stand in the middle of the height.
    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let plan = plan(in: size.width)
        for (index, cell) in cells.enumerated() where index < plan.widths.count {
            guard let cell else { continue }
            let room = ProposedViewSize(width: plan.widths[index], height: nil)
            let own = cell.sizeThatFits(room)
            let left = plan.widths[index] - own.width
            let x = plan.origins[index] + left * rooms[index].alignment.before(isRightToLeft: isRightToLeft)
            cell.place(at: CGPoint(x: x, y: (size.height - own.height) / 2), proposal: room)
        }
    }
}

extension LayoutItem {
    /// The line of a table that the item is, or that others have wrapped.
    var tableLine: TableLineItem? { self as? TableLineItem ?? wrapped?.tableLine }
}
