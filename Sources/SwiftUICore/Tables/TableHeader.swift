import Foundation

/// The titles of a table's columns, over its rows.
struct TableHeader {
    let columns: [TableColumnPart]
    let sorting: TableSorting?
}

extension TableHeader: View {
    // The look is recalled: small and quiet, and the column that the rows are sorted by stands out.
    var body: some View {
        TableLine(rooms: columns.map(\.room), cells: columns.map { AnyView(TableTitle(column: $0, sorting: sorting)) })
            .font(.subheadline)
            .foregroundStyle(Color.secondary)
            .lineLimit(1)
    }
}

/// The title of a column: a button, if the column can sort the rows.
private struct TableTitle {
    let column: TableColumnPart
    let sorting: TableSorting?
}

extension TableTitle: View {
    var body: some View {
        if let sorting, let comparator = column.comparator {
            let order = sorting.order(comparator)
            Button {
                sorting.press(comparator)
            } label: {
                HStack(spacing: TableMetrics.signSpacing) {
                    column.title
                    if let order { SortSign(order: order) }
                }
                .fontWeight(order == nil ? nil : .semibold)
                .foregroundStyle(order == nil ? Color.secondary : Color.primary)
            }
            .buttonStyle(.plain)
            .accessibilityValue(Text(verbatim: order.map(spoken) ?? ""))
        } else {
            column.title
        }
    }

    private func spoken(_ order: SortOrder) -> String {
        order == .forward ? Words.ascending : Words.descending
    }
}

/// Says that a column sorts the rows: from the least to the greatest, or the other way round.
private struct SortSign {
    let order: SortOrder
}

extension SortSign: View {
    var body: some View {
        Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
            .imageScale(.small)
            .accessibilityHidden(true)
    }
}

extension View {
    /// Shows or hides the titles of the columns of tables in this view. A table in a compact width has none.
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableColumnHeaders, visibility)
    }
}

extension EnvironmentValues {
    private struct TableColumnHeadersKey: EnvironmentKey {
        static var defaultValue: Visibility { .automatic }
    }

    var tableColumnHeaders: Visibility {
        get { self[TableColumnHeadersKey.self] }
        set { self[TableColumnHeadersKey.self] = newValue }
    }
}
