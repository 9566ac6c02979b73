/// Several rows of a table, one below the other, as a builder makes them.
public struct TupleTableRowContent<Value: Identifiable, T> {
    /// The rows.
    public var value: T

    nonisolated init(_ value: T, ofType: Value.Type) {
        self.value = value
    }
}

extension TupleTableRowContent: PrimitiveTableRowContent {
    public typealias TableRowValue = Value

    public static func _makeRows(content: _GraphValue<Self>, inputs: _TableRowInputs) -> _TableRowOutputs {
        inputs.rows(TupleView(content.value.value))
    }
}

/// No rows.
public struct EmptyTableRowContent<Value: Identifiable> {}

extension EmptyTableRowContent: PrimitiveTableRowContent {
    public typealias TableRowValue = Value

    public static func _makeRows(content: _GraphValue<Self>, inputs: _TableRowInputs) -> _TableRowOutputs {
        inputs.rows(EmptyView())
    }
}

extension Group: TableRowContent, PrimitiveTableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    /// A group of the rows in the closure.
    nonisolated public init<R>(
        @TableRowBuilder<R> content: () -> Content
    ) where R == Content.TableRowValue {
        self.content = content()
    }

    public static func _makeRows(content: _GraphValue<Self>, inputs: _TableRowInputs) -> _TableRowOutputs {
        Content._makeRows(content: _GraphValue(content.value.content), inputs: inputs)
    }
}

extension _ConditionalContent: TableRowContent, PrimitiveTableRowContent
where
    TrueContent: TableRowContent, FalseContent: TableRowContent,
    TrueContent.TableRowValue == FalseContent.TableRowValue
{
    public typealias TableRowValue = TrueContent.TableRowValue
    public typealias TableRowBody = Never

    public static func _makeRows(content: _GraphValue<Self>, inputs: _TableRowInputs) -> _TableRowOutputs {
        typealias Rows = _ConditionalContent<TableRows<TrueContent>, TableRows<FalseContent>>
        return switch content.value.storage {
        case .trueContent(let rows): inputs.rows(Rows(storage: .trueContent(TableRows(content: rows))))
        case .falseContent(let rows): inputs.rows(Rows(storage: .falseContent(TableRows(content: rows))))
        }
    }
}

extension Optional: TableRowContent, PrimitiveTableRowContent where Wrapped: TableRowContent {
    public typealias TableRowValue = Wrapped.TableRowValue
    public typealias TableRowBody = Never

    public static func _makeRows(content: _GraphValue<Self>, inputs: _TableRowInputs) -> _TableRowOutputs {
        inputs.rows(content.value.map { TableRows(content: $0) })
    }
}
