import SceneCore

/// Events of text fields. Those for a field that has gone, is disabled or lies under something else are dropped.
extension EventPass {
    func edit(_ edit: TextEdit) {
        field(edit.node)?.edit(edit.text, number: edit.number)
    }

    func submit(_ id: NodeID) {
        field(id)?.submit()
    }

    func focus(_ id: NodeID) {
        if let field = field(id) { window.focus.personMoved(to: field) }
    }

    /// Only of the field that has the focus: a late word of another one changes nothing.
    func blur(_ id: NodeID) {
        guard let input = (window.item(for: id) as? TextInputItem)?.input, input === window.focus.field else { return }
        window.focus.personMoved(to: nil)
    }

    private func field(_ id: NodeID) -> (any FocusableNode)? {
        guard let item = answeringItem(for: id) as? TextInputItem else { return nil }
        return item.input
    }
}
