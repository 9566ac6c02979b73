import Foundation

/// A column of a ``Table``: its title, and the view that it has in each row.
///
///     TableColumn("Weight", value: \.weight) { Text("\($0.weight) g") }
///
/// A column of strings needs no view. In a table with a sort order the title of a column that names a part of the row's value is a
/// button that sorts the rows by it.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View> {
    let label: Label
    /// How the column sorts rows; nil for one that does not.
    let comparator: Sort?
    let content: (RowValue) -> Content
    private(set) var room = TableColumnRoom()

    nonisolated init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
        self.label = label
        self.comparator = comparator
        self.content = content
    }

    /// A column that is always so wide, in points; nil for one that shares the room with others.
    nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
        self.width(min: width, ideal: width, max: width)
    }

    /// A column whose width keeps to limits, in points.
    ///
    /// The columns share the room between them: each begins with its ideal width, or else an equal share, and what is left or
    /// missing is divided among those that can still grow or shrink.
    nonisolated public func width(
        min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
    ) -> TableColumn<RowValue, Sort, Content, Label> {
        var column = self
        column.room.min = min
        column.room.ideal = ideal
        column.room.max = max
        return column
    }

    /// The column as it is: a width without numbers says nothing.
    @available(*, deprecated, message: "Please pass one or more parameters to modify a column's width.")
    nonisolated public func width() -> TableColumn<RowValue, Sort, Content, Label> { self }
}

extension TableColumn: PrimitiveTableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort

    public static func _makeContent(
        content: _GraphValue<Self>, inputs: _TableColumnInputs
    ) -> _TableColumnOutputs {
        let column = content.value
        return _TableColumnOutputs(columns: [
            TableColumnPart(title: AnyView(column.label), comparator: column.comparator, room: column.room) { value in
                // A row of another type cannot stand in the table: the compiler sees to it.
                (value as? RowValue).map { AnyView(column.content($0)) } ?? AnyView(EmptyView())
            }
        ])
    }
}

extension TableColumn where Sort == Never, Label == Text {
    /// A column that does not sort.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: nil, content: content)
    }

    /// A column that does not sort.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: nil, content: content)
    }

    /// A column that does not sort.
    nonisolated public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: text, comparator: nil, content: content)
    }

    /// A column of strings that does not sort.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(label: Text(titleKey), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }

    /// A column of strings that does not sort.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(label: Text(title), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }

    /// A column of strings that does not sort.
    nonisolated public init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(label: text, comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }
}

extension TableColumn where RowValue == Sort.Compared, Label == Text {
    /// A column that sorts the rows in a way of the app's.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: comparator, content: content)
    }

    /// A column that sorts the rows in a way of the app's.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: comparator, content: content)
    }

    /// A column that sorts the rows in a way of the app's.
    nonisolated public init(
        _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: comparator, content: content)
    }
}
