import Foundation

// Tables with a row for each element of a tree. An element with others below it opens and shows them.

extension Table {
    /// A table with a row for each element of a tree.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            .none, customization: columnCustomization, columns: columns(),
            rows: TableOutlineGroupContent(data: data, children: children))
    }

    /// A table with a row for each element of a tree. One of the rows can be selected.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            .one(selection), customization: columnCustomization, columns: columns(),
            rows: TableOutlineGroupContent(data: data, children: children))
    }

    /// A table with a row for each element of a tree. Several rows can be selected while the table is edited.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            .many(selection), customization: columnCustomization, columns: columns(),
            rows: TableOutlineGroupContent(data: data, children: children))
    }

    /// A table with a row for each element of a tree, which columns can sort.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(
            .none, sorting: TableSorting(sortOrder), customization: columnCustomization, columns: columns(),
            rows: TableOutlineGroupContent(data: data, children: children))
    }

    /// A table with a row for each element of a tree, which columns can sort. One of the rows can be selected.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(
            .one(selection), sorting: TableSorting(sortOrder), customization: columnCustomization, columns: columns(),
            rows: TableOutlineGroupContent(data: data, children: children))
    }

    /// A table with a row for each element of a tree, which columns can sort. Several rows can be selected while the table is edited.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(
            .many(selection), sorting: TableSorting(sortOrder), customization: columnCustomization, columns: columns(),
            rows: TableOutlineGroupContent(data: data, children: children))
    }
}

/// The rows of a table that is made of a tree: one for each element, and below it, set in, those of its children.
public struct TableOutlineGroupContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
    let data: Data
    let children: KeyPath<Data.Element, Data?>
}

extension TableOutlineGroupContent: PrimitiveTableRowContent {
    public typealias TableRowValue = Data.Element

    public static func _makeRows(content: _GraphValue<Self>, inputs: _TableRowInputs) -> _TableRowOutputs {
        let tree = content.value
        return inputs.rows(OutlineGroup(tree.data, children: tree.children) { TableRowLine(value: $0) })
    }
}
