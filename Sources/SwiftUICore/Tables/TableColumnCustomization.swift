/// Which columns of a table are shown, where that is not for the app's code alone to say: it can be kept from one launch to the next.
///
///     @State private var columns = TableColumnCustomization<Tool>()
///
///     Table(tools, columnCustomization: $columns) {
///         TableColumn("Name", value: \.name)
///         TableColumn("Maker", value: \.maker).customizationID("maker")
///     }
///     Button("Hide makers") { columns[visibility: "maker"] = .hidden }
///
/// On this platform a person cannot change columns by hand; the order of the columns is always the one that they are written in.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
    /// Whether a column is shown, by its id; nothing for one of which nothing has been said.
    private var isShown: [String: Bool] = [:]

    /// Nothing is said of any column.
    public init() {}

    /// Whether a column is shown; automatic for what the column says of itself.
    public subscript(visibility id: String) -> Visibility {
        get { isShown[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { isShown[id] = newValue == .automatic ? nil : newValue == .visible }
    }
}

extension TableColumnContent {
    /// The name by which a ``TableColumnCustomization`` knows these columns.
    public func customizationID(
        _ id: String
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedTableColumns(content: self) { $0.customizationID = id }
    }
}
