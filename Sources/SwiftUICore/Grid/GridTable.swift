import Foundation

/// The views of a grid, sorted into rows and columns.
@MainActor
struct GridTable {
    struct Cell {
        let item: LayoutItem
        let row: Int
        let columns: Range<Int>
        /// A view outside of rows, over all columns.
        let isWhole: Bool

        @MainActor
        func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value { item.layoutValue(for: key) ?? K.defaultValue }

        @MainActor
        func isSized(along axis: Axis) -> Bool {
            !value(GridCellUnsizedAxesKey.self).contains(axis == .horizontal ? .horizontal : .vertical)
        }
    }

    /// In the order of the views.
    private(set) var cells: [Cell] = []
    private(set) var columnCount = 0
    /// What a row says of its own alignment.
    private(set) var rowAlignments: [VerticalAlignment?] = []

    var rowCount: Int { rowAlignments.count }

    /// More than any screen has room for: a cell over more spans so many.
    private static let mostColumns = 1000
    private var cellsOfRows: [[Int]] = []

    func cells(ofRow row: Int) -> [Cell] { cellsOfRows[row].map { cells[$0] } }

    init(_ items: [LayoutItem]) {
        let rows = items.map(\.gridRow)
        var last: GridRowMark?
        var column = 0
        var found: [(item: LayoutItem, row: Int, columns: Range<Int>?)] = []
        for (item, row) in zip(items, rows) {
            if row == nil || row !== last {
                rowAlignments.append(row?.alignment)
                column = 0
            }
            last = row
            guard row != nil else {
                found.append((item, rowCount - 1, nil))
                continue
            }
            let width = min(item.layoutValue(for: GridCellColumnsKey.self) ?? 1, Self.mostColumns)
            found.append((item, rowCount - 1, column..<(column + width)))
            column += width
            columnCount = max(columnCount, column)
        }
        columnCount = max(columnCount, items.isEmpty ? 0 : 1)
        cells = found.map {
            Cell(item: $0.item, row: $0.row, columns: $0.columns ?? 0..<columnCount, isWhole: $0.columns == nil)
        }
        cellsOfRows = Array(repeating: [], count: rowCount)
        for (index, cell) in cells.enumerated() { cellsOfRows[cell.row].append(index) }
    }

    /// How views of a column stand across it, if one of them says so.
    func alignment(ofColumn column: Int) -> HorizontalAlignment? {
        cells.lazy.filter { !$0.isWhole && $0.columns.lowerBound == column }
            .compactMap { $0.value(GridColumnAlignmentKey.self) }.first
    }
}

extension LayoutItem {
    /// The row of a grid that the item is a cell of, however it is modified.
    fileprivate var gridRow: GridRowMark? {
        var item: LayoutItem? = self
        while let current = item {
            if let cell = current as? GridCellItem { return cell.row }
            item = current.modified
        }
        return nil
    }
}
