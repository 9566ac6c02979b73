/// Rows that scroll. A row can be chosen where the list has a selection.
///
///     List(tools, selection: $chosen) { tool in
///         Text(tool.name)
///     }
///
/// The selection holds the identity of a row: that of its element, or the one given with `id`. A selection of another type
/// matches no row, and a press of a row then changes nothing, as with SwiftUI.
public struct List<SelectionValue: Hashable, Content: View> {
    let selection: ListSelection<SelectionValue>
    let content: Content

    fileprivate nonisolated init(_ selection: ListSelection<SelectionValue>, _ content: Content) {
        self.selection = selection
        self.content = content
    }
}

/// What a list knows of its selection.
enum ListSelection<Value: Hashable> {
    case none
    case one(Binding<Value?>)
    /// A press changes it only while the list is being edited.
    case many(Binding<Set<Value>>)

    init(_ binding: Binding<Value?>?) {
        self = binding.map { .one($0) } ?? .none
    }

    init(_ binding: Binding<Set<Value>>?) {
        self = binding.map { .many($0) } ?? .none
    }
}

extension List: PrimitiveView {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(ListNode<SelectionValue, Content>.self, for: view)
    }
}

extension List {
    /// A list of the views in the closure, of which several can be selected.
    nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(ListSelection(selection), content())
    }

    /// A list of the views in the closure, of which one can be selected.
    nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(ListSelection(selection), content())
    }

    /// A list with a row for each element, of which several can be selected.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(ListSelection(selection), ForEach(data, content: rowContent))
    }

    /// A list with a row for each element, of which one can be selected.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(ListSelection(selection), ForEach(data, content: rowContent))
    }

    /// A list with a row for each element, which a part of it names, of which several can be selected.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(ListSelection(selection), ForEach(data, id: id, content: rowContent))
    }

    /// A list with a row for each element, which a part of it names, of which one can be selected.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(ListSelection(selection), ForEach(data, id: id, content: rowContent))
    }

    /// A list with a row for each number of a range, of which several can be selected.
    nonisolated public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(ListSelection(selection), ForEach(data, content: rowContent))
    }

    /// A list with a row for each number of a range, of which one can be selected.
    nonisolated public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(ListSelection(selection), ForEach(data, content: rowContent))
    }
}

extension List where SelectionValue == Never {
    /// A list of the views in the closure.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(.none, content())
    }

    /// A list with a row for each element.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(.none, ForEach(data, content: rowContent))
    }

    /// A list with a row for each element, which a part of it names.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(.none, ForEach(data, id: id, content: rowContent))
    }

    /// A list with a row for each number of a range.
    nonisolated public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(.none, ForEach(data, content: rowContent))
    }
}
