import CoreTransferable

extension TableRowContent {
    /// Lets these rows be dragged, with a value.
    ///
    /// - Parameter payload: Makes the value, when a drag begins.
    public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TableRowContent<TableRowValue> {
        ModifiedTableRows(rows: self, modifier: DragModifier(payload: { DragPayload(payload()) }))
    }

    /// Lets values be dropped on these rows.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values. Others are not taken.
    ///   - action: Takes what was dropped.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        let target = TypedDropTarget<T>(
            action: { items, _ in
                action(items)
                return true
            }, isTargeted: { _ in })
        return ModifiedTableRows(rows: self, modifier: DropModifier(target: target))
    }
}

/// Rows of a table with a modifier of views.
private struct ModifiedTableRows<Rows: TableRowContent, Modifier: ViewModifier> {
    let rows: Rows
    let modifier: Modifier
}

extension ModifiedTableRows: PrimitiveTableRowContent {
    typealias TableRowValue = Rows.TableRowValue

    static func _makeRows(content: _GraphValue<Self>, inputs: _TableRowInputs) -> _TableRowOutputs {
        let value = content.value
        return inputs.rows(ModifiedContent(content: TableRows(content: value.rows), modifier: value.modifier))
    }
}
