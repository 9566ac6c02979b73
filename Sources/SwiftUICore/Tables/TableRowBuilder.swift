/// Puts the rows written in a closure together.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    /// Rows as they are.
    public static func buildExpression<Content: TableRowContent>(
        _ content: Content
    ) -> Content where Value == Content.TableRowValue {
        content
    }

    /// Rows as they are.
    public static func buildBlock<C: TableRowContent>(_ content: C) -> C where Value == C.TableRowValue {
        content
    }

    /// Several rows, one below the other. Each is one of the table's: its expression has been looked at.
    @_disfavoredOverload
    public static func buildBlock<each C: TableRowContent>(
        _ content: repeat each C
    ) -> TupleTableRowContent<Value, (repeat each C)> {
        TupleTableRowContent((repeat each content), ofType: Value.self)
    }

    /// Rows that are there only under a condition.
    public static func buildIf<C: TableRowContent>(_ content: C?) -> C? where Value == C.TableRowValue {
        content
    }

    /// The first of two.
    public static func buildEither<T: TableRowContent, F: TableRowContent>(
        first: T
    ) -> _ConditionalContent<T, F> where Value == T.TableRowValue, T.TableRowValue == F.TableRowValue {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The second of two.
    public static func buildEither<T: TableRowContent, F: TableRowContent>(
        second: F
    ) -> _ConditionalContent<T, F> where Value == T.TableRowValue, T.TableRowValue == F.TableRowValue {
        _ConditionalContent(storage: .falseContent(second))
    }
}
