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

    nonisolated init(_ selection: ListSelection<SelectionValue>, _ content: Content) {
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

    var isOfMany: Bool {
        if case .many = self { true } else { false }
    }

    /// What is selected now.
    var values: Set<Value> {
        switch self {
        case .none: []
        case .one(let binding): binding.wrappedValue.map { [$0] } ?? []
        case .many(let binding): binding.wrappedValue
        }
    }

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
