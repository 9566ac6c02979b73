import Foundation

// Tables with a row for each element: without a selection, with one of one row, and with one of several.

extension Table {
    /// A table with a row for each element.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(.none, columns: columns(), rows: TableForEachContent(data: data))
    }

    /// A table with a row for each element. One of them can be selected.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(.one(selection), columns: columns(), rows: TableForEachContent(data: data))
    }

    /// A table with a row for each element. Several of them can be selected while the table is edited.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(.many(selection), columns: columns(), rows: TableForEachContent(data: data))
    }

    /// A table with a row for each element, which columns can sort.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
    {
        self.init(
            .none, sorting: TableSorting(sortOrder), columns: columns(), rows: TableForEachContent(data: data))
    }

    /// A table with a row for each element, which columns can sort. One of the rows can be selected.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
    {
        self.init(
            .one(selection), sorting: TableSorting(sortOrder), columns: columns(),
            rows: TableForEachContent(data: data))
    }

    /// A table with a row for each element, which columns can sort. Several rows can be selected while the table is edited.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
    {
        self.init(
            .many(selection), sorting: TableSorting(sortOrder), columns: columns(),
            rows: TableForEachContent(data: data))
    }
}

/// The rows of a table that is made of a collection: one for each element.
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
    let data: Data
}

extension TableForEachContent: TableRowContent {
    public typealias TableRowValue = Data.Element

    public var tableRowBody: some TableRowContent {
        ForEach(data)
    }
}
