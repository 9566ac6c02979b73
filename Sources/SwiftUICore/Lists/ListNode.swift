/// A list in the graph: knows its rows, and which of them are selected.
final class ListNode<SelectionValue: Hashable, Content: View>: ValueNode<List<SelectionValue, Content>> {
    private lazy var item = ListItem(window: window)
    private var content: ViewNode?
    private var rows: [ListRow] = []

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var ownItems: [LayoutItem]? { [item] }
    override var collectsItems: Bool { true }

    override func evaluate() {
        let isFirst = content == nil
        content = Content._makeView(view: _GraphValue(value.content), inputs: inputs(for: content)).node
        reading {
            item.look = ListLook(
                style: environment.listStyle.resolved(isSidebar: environment.isSidebar), idiom: environment.idiom,
                environment: environment)
        }
        if isFirst { collectItems() } else { showSelection() }
    }

    override func collectItems() {
        rows.removeAll(keepingCapacity: true)
        content?.appendRows(to: &rows)
        item.setRows(rows.map(\.item), onPress: onPress)
        showSelection()
    }

    override func willUnmount() {
        environment.splitColumn?.listDidLeave(self)
    }

    /// Rows answer to a press only if one of them can be chosen by it (`behaviour` A6.01, A6.02).
    private var onPress: ((Int) -> Void)? {
        guard case .one = value.selection else { return nil }
        return { [weak self] index in self?.press(index) }
    }

    private func press(_ index: Int) {
        guard case .one(let binding) = value.selection, rows.indices.contains(index),
            let id = rows[index].identity?.value(as: SelectionValue.self)
        else { return }
        binding.wrappedValue = id
    }

    private func showSelection() {
        reading {
            switch value.selection {
            case .none: item.select { _ in false }
            case .one(let binding):
                let selected = binding.wrappedValue
                item.select { rows[$0].identity?.value(as: SelectionValue.self) == selected && selected != nil }
                environment.splitColumn?.list(self, hasSelection: selected != nil) { binding.wrappedValue = nil }
            case .many(let binding):
                let selected = binding.wrappedValue
                item.select { index in
                    rows[index].identity?.value(as: SelectionValue.self).map(selected.contains) ?? false
                }
            }
        }
    }
}
