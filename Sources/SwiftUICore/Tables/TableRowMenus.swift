/// What is said of rows of a table.
@MainActor
@preconcurrency
public protocol _TableRowContentModifier {
    /// Gives the modifier to the node at its place in the tree.
    static func _makeRows(
        modifier: _GraphValue<Self>, inputs: _TableRowInputs,
        body: @escaping (_Graph, _TableRowInputs) -> _TableRowOutputs
    ) -> _TableRowOutputs
}

extension ModifiedContent: TableRowContent, PrimitiveTableRowContent
where Content: TableRowContent, Modifier: _TableRowContentModifier {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    public static func _makeRows(content: _GraphValue<Self>, inputs: _TableRowInputs) -> _TableRowOutputs {
        let rows = content.value.content
        return Modifier._makeRows(modifier: _GraphValue(content.value.modifier), inputs: inputs) { _, inputs in
            Content._makeRows(content: _GraphValue(rows), inputs: inputs)
        }
    }
}

extension ModifiedContent: DynamicTableRowContent
where Content: DynamicTableRowContent, Modifier: _TableRowContentModifier {
    /// The collection that the rows are made of.
    public var data: Content.Data { content.data }
}

extension _TableRowInputs {
    /// Rows with a modifier of views.
    @MainActor
    fileprivate func modifiedRows<Modifier: ViewModifier>(
        _ modifier: Modifier, body: @escaping (_Graph, _TableRowInputs) -> _TableRowOutputs
    ) -> _TableRowOutputs {
        _TableRowOutputs(
            view: Modifier._makeView(modifier: _GraphValue(modifier), inputs: view) { graph, inputs in
                body(graph, _TableRowInputs(view: inputs)).view
            })
    }
}

extension TableRowContent {
    /// Shows a menu when one of these rows is held down, or pressed with the other button of a mouse.
    nonisolated public func contextMenu<M: View>(
        @ViewBuilder menuItems: () -> M
    ) -> ModifiedContent<Self, _ContextMenuTableRowModifier<M>> {
        ModifiedContent(content: self, modifier: _ContextMenuTableRowModifier(items: menuItems()))
    }

    /// Shows a menu when one of these rows is held down, or pressed with the other button of a mouse, and above the menu what it is
    /// about.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> ModifiedContent<Self, _ContextMenuPreviewTableRowModifier<M, P>> {
        ModifiedContent(
            content: self, modifier: _ContextMenuPreviewTableRowModifier(items: menuItems(), preview: preview()))
    }
}

/// A menu of rows of a table.
public struct _ContextMenuTableRowModifier<MenuItems: View> {
    let items: MenuItems
}

extension _ContextMenuTableRowModifier: _TableRowContentModifier {
    public static func _makeRows(
        modifier: _GraphValue<Self>, inputs: _TableRowInputs,
        body: @escaping (_Graph, _TableRowInputs) -> _TableRowOutputs
    ) -> _TableRowOutputs {
        inputs.modifiedRows(ContextMenuModifier(items: modifier.value.items, preview: EmptyView()), body: body)
    }
}

/// A menu of rows of a table, with what it is about.
public struct _ContextMenuPreviewTableRowModifier<MenuItems: View, Preview: View> {
    let items: MenuItems
    let preview: Preview
}

extension _ContextMenuPreviewTableRowModifier: _TableRowContentModifier {
    public static func _makeRows(
        modifier: _GraphValue<Self>, inputs: _TableRowInputs,
        body: @escaping (_Graph, _TableRowInputs) -> _TableRowOutputs
    ) -> _TableRowOutputs {
        inputs.modifiedRows(
            ContextMenuModifier(items: modifier.value.items, preview: modifier.value.preview), body: body)
    }
}
