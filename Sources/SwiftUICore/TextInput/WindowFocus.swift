import SceneCore

/// Which field of a window has the focus. A person moves it, or the app does; all who follow it are told.
@MainActor
final class WindowFocus {
    private(set) weak var field: (any FocusableNode)?
    private var lastRequest = 0
    private var changed: [any FocusListener] = []

    /// The person has moved the focus: the host has done it already.
    func personMoved(to new: (any FocusableNode)?) {
        change(to: new)
    }

    /// The app's state says something new about the fields below a node. What comes of it is decided when all views have been
    /// evaluated: one field's loss may be another one's gain.
    func reconsider(_ listener: any FocusListener) {
        changed.append(listener)
        if changed.count == 1 { listener.graph.afterLayout { [weak self] in self?.carryOut() } }
    }

    private func carryOut() {
        let listeners = changed.filter(\.isMounted)
        changed.removeAll()
        if let wanted = listeners.filter(\.wantsFocus).compactMap(\.fieldToFocus).first {
            move(to: wanted)
        } else if let field, listeners.contains(where: { field.isBelow($0) && !$0.wantsFocus }) {
            move(to: nil)
        }
        let holders = field.map { self.listeners(around: $0) } ?? []
        for listener in listeners { listener.follow(holders) }
    }

    /// The app moves the focus: the host is asked to follow.
    func move(to new: (any FocusableNode)?) {
        let old = field
        guard old !== new else { return }
        change(to: new)
        if let asked = new ?? old {
            lastRequest += 1
            asked.showFocusRequest(SceneTextField.FocusRequest(ordinal: lastRequest, wantsFocus: new != nil))
        }
    }

    /// A field has come to its end. The host loses its element, and so the focus, by itself.
    func fieldEnds(_ ended: any FocusableNode) {
        guard field === ended else { return }
        let listeners = listeners(around: ended)
        field = nil
        ended.graph.afterLayout { for listener in listeners { listener.focusLeft() } }
    }

    /// The host loses the elements of a view, and with them the focus, though the view may be back: whoever follows it is told.
    func viewLeaves(_ view: ViewNode) {
        guard let field, field.isBelow(view) else { return }
        view.graph.afterLayout { [weak self, weak field] in
            if let field, self?.field === field { self?.change(to: nil) }
        }
    }

    private func change(to new: (any FocusableNode)?) {
        let old = field
        guard old !== new else { return }
        field = new
        let left = old.map(listeners) ?? []
        let entered = new.map(listeners) ?? []
        // First those who gain it, so that a state that both fields share is never without a field on the way.
        for listener in entered where !left.contains(where: { $0 === listener }) { listener.focusEntered() }
        for listener in left where !entered.contains(where: { $0 === listener }) { listener.focusLeft() }
        old?.focusDidChange(to: false)
        new?.focusDidChange(to: true)
    }

    private func listeners(around field: any FocusableNode) -> [any FocusListener] {
        var listeners: [any FocusListener] = []
        var node = field.parent
        while let current = node {
            if let listener = current as? any FocusListener { listeners.append(listener) }
            node = current.parent
        }
        return listeners
    }
}

extension ViewNode {
    func isBelow(_ other: ViewNode) -> Bool {
        var node = parent
        while let current = node {
            if current === other { return true }
            node = current.parent
        }
        return false
    }
}
