/// One row of a table, or several.
@MainActor
@preconcurrency
public protocol TableRowContent<TableRowValue> {
    /// The type of the rows' values.
    associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue

    /// The type of ``tableRowBody-swift.property``.
    associatedtype TableRowBody: TableRowContent

    /// The rows that these are made of.
    var tableRowBody: TableRowBody { get }

    /// Gives the rows to the node at their place in the tree. The framework's own kinds of rows have one each; others hand on
    /// their body.
    static func _makeRows(content: _GraphValue<Self>, inputs: _TableRowInputs) -> _TableRowOutputs
}

extension TableRowContent {
    public static func _makeRows(content: _GraphValue<Self>, inputs: _TableRowInputs) -> _TableRowOutputs {
        TableRowBody._makeRows(content: _GraphValue(content.value.tableRowBody), inputs: inputs)
    }
}

/// The place in the tree that rows of a table are meant for.
public struct _TableRowInputs {
    let view: _ViewInputs
}

/// What rows of a table have become at their place.
public struct _TableRowOutputs {
    let view: _ViewOutputs
}

/// The body of rows that are not made of others. It is never evaluated.
extension Never: TableRowContent {
    public typealias TableRowValue = Never
    public typealias TableRowBody = Never

    nonisolated public var tableRowBody: Never {
        switch self {}
    }
}

/// Rows of the framework's own, which are not made of others.
package protocol PrimitiveTableRowContent: TableRowContent where TableRowBody == Never {}

extension PrimitiveTableRowContent {
    nonisolated public var tableRowBody: Never {
        preconditionFailure("\(Self.self) is not made of other rows; its body cannot be evaluated")
    }
}

/// Rows of a table as a view of a list: what holds for views in lists holds for them.
struct TableRows<Content: TableRowContent> {
    let content: Content
}

extension TableRows: PrimitiveView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        Content._makeRows(content: _GraphValue(view.value.content), inputs: _TableRowInputs(view: inputs)).view
    }
}

extension _TableRowInputs {
    /// Rows that a view of a list stands for.
    @MainActor
    func rows<V: View>(_ view: V) -> _TableRowOutputs {
        _TableRowOutputs(view: V._makeView(view: _GraphValue(view), inputs: self.view))
    }
}
