import NavigationCore

@_exported import struct NavigationCore.NavigationPath

/// Screens one over the other, of which the top one is seen.
///
/// The root is always there. A ``NavigationLink`` puts a screen on top, the back button takes it off. Give the stack a path to
/// read and to change what lies on the root: an array if its values are of one type, a ``NavigationPath`` if they are not.
///
///     NavigationStack(path: $path) {
///         List(colors) { NavigationLink($0.name, value: $0) }
///             .navigationDestination(for: Paint.self) { Swatch(of: $0) }
///     }
public struct NavigationStack<Data, Root: View> {
    let path: StackPath?
    let root: Root
}

extension NavigationStack {
    /// A stack that keeps what lies on its root to itself.
    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.init(path: nil, root: root())
    }

    /// A stack with values of any types; the binding says which, and hears what the person has pushed and left.
    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
    where Data == NavigationPath {
        self.init(path: StackPath(path), root: root())
    }

    /// A stack with values of one type; the binding says which, and hears what the person has pushed and left.
    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {
        self.init(path: StackPath(values: path), root: root())
    }
}

extension NavigationStack: PrimitiveView {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let content = StackContent(path: view.value.path, column: nil, root: view.value.root)
        return inputs.node(StackScreensNode<Root>.self, for: _GraphValue(content))
    }
}

/// An app's path, whatever its type.
struct StackPath {
    let kind: StackNavigation.PathKind
    let read: () -> [PathElement]
    let write: ([PathElement]) -> Void

    init(_ path: Binding<NavigationPath>) {
        kind = .navigationPath
        read = { path.wrappedValue.elements }
        write = { path.wrappedValue = NavigationPath(elements: $0) }
    }

    init<Values>(values path: Binding<Values>)
    where Values: RandomAccessCollection, Values: RangeReplaceableCollection, Values.Element: Hashable {
        kind = .values(of: NavigationValueType(Values.Element.self))
        read = { path.wrappedValue.map { .value(NavigationValue($0)) } }
        write = { elements in path.wrappedValue = Values(elements.compactMap { $0.value?.get(as: Values.Element.self) })
        }
    }
}

extension PathElement {
    fileprivate var value: NavigationValue? {
        if case .value(let value) = self { value } else { nil }
    }
}

/// A stack as its node sees it: one that an app has written, or a column of a split view, which is a stack without a path
/// (`behaviour` A1.58).
struct StackContent<Root: View> {
    let path: StackPath?
    let column: SplitColumn?
    let root: Root
}
