import Foundation

/// What may be done with the elements of a collection in a list.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

extension EditActions where Data: MutableCollection {
    /// They can be moved.
    public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// They can be deleted.
    public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
    /// All that can be done.
    public static var all: EditActions<Data> { [.move, .delete] }
}

extension EditActions {
    fileprivate var canMove: Bool { rawValue & 1 != 0 }
    fileprivate var canDelete: Bool { rawValue & 2 != 0 }
}

/// The view of an element that can be deleted or moved.
public struct EditableCollectionContent<Content, Data> {
    let content: Content
    let delete: (() -> Void)?
    let move: ((Int) -> Void)?
}

extension EditableCollectionContent: View, PrimitiveView where Content: View {
    public typealias Body = Never

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(EditableContentNode<Content, Data>.self, for: view)
    }
}

private final class EditableContentNode<Content: View, Data>: ValueNode<EditableCollectionContent<Content, Data>> {
    private var content: ViewNode?

    override var children: [ViewNode] { content.map { [$0] } ?? [] }

    override func evaluate() {
        content = Content._makeView(view: _GraphValue(value.content), inputs: inputs(for: content)).node
    }

    override func appendRows(to rows: inout [ListRow]) {
        let first = rows.count
        super.appendRows(to: &rows)
        for index in first..<rows.count {
            if value.delete != nil { rows[index].editing.delete = { [weak self] in self?.value.delete?() } }
            if value.move != nil { rows[index].editing.move = { [weak self] in self?.value.move?($0) } }
        }
    }
}

extension ForEach where Content: View {
    /// A view for each element of a collection that can be changed through a binding, and by the person in a list.
    nonisolated public init<C, R>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
        Content == EditableCollectionContent<R, C>,
        C: MutableCollection, C: RandomAccessCollection, R: View, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \C.Element.id, editActions: editActions, content: content)
    }

    /// A view for each element of a collection that can be changed through a binding, and by the person in a list; a part of an
    /// element names it.
    nonisolated public init<C, R>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content == EditableCollectionContent<R, C>,
        C: MutableCollection, C: RandomAccessCollection, R: View, C.Index: Hashable
    {
        let elements = data.wrappedValue
        self.data = elements.indices.lazy.map { index in (index, elements[index][keyPath: id]) }
        self.id = { $0.1 }
        self.content = { element in
            let editing = ElementEditing(data: data, id: id, name: element.1)
            return EditableCollectionContent(
                content: content(data[element.0]), delete: editActions.canDelete ? { editing.delete() } : nil,
                move: editActions.canMove ? { editing.move(by: $0) } : nil)
        }
    }
}

/// Takes an element out of its collection, or moves it there. It is found by its name: others may have gone before.
private struct ElementEditing<C: MutableCollection & RandomAccessCollection, ID: Hashable> {
    let data: Binding<C>
    let id: KeyPath<C.Element, ID>
    let name: ID

    private var offset: Int? {
        Array(data.wrappedValue).firstIndex { $0[keyPath: id] == name }
    }

    func delete() {
        guard let offset, let collection = data.wrappedValue as? any RangeReplaceableCollection,
            let rest = Self.removing(offset, from: collection) as? C
        else { return }
        data.wrappedValue = rest
    }

    private static func removing<R: RangeReplaceableCollection>(_ offset: Int, from collection: R) -> R {
        var rest = collection
        rest.remove(at: rest.index(rest.startIndex, offsetBy: offset))
        return rest
    }

    func move(by steps: Int) {
        guard let offset,
            let target = ElementPlace(offset: offset, count: data.wrappedValue.count).target(by: steps)
        else { return }
        data.wrappedValue.move(fromOffsets: [offset], toOffset: target)
    }
}

extension List where SelectionValue == Never {
    /// A list with a row for each element of a collection that can be changed through a binding, and by the person.
    nonisolated public init<Data, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(.none, ForEach(data, editActions: editActions, content: rowContent))
    }

    /// A list with a row for each element of a collection that can be changed through a binding, and by the person; a part of an
    /// element names it.
    nonisolated public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, Data.Index: Hashable
    {
        self.init(.none, ForEach(data, id: id, editActions: editActions, content: rowContent))
    }
}

extension List {
    /// A list with a row for each element of a collection that can be changed through a binding, and by the person. One can be
    /// selected.
    nonisolated public init<Data, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(ListSelection(selection), ForEach(data, editActions: editActions, content: rowContent))
    }

    /// A list with a row for each element of a collection that can be changed through a binding, and by the person. Several can be
    /// selected.
    nonisolated public init<Data, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(ListSelection(selection), ForEach(data, editActions: editActions, content: rowContent))
    }

    /// A list with a row for each element of a collection that can be changed through a binding, and by the person; a part of an
    /// element names it. One can be selected.
    nonisolated public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, Data.Index: Hashable
    {
        self.init(ListSelection(selection), ForEach(data, id: id, editActions: editActions, content: rowContent))
    }

    /// A list with a row for each element of a collection that can be changed through a binding, and by the person; a part of an
    /// element names it. Several can be selected.
    nonisolated public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, Data.Index: Hashable
    {
        self.init(ListSelection(selection), ForEach(data, id: id, editActions: editActions, content: rowContent))
    }
}
