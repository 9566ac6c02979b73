extension View {
    /// Names the view: with another name it is another view, whose state starts anew.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        modifier(IDModifier(id: id))
    }
}

struct IDModifier<ID: Hashable> {
    let id: ID
}

extension IDModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(IDNode<ID>.self, for: modifier, body: body)
    }
}

private final class IDNode<ID: Hashable>: ModifierNode<IDModifier<ID>> {
    private var lastID: ID?

    override func evaluate() {
        let old = content
        let id = value.modifier.id
        if lastID != id {
            lastID = id
            makeContentAnew()
        } else {
            super.evaluate()
        }
        guard content !== old else { return }
        old?.unmount()
        if old != nil { itemsDidChange() }
    }

    override func givesName<Name: Hashable>(_ name: Name, to child: ViewNode) -> Bool {
        value.modifier.id as? Name == name
    }

    override func name<Name: Hashable>(of child: ViewNode, as type: Name.Type) -> Name? {
        value.modifier.id as? Name
    }

    override func appendRows(to rows: inout [ListRow]) {
        let first = rows.count
        super.appendRows(to: &rows)
        for index in first..<rows.count { rows[index].identify(by: value.modifier.id) }
    }
}
