/// A row of a ``Table``, given its value: the columns say what is in it.
///
///     Table(of: Tool.self) {
///         TableColumn("Name", value: \.name)
///     } rows: {
///         ForEach(tools) { tool in
///             TableRow(tool)
///                 .contextMenu { Button("Lend") { lend(tool) } }
///         }
///     }
public struct TableRow<Value: Identifiable> {
    let value: Value

    /// A row of a value. A selection knows it by the value's `id`.
    nonisolated public init(_ value: Value) {
        self.value = value
    }
}

extension TableRow: PrimitiveTableRowContent {
    public typealias TableRowValue = Value

    public static func _makeRows(content: _GraphValue<Self>, inputs: _TableRowInputs) -> _TableRowOutputs {
        inputs.rows(TableRowLine(value: content.value.value))
    }
}

/// A table's row in the list.
struct TableRowLine<Value: Identifiable> {
    let value: Value
    @Environment(\.tableColumns) private var columns

    nonisolated init(value: Value) {
        self.value = value
    }
}

extension TableRowLine: View {
    var body: some View {
        TableLine(rooms: columns.rooms, cells: columns.all.map { $0.cell(value) }).tag(value.id)
    }
}

/// The columns of a table that are shown. A table that is described anew has other ones: what is in them may have changed.
final class TableColumns {
    let all: [TableColumnPart]
    let rooms: [TableColumnRoom]

    init(_ all: [TableColumnPart]) {
        self.all = all
        rooms = all.map(\.room)
    }
}

extension EnvironmentValues {
    private struct TableColumnsKey: EnvironmentKey {
        static var defaultValue: TableColumns { TableColumns([]) }
    }

    var tableColumns: TableColumns {
        get { self[TableColumnsKey.self] }
        set { self[TableColumnsKey.self] = newValue }
    }
}
