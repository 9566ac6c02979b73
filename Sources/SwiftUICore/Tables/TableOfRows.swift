import Foundation

// Tables of rows that a closure names: without a selection, with one of one row, and with one of several.

extension Table {
    /// A table of the rows in a closure.
    nonisolated public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.none, columns: columns(), rows: rows())
    }

    /// A table of the rows in a closure, one of which can be selected.
    nonisolated public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.one(selection), columns: columns(), rows: rows())
    }

    /// A table of the rows in a closure, several of which can be selected while the table is edited.
    nonisolated public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.many(selection), columns: columns(), rows: rows())
    }
}

extension Table {
    /// A table of the rows in a closure, which columns can sort.
    nonisolated public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(.none, sorting: TableSorting(sortOrder), columns: columns(), rows: rows())
    }

    /// A table of the rows in a closure, which columns can sort.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(.none, sorting: TableSorting(sortOrder), columns: columns(), rows: rows())
    }

    /// A table of the rows in a closure, which columns can sort. One of the rows can be selected.
    nonisolated public init<Sort: SortComparator>(
        selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(.one(selection), sorting: TableSorting(sortOrder), columns: columns(), rows: rows())
    }

    /// A table of the rows in a closure, which columns can sort. One of the rows can be selected.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(.one(selection), sorting: TableSorting(sortOrder), columns: columns(), rows: rows())
    }

    /// A table of the rows in a closure, which columns can sort. Several rows can be selected while the table is edited.
    nonisolated public init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(.many(selection), sorting: TableSorting(sortOrder), columns: columns(), rows: rows())
    }

    /// A table of the rows in a closure, which columns can sort. Several rows can be selected while the table is edited.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(.many(selection), sorting: TableSorting(sortOrder), columns: columns(), rows: rows())
    }
}
