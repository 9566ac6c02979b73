import Foundation

/// Rows of several columns, under the columns' titles.
///
///     Table(tools, selection: $chosen, sortOrder: $order) {
///         TableColumn("Name", value: \.name)
///         TableColumn("Weight", value: \.weight) { Text("\($0.weight) g") }
///             .width(90)
///     }
///
/// Where the width is compact, there is room for one column: the first one is shown, without titles, and a row is like that of a
/// ``List``. An app that wants more there puts it into the first column's view, which can read `horizontalSizeClass`.
///
/// A table does not sort: it says in `sortOrder` how the person wants the rows to be sorted, and the app brings them into that
/// order.
public struct Table<Value, Rows, Columns>
where
    Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
    Rows.TableRowValue == Columns.TableRowValue
{
    let selection: ListSelection<Value.ID>
    let sorting: TableSorting?
    let customization: Binding<TableColumnCustomization<Value>>?
    let columns: Columns
    let rows: Rows

    nonisolated init(
        _ selection: ListSelection<Value.ID>, sorting: TableSorting? = nil,
        customization: Binding<TableColumnCustomization<Value>>? = nil, columns: Columns, rows: Rows
    ) {
        self.selection = selection
        self.sorting = sorting
        self.customization = customization
        self.columns = columns
        self.rows = rows
    }
}

extension Table: PrimitiveView {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        TableBody._makeView(view: _GraphValue(TableBody(table: view.value)), inputs: inputs)
    }
}

/// A table is a list, whose rows find the columns in their environment.
private struct TableBody<Value, Rows, Columns>
where
    Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
    Rows.TableRowValue == Columns.TableRowValue
{
    let table: Table<Value, Rows, Columns>
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.tableColumnHeaders) private var headers
    @Environment(\.tableStyle) private var style

    /// There is room for the first column only.
    @MainActor private var isCompact: Bool { width == .compact }

    @MainActor private var columns: [TableColumnPart] {
        let all = Columns._makeContent(content: _GraphValue(table.columns), inputs: _TableColumnInputs()).columns
        let shown = all.filter { visibility(of: $0) != .hidden }
        return isCompact ? Array(shown.prefix(1)) : shown
    }

    private func visibility(of column: TableColumnPart) -> Visibility {
        guard let id = column.customizationID, let custom = table.customization?.wrappedValue[visibility: id],
            custom != .automatic
        else { return column.visibility }
        return custom
    }
}

extension TableBody: View {
    var body: some View {
        let columns = columns
        let header = isCompact || headers == .hidden ? nil : TableHeader(columns: columns, sorting: table.sorting)
        // A section in either case: the rows stay the same when the titles come and go.
        let content = Section(header: header, content: TableRows(content: table.rows), footer: EmptyView())
        let list = List(table.selection, content).environment(\.tableColumns, TableColumns(columns))
        style.body(of: TableStyleConfiguration(table: AnyView(list)))
    }
}
