import SceneCore

/// What a person does with the focus. It may come to anything on the screen; both focuses of a window hear of what concerns them.
extension EventPass {
    func focus(_ id: NodeID) {
        guard let item = reachableItem(for: id) else { return }
        let stop = item.keyboardStopAround
        if stop?.canHaveFocus != false { window.focus.personMoved(to: stop) }
        window.spokenFocus.personMoved(to: item.spokenFocusAround)
    }

    /// Only of what has the focus: a late word of something else changes nothing.
    func blur(_ id: NodeID) {
        guard let item = window.item(for: id) else { return }
        if let node = window.focus.node, item.keyboardStopAround === node { window.focus.personMoved(to: nil) }
        if let node = window.spokenFocus.node, item.spokenFocusAround === node {
            window.spokenFocus.personMoved(to: nil)
        }
    }
}

extension LayoutItem {
    /// The node of the view that the keyboard's focus is in when it is in the item: the innermost of those around it.
    fileprivate var keyboardStopAround: (any KeyboardStop)? {
        if let field = (self as? TextInputItem)?.input { return field }
        return aroundMeaning { $0.keyboardStop }
    }

    /// The node that follows whoever listens to the item.
    fileprivate var spokenFocusAround: (any FocusableNode)? {
        aroundMeaning { $0.spokenFocus }
    }

    private func aroundMeaning<Found>(_ find: (MeaningItem) -> Found?) -> Found? {
        var item: LayoutItem? = self
        while let current = item {
            if let meaning = current as? MeaningItem, let found = find(meaning) { return found }
            // The button of a row stands for what is in the row.
            if let row = current as? RowBodyItem, let found = row.view?.meaningsOfWhole.lazy.compactMap(find).first {
                return found
            }
            item = current.container
        }
        return nil
    }
}
