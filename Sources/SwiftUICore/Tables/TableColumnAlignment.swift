import Foundation

/// Where the cells of a column, and its title, stand in the column.
public struct TableColumnAlignment: Sendable {
    enum Kind: Equatable {
        case automatic, leading, center, trailing, left, right
    }

    let kind: Kind

    /// At the leading edge.
    public static var automatic: TableColumnAlignment { TableColumnAlignment(kind: .automatic) }
    /// At the leading edge.
    public static var leading: TableColumnAlignment { TableColumnAlignment(kind: .leading) }
    /// In the middle.
    public static var center: TableColumnAlignment { TableColumnAlignment(kind: .center) }
    /// At the trailing edge.
    public static var trailing: TableColumnAlignment { TableColumnAlignment(kind: .trailing) }

    /// For numbers in the numbering system of the person's locale, so that their last digits stand below each other.
    public static var numeric: TableColumnAlignment { numeric(Locale.current.numberingSystem) }

    /// For numbers in a numbering system: on the right, or on the left for the few that are written from the right.
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment {
        TableColumnAlignment(kind: fromRight.contains(numberingSystem.identifier) ? .left : .right)
    }

    /// The numbering systems of Adlam, N'Ko and Hanifi Rohingya, by their names in the Unicode locale data.
    private static let fromRight: Set<String> = ["adlm", "nkoo", "rohg"]
}

extension TableColumnAlignment.Kind {
    /// Which part of the room that a cell leaves is before it, from the leading edge.
    func before(isRightToLeft: Bool) -> CGFloat {
        switch self {
        case .automatic, .leading: 0
        case .center: 0.5
        case .trailing: 1
        case .left: isRightToLeft ? 1 : 0
        case .right: isRightToLeft ? 0 : 1
        }
    }
}

extension TableColumnContent {
    /// Says where the cells of these columns, and their titles, stand in the columns.
    public func alignment(
        _ alignment: TableColumnAlignment
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedTableColumns(content: self) { $0.room.alignment = alignment.kind }
    }

    /// Shows or hides these columns. Columns are shown, if nothing is said.
    public func defaultVisibility(
        _ visibility: Visibility
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedTableColumns(content: self) { $0.visibility = visibility }
    }
}

/// Columns of which something more is said.
struct ChangedTableColumns<Content: TableColumnContent> {
    let content: Content
    let change: (inout TableColumnPart) -> Void
}

extension ChangedTableColumns: PrimitiveTableColumnContent {
    typealias TableRowValue = Content.TableRowValue
    typealias TableColumnSortComparator = Content.TableColumnSortComparator

    static func _makeContent(
        content: _GraphValue<Self>, inputs: _TableColumnInputs
    ) -> _TableColumnOutputs {
        var columns = Content._makeContent(content: _GraphValue(content.value.content), inputs: inputs).columns
        for index in columns.indices { content.value.change(&columns[index]) }
        return _TableColumnOutputs(columns: columns)
    }
}
