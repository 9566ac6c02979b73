import Foundation

/// Several columns, one beside the other, as a builder makes them.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T> {
    /// The columns.
    public var value: T

    nonisolated init(_ value: T, valueType: RowValue.Type, sortType: Sort.Type) {
        self.value = value
    }
}

extension TupleTableColumnContent: PrimitiveTableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort

    public static func _makeContent(
        content: _GraphValue<Self>, inputs: _TableColumnInputs
    ) -> _TableColumnOutputs {
        let fields = Fields.of(T.self) ?? []
        return withUnsafePointer(to: content.value.value) { tuple in
            _TableColumnOutputs(
                columns: fields.flatMap { field in
                    (field.type as? any TableColumnContent.Type).map {
                        columns(of: $0, at: UnsafeRawPointer(tuple) + field.offset, inputs: inputs)
                    } ?? []
                })
        }
    }

    @MainActor
    private static func columns<C: TableColumnContent>(
        of type: C.Type, at place: UnsafeRawPointer, inputs: _TableColumnInputs
    ) -> [TableColumnPart] {
        let content = place.assumingMemoryBound(to: C.self).pointee
        return C._makeContent(content: _GraphValue(content), inputs: inputs).columns
    }
}

extension Group: TableColumnContent, PrimitiveTableColumnContent where Content: TableColumnContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableColumnSortComparator = Content.TableColumnSortComparator
    public typealias TableColumnBody = Never

    /// A group of the columns in the closure.
    nonisolated public init<R, C>(
        @TableColumnBuilder<R, C> content: () -> Content
    ) where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
        self.content = content()
    }

    public static func _makeContent(
        content: _GraphValue<Self>, inputs: _TableColumnInputs
    ) -> _TableColumnOutputs {
        Content._makeContent(content: _GraphValue(content.value.content), inputs: inputs)
    }
}

extension _ConditionalContent: TableColumnContent, PrimitiveTableColumnContent
where
    TrueContent: TableColumnContent, FalseContent: TableColumnContent,
    TrueContent.TableRowValue == FalseContent.TableRowValue,
    TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator
{
    public typealias TableRowValue = TrueContent.TableRowValue
    public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
    public typealias TableColumnBody = Never

    public static func _makeContent(
        content: _GraphValue<Self>, inputs: _TableColumnInputs
    ) -> _TableColumnOutputs {
        switch content.value.storage {
        case .trueContent(let columns): TrueContent._makeContent(content: _GraphValue(columns), inputs: inputs)
        case .falseContent(let columns): FalseContent._makeContent(content: _GraphValue(columns), inputs: inputs)
        }
    }
}

extension Optional: TableColumnContent, PrimitiveTableColumnContent where Wrapped: TableColumnContent {
    public typealias TableRowValue = Wrapped.TableRowValue
    public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
    public typealias TableColumnBody = Never

    public static func _makeContent(
        content: _GraphValue<Self>, inputs: _TableColumnInputs
    ) -> _TableColumnOutputs {
        content.value.map { Wrapped._makeContent(content: _GraphValue($0), inputs: inputs) }
            ?? _TableColumnOutputs(columns: [])
    }
}

/// A column for each element of a collection, in tables whose columns are not known beforehand.
///
///     Table(samples) {
///         TableColumn("Time", value: \.time)
///         TableColumnForEach(channels) { channel in
///             TableColumn(channel.name) { Text("\($0.level(of: channel))") }
///         }
///     }
public struct TableColumnForEach<Data, ID, RowValue, Sort, Content>
where
    Data: RandomAccessCollection, ID: Hashable, RowValue == Content.TableRowValue,
    Sort == Content.TableColumnSortComparator, Content: TableColumnContent
{
    /// The elements.
    public var data: Data
    /// Makes the columns of an element.
    public var content: (Data.Element) -> Content
}

extension TableColumnForEach: PrimitiveTableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort

    /// A column for each element, each with its own `id`.
    nonisolated public init(
        _ data: Data,
        @TableColumnBuilder<TableRowValue, TableColumnSortComparator> content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.data = data
        self.content = content
    }

    /// A column for each element; a part of the element says who it is.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<TableRowValue, TableColumnSortComparator> content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }

    public static func _makeContent(
        content: _GraphValue<Self>, inputs: _TableColumnInputs
    ) -> _TableColumnOutputs {
        _TableColumnOutputs(
            columns: content.value.data.flatMap {
                Content._makeContent(content: _GraphValue(content.value.content($0)), inputs: inputs).columns
            })
    }
}
