import Foundation

/// A row of a ``Grid``: its views are the cells, in order. Modifiers of the row are those of each cell.
public struct GridRow<Content: View> {
    let alignment: VerticalAlignment?
    let content: Content

    /// A row of the views in the closure.
    ///
    /// - Parameter alignment: How the views line up in the row; nil for what the grid says.
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension GridRow: PrimitiveView {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(GridRowNode<Content>.self, for: view)
    }
}

/// What the cells of one row have in common.
final class GridRowMark {
    var alignment: VerticalAlignment?
}

private final class GridRowNode<Content: View>: ValueNode<GridRow<Content>> {
    private let mark = GridRowMark()
    private var content: ViewNode?
    private var cells: [GridCellItem] = []

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var ownItems: [LayoutItem]? { cells }
    override var collectsItems: Bool { true }

    override func evaluate() {
        let isFirst = content == nil
        content = Content._makeView(view: _GraphValue(value.content), inputs: inputs(for: content)).node
        if isFirst { collectItems() }
        guard mark.alignment != value.alignment else { return }
        mark.alignment = value.alignment
        for cell in cells { cell.layoutDidChange() }
    }

    override func collectItems() {
        let old = cells
        cells = (content?.items ?? []).map { item in
            old.first { $0.content === item } ?? makeCell(around: item)
        }
        if !old.elementsEqual(cells, by: ===) { itemsDidChange() }
    }

    private func makeCell(around item: LayoutItem) -> GridCellItem {
        let cell = GridCellItem(window: window)
        cell.row = mark
        cell.content = item
        return cell
    }
}

/// A cell of a row in the layout.
final class GridCellItem: WrapperItem {
    var row: GridRowMark?
}
