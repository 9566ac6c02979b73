extension View {
    /// Puts a view behind this view's row, in place of the card that the row lies on; nil for the card.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(RowBackgroundModifier(background: view))
    }
}

struct RowBackgroundModifier<Background: View> {
    let background: Background?
}

extension RowBackgroundModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(RowBackgroundNode<Background>.self, for: modifier, body: body)
    }
}

/// Makes a background of its own for each row of the view.
private final class RowBackgroundNode<Background: View>: ModifierNode<RowBackgroundModifier<Background>> {
    private struct RowBackground {
        let row: ObjectIdentifier
        let node: ViewNode
        /// All items of the background as one.
        let joined: JoinedItems
    }

    private var backgrounds: [RowBackground] = []
    private var wasShown: Bool?

    override var children: [ViewNode] { super.children + backgrounds.map { $0.node } }

    /// The backgrounds stand for nothing in the list by themselves.
    override var ownItems: [LayoutItem]? { content?.items }

    override func evaluate() {
        super.evaluate()
        let isShown = value.modifier.background != nil
        if wasShown != isShown, wasShown != nil { itemsDidChange() }
        wasShown = isShown
        guard let background = value.modifier.background else { return removeAll() }
        backgrounds = backgrounds.map {
            RowBackground(row: $0.row, node: make(background, existing: $0.node), joined: $0.joined)
        }
    }

    private func removeAll() {
        for background in backgrounds { background.node.unmount() }
        backgrounds.removeAll()
    }

    private func make(_ background: Background, existing: ViewNode?) -> ViewNode {
        Background._makeView(view: _GraphValue(background), inputs: inputs(for: existing)).node
    }

    override func appendRows(to rows: inout [ListRow]) {
        let first = rows.count
        content?.appendRows(to: &rows)
        guard let background = value.modifier.background else { return }
        var left = Dictionary(backgrounds.map { ($0.row, $0) }) { first, _ in first }
        backgrounds.removeAll(keepingCapacity: true)
        for index in first..<rows.count where rows[index].part == .row {
            let id = ObjectIdentifier(rows[index].item)
            let entry =
                left.removeValue(forKey: id)
                ?? RowBackground(row: id, node: make(background, existing: nil), joined: JoinedItems(window: window))
            backgrounds.append(entry)
            rows[index].setBackground(entry.joined.join(entry.node.items))
        }
        for entry in left.values { entry.node.unmount() }
    }
}
