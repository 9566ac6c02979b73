import Foundation

// Tables whose columns the app shows and hides by a customization.

extension Table {
    /// A table of the rows in a closure.
    nonisolated public init(
        of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.none, customization: columnCustomization, columns: columns(), rows: rows())
    }

    /// A table of the rows in a closure. One of the rows can be selected.
    nonisolated public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.one(selection), customization: columnCustomization, columns: columns(), rows: rows())
    }

    /// A table of the rows in a closure. Several rows can be selected while the table is edited.
    nonisolated public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.many(selection), customization: columnCustomization, columns: columns(), rows: rows())
    }

    /// A table of the rows in a closure, which columns can sort.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(
            .none, sorting: TableSorting(sortOrder), customization: columnCustomization, columns: columns(),
            rows: rows())
    }

    /// A table of the rows in a closure, which columns can sort. One of the rows can be selected.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(
            .one(selection), sorting: TableSorting(sortOrder), customization: columnCustomization, columns: columns(),
            rows: rows())
    }

    /// A table of the rows in a closure, which columns can sort. Several rows can be selected while the table is edited.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(
            .many(selection), sorting: TableSorting(sortOrder), customization: columnCustomization, columns: columns(),
            rows: rows())
    }
}

extension Table {
    /// A table with a row for each element.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(.none, customization: columnCustomization, columns: columns(), rows: TableForEachContent(data: data))
    }

    /// A table with a row for each element. One of the rows can be selected.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            .one(selection), customization: columnCustomization, columns: columns(),
            rows: TableForEachContent(data: data))
    }

    /// A table with a row for each element. Several rows can be selected while the table is edited.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            .many(selection), customization: columnCustomization, columns: columns(),
            rows: TableForEachContent(data: data))
    }

    /// A table with a row for each element, which columns can sort.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(
            .none, sorting: TableSorting(sortOrder), customization: columnCustomization, columns: columns(),
            rows: TableForEachContent(data: data))
    }

    /// A table with a row for each element, which columns can sort. One of the rows can be selected.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(
            .one(selection), sorting: TableSorting(sortOrder), customization: columnCustomization, columns: columns(),
            rows: TableForEachContent(data: data))
    }

    /// A table with a row for each element, which columns can sort. Several rows can be selected while the table is edited.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(
            .many(selection), sorting: TableSorting(sortOrder), customization: columnCustomization, columns: columns(),
            rows: TableForEachContent(data: data))
    }
}
