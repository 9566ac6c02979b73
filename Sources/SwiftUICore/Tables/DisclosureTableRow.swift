/// A row of a table that opens, and the rows below it.
///
///     DisclosureTableRow(box) {
///         ForEach(box.tools)
///     }
///
/// Where the app gives no binding, the row is closed at first and remembers by itself whether it is open.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>
where Label.TableRowValue == Content.TableRowValue {
    private let label: Label
    private let content: () -> Content
    private let isExpanded: Binding<Bool>?

    /// A row of a value, which opens.
    nonisolated public init<Value>(
        _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value>, Value == Content.TableRowValue {
        label = TableRow(value)
        self.isExpanded = isExpanded
        self.content = content
    }
}

extension DisclosureTableRow: PrimitiveTableRowContent {
    public typealias TableRowValue = Label.TableRowValue

    public static func _makeRows(content: _GraphValue<Self>, inputs: _TableRowInputs) -> _TableRowOutputs {
        let row = content.value
        return inputs.rows(
            DisclosureGroup(isExpanded: row.isExpanded, label: TableRows(content: row.label)) {
                TableRows(content: row.content())
            })
    }
}
