/// Rows of a table that a collection says.
public protocol DynamicTableRowContent: TableRowContent {
    /// The type of the collection.
    associatedtype Data: Collection

    /// The collection.
    var data: Data { get }
}

extension ForEach: TableRowContent, PrimitiveTableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    /// Rows of a table for each element, each with its own `id`.
    nonisolated public init<V>(
        _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
        self.init(data, id: \Data.Element.id, content: content)
    }

    /// Rows of a table for each element; a part of the element says who it is.
    nonisolated public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TableRowValue {
        self.data = data
        self.content = content
        self.id = { $0[keyPath: id] }
    }

    /// A row of a table for each element.
    nonisolated public init(
        _ data: Data
    ) where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable {
        self.init(data, id: \Data.Element.id) { TableRow($0) }
    }

    /// Rows of a table for each number of a range that does not change.
    nonisolated public init<V>(
        _ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content
    ) where Data == Range<Int>, ID == Int, V == Content.TableRowValue {
        self.data = data
        self.content = content
        id = { $0 }
    }

    public static func _makeRows(content: _GraphValue<Self>, inputs: _TableRowInputs) -> _TableRowOutputs {
        let rows = content.value
        return inputs.rows(
            ForEach<Data, ID, TableRows<Content>>(
                data: rows.data, content: { TableRows(content: rows.content($0)) }, id: rows.id))
    }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}
