/// Views for a tree of elements: one with children opens, and shows a view for each of them below its own.
///
///     List {
///         OutlineGroup(shelves, children: \.boxes) { item in
///             Text(item.name)
///         }
///     }
///
/// An element whose children are nil is a leaf; one with none can be opened all the same. What is open is remembered for as
/// long as the element's view lives.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup> where Data: RandomAccessCollection, ID: Hashable {
    fileprivate enum Roots {
        case one(Data.Element)
        case many(Data)
    }

    fileprivate let roots: Roots
    fileprivate let tree: OutlineTree<Data, ID, Leaf, Subgroup>
}

/// How the views of a tree are made.
struct OutlineTree<Data: RandomAccessCollection, ID: Hashable, Leaf, Subgroup> {
    let id: (Data.Element) -> ID
    let children: (Data.Element) -> Data?
    let leaf: (Data.Element) -> Leaf
    let subgroup: (Data.Element, OutlineSubgroupChildren) -> Subgroup
}

/// The views of the children of an element in an outline.
public struct OutlineSubgroupChildren {
    fileprivate let level: AnyView
}

extension OutlineSubgroupChildren: View {
    public var body: some View {
        level
    }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    public var body: some View {
        switch roots {
        case .one(let root): OutlineElement(element: root, tree: tree)
        case .many(let data): OutlineLevel(data: data, tree: tree)
        }
    }
}

/// A view for each element of one level, and what is below it.
private struct OutlineLevel<Data: RandomAccessCollection, ID: Hashable, Leaf: View, Subgroup: View> {
    let data: Data
    let tree: OutlineTree<Data, ID, Leaf, Subgroup>
}

extension OutlineLevel: View {
    var body: some View {
        ForEach(data: data, content: { OutlineElement(element: $0, tree: tree) }, id: tree.id)
    }
}

private struct OutlineElement<Data: RandomAccessCollection, ID: Hashable, Leaf: View, Subgroup: View> {
    let element: Data.Element
    let tree: OutlineTree<Data, ID, Leaf, Subgroup>
}

extension OutlineElement: View {
    var body: some View {
        if let children = tree.children(element) {
            tree.subgroup(
                element, OutlineSubgroupChildren(level: AnyView(OutlineLevel(data: children, tree: tree))))
        } else {
            tree.leaf(element)
        }
    }
}

extension OutlineTree where Leaf: View, Subgroup == DisclosureGroup<Leaf, OutlineSubgroupChildren> {
    /// Every element has the same kind of view; one with children is the label of a disclosure group.
    nonisolated init(
        id: @escaping (Data.Element) -> ID, children: @escaping (Data.Element) -> Data?,
        content: @escaping (Data.Element) -> Leaf
    ) {
        self.id = id
        self.children = children
        leaf = content
        subgroup = { element, children in
            DisclosureGroup(content: { children }, label: { content(element) })
        }
    }
}

extension OutlineGroup
where
    ID == Data.Element.ID, Parent: View, Parent == Leaf,
    Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable
{
    /// A view for an element and those below it.
    nonisolated public init<DataElement>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
        roots = .one(root)
        tree = OutlineTree(id: { $0.id }, children: { $0[keyPath: children] }, content: content)
    }

    /// A view for each element and those below it.
    nonisolated public init<DataElement>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
        roots = .many(data)
        tree = OutlineTree(id: { $0.id }, children: { $0[keyPath: children] }, content: content)
    }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// A view for an element and those below it; a part of an element says who it is.
    nonisolated public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        roots = .one(root)
        tree = OutlineTree(id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
    }

    /// A view for each element and those below it; a part of an element says who it is.
    nonisolated public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        roots = .many(data)
        tree = OutlineTree(id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
    }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// A view for each element of a tree that can be changed through a binding; the closure gets a binding to the element.
    nonisolated public init<C>(
        _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
    )
    where
        Data == Binding<C>, ID == C.Element.ID, C: MutableCollection, C: RandomAccessCollection,
        C.Element: Identifiable
    {
        self.init(data, id: \C.Element.id, children: children, content: content)
    }

    /// A view for each element of a tree that can be changed through a binding; a part of an element says who it is.
    nonisolated public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
    ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection {
        roots = .many(data)
        tree = OutlineTree(
            id: { $0.wrappedValue[keyPath: id] }, children: { Binding($0[dynamicMember: children]) },
            content: content)
    }

    /// A view for an element and those below it, which can be changed through a binding.
    nonisolated public init<C>(
        _ root: Binding<C.Element>, children: WritableKeyPath<C.Element, C?>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
    )
    where
        Data == Binding<C>, ID == C.Element.ID, C: MutableCollection, C: RandomAccessCollection,
        C.Element: Identifiable
    {
        self.init(root, id: \C.Element.id, children: children, content: content)
    }

    /// A view for an element and those below it, which can be changed through a binding; a part of an element says who it is.
    nonisolated public init<C>(
        _ root: Binding<C.Element>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
    ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection {
        roots = .one(root)
        tree = OutlineTree(
            id: { $0.wrappedValue[keyPath: id] }, children: { Binding($0[dynamicMember: children]) },
            content: content)
    }
}
