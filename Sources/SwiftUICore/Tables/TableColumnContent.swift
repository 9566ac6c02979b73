import Foundation

/// One column of a table, or several.
///
/// Columns that several tables share, or that make a long builder shorter, can be a type of their own, or a property:
///
///     @TableColumnBuilder<Tool, Never>
///     private var sizes: some TableColumnContent<Tool, Never> {
///         TableColumn("Width") { Text("\($0.width)") }
///         TableColumn("Height") { Text("\($0.height)") }
///     }
@MainActor
@preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The type of the rows' values.
    associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue

    /// How the columns sort rows; `Never` if they do not.
    associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator

    /// The type of ``tableColumnBody-swift.property``.
    associatedtype TableColumnBody: TableColumnContent

    /// The columns that these are made of.
    nonisolated var tableColumnBody: TableColumnBody { get }

    /// Hands the columns to their table. The framework's own kinds of columns have one each; others hand on their body.
    static func _makeContent(content: _GraphValue<Self>, inputs: _TableColumnInputs) -> _TableColumnOutputs
}

extension TableColumnContent
where
    TableColumnSortComparator == TableColumnBody.TableColumnSortComparator,
    TableRowValue == TableColumnBody.TableRowValue
{
    public static func _makeContent(
        content: _GraphValue<Self>, inputs: _TableColumnInputs
    ) -> _TableColumnOutputs {
        TableColumnBody._makeContent(content: _GraphValue(content.value.tableColumnBody), inputs: inputs)
    }
}

/// What columns are told of their table: nothing so far.
public struct _TableColumnInputs {}

/// What columns are to their table.
public struct _TableColumnOutputs {
    let columns: [TableColumnPart]
}

/// A column, whatever the type of its rows.
struct TableColumnPart {
    let title: AnyView
    /// How it sorts rows; nil for one that does not.
    let comparator: Any?
    var room: TableColumnRoom
    var visibility = Visibility.automatic
    /// The name by which a customization of the table knows it; nil for one that it cannot change.
    var customizationID: String?
    /// Its view for a row's value.
    let cell: (Any) -> AnyView

    init(title: AnyView, comparator: Any?, room: TableColumnRoom, cell: @escaping (Any) -> AnyView) {
        self.title = title
        self.comparator = comparator
        self.room = room
        self.cell = cell
    }
}

/// The body of columns that are not made of others. It is never evaluated.
extension Never: TableColumnContent {
    public typealias TableColumnSortComparator = Never
    public typealias TableColumnBody = Never

    nonisolated public var tableColumnBody: Never {
        switch self {}
    }
}

/// Columns of the framework's own, which are not made of others.
package protocol PrimitiveTableColumnContent: TableColumnContent where TableColumnBody == Never {}

extension PrimitiveTableColumnContent {
    nonisolated public var tableColumnBody: Never {
        preconditionFailure("\(Self.self) is not made of other columns; its body cannot be evaluated")
    }
}
