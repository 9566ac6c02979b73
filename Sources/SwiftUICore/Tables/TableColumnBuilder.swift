import Foundation

/// Puts the columns written in a closure together. Columns that sort and columns that do not may stand side by side.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    /// A column that sorts as the table does.
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) -> TableColumn<RowValue, Sort, Content, Label> {
        column
    }

    /// A column that does not sort.
    @_disfavoredOverload
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Never, Content, Label>
    ) -> TableColumn<RowValue, Never, Content, Label> {
        column
    }

    /// Columns that sort as the table does.
    public static func buildExpression<Column: TableColumnContent>(
        _ column: Column
    ) -> Column where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator {
        column
    }

    /// Columns that do not sort.
    @_disfavoredOverload
    public static func buildExpression<Column: TableColumnContent>(
        _ column: Column
    ) -> Column where RowValue == Column.TableRowValue, Column.TableColumnSortComparator == Never {
        column
    }

    /// A single column as it is.
    public static func buildBlock<Column: TableColumnContent>(
        _ column: Column
    ) -> Column where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator {
        column
    }

    /// A single column as it is.
    @_disfavoredOverload
    public static func buildBlock<Column: TableColumnContent>(
        _ column: Column
    ) -> Column where RowValue == Column.TableRowValue, Column.TableColumnSortComparator == Never {
        column
    }

    /// Several columns, one beside the other. Each is one of the table's: its expression has been looked at.
    @_disfavoredOverload
    public static func buildBlock<each Column: TableColumnContent>(
        _ column: repeat each Column
    ) -> TupleTableColumnContent<RowValue, Sort, (repeat each Column)> {
        TupleTableColumnContent((repeat each column), valueType: RowValue.self, sortType: Sort.self)
    }

    /// Columns that are there only under a condition.
    public static func buildIf<C: TableColumnContent>(
        _ content: C?
    ) -> C? where RowValue == C.TableRowValue, Sort == C.TableColumnSortComparator {
        content
    }

    /// Columns that are there only under a condition.
    @_disfavoredOverload
    public static func buildIf<C: TableColumnContent>(
        _ content: C?
    ) -> C? where RowValue == C.TableRowValue, C.TableColumnSortComparator == Never {
        content
    }

    /// The first of two.
    public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
        first: T
    ) -> _ConditionalContent<T, F>
    where
        RowValue == T.TableRowValue, Sort == T.TableColumnSortComparator,
        T.TableColumnSortComparator == F.TableColumnSortComparator, T.TableRowValue == F.TableRowValue
    {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The second of two.
    public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
        second: F
    ) -> _ConditionalContent<T, F>
    where
        RowValue == T.TableRowValue, Sort == T.TableColumnSortComparator,
        T.TableColumnSortComparator == F.TableColumnSortComparator, T.TableRowValue == F.TableRowValue
    {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// The first of two that do not sort.
    @_disfavoredOverload
    public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
        first: T
    ) -> _ConditionalContent<T, F>
    where
        RowValue == T.TableRowValue, T.TableColumnSortComparator == Never, F.TableColumnSortComparator == Never,
        T.TableRowValue == F.TableRowValue
    {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The second of two that do not sort.
    @_disfavoredOverload
    public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
        second: F
    ) -> _ConditionalContent<T, F>
    where
        RowValue == T.TableRowValue, T.TableColumnSortComparator == Never, F.TableColumnSortComparator == Never,
        T.TableRowValue == F.TableRowValue
    {
        _ConditionalContent(storage: .falseContent(second))
    }
}
