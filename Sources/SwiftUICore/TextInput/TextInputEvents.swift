import SceneCore

/// Events of text fields. Those for a field that has gone, is disabled or lies under something else are dropped.
extension EventPass {
    func edit(_ edit: TextEdit) {
        field(edit.node)?.edit(edit.text, number: edit.number)
    }

    func submit(_ id: NodeID) {
        field(id)?.submit()
    }

    private func field(_ id: NodeID) -> (any WritableNode)? {
        guard let item = answeringItem(for: id) as? TextInputItem else { return nil }
        return item.input
    }
}
