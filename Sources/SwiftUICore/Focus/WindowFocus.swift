import SceneCore

/// Which view of a window has a focus. A person moves it, or the app does; all who follow it are told.
///
/// A window has two: that of the keyboard, and that of whoever listens to the screen. In a browser they are one, which tells of both.
@MainActor
final class WindowFocus {
    private(set) weak var node: (any FocusableNode)?
    private let requests: FocusRequests
    private var changed: [any FocusListener] = []

    init(requests: FocusRequests) {
        self.requests = requests
    }

    /// The person has moved the focus: the host has done it already.
    func personMoved(to new: (any FocusableNode)?) {
        change(to: new, byPerson: true)
    }

    /// The app's state says something new about the views below a node. What comes of it is decided when all views have been
    /// evaluated: one view's loss may be another one's gain.
    func reconsider(_ listener: any FocusListener) {
        changed.append(listener)
        if changed.count == 1 { listener.graph.afterLayout { [weak self] in self?.carryOut() } }
    }

    private func carryOut() {
        let listeners = changed.filter(\.isMounted)
        changed.removeAll()
        if let wanted = listeners.filter(\.tie.wantsFocus).compactMap(\.nodeToFocus).first {
            move(to: wanted)
        } else if let node, listeners.contains(where: { node.isAtOrBelow($0) && !$0.tie.wantsFocus }) {
            move(to: nil)
        }
        let holders = node.map { self.listeners(around: $0) } ?? []
        for listener in listeners { listener.tie.follow(holders.map(\.tie)) }
    }

    /// The app moves the focus: the host is asked to follow.
    func move(to new: (any FocusableNode)?) {
        let old = node
        guard old !== new else { return }
        change(to: new, byPerson: false)
        if let asked = new ?? old {
            asked.showFocusRequest(FocusRequest(ordinal: requests.next(), wantsFocus: new != nil))
        }
    }

    /// A view has come to its end. The host loses its element, and so the focus, by itself.
    func nodeEnds(_ ended: any FocusableNode) {
        guard node === ended else { return }
        let listeners = listeners(around: ended)
        node = nil
        ended.window.focusedValues.focusDidMove(in: ended.window)
        ended.graph.afterLayout { for listener in listeners { listener.tie.leave() } }
    }

    /// The host loses the elements of a view, and with them the focus, though the view may be back: whoever follows it is told.
    func viewLeaves(_ view: ViewNode) {
        guard let node, node.isAtOrBelow(view) else { return }
        view.graph.afterLayout { [weak self, weak node] in
            if let node, self?.node === node { self?.change(to: nil, byPerson: false) }
        }
    }

    private func change(to new: (any FocusableNode)?, byPerson: Bool) {
        let old = node
        guard old !== new else { return }
        node = new
        let left = old.map(listeners) ?? []
        let entered = new.map(listeners) ?? []
        // First those who gain it, so that a state that both views share is never without a view on the way.
        for listener in entered where !left.contains(where: { $0 === listener }) {
            listener.tie.enter(byPerson: byPerson)
        }
        for listener in left where !entered.contains(where: { $0 === listener }) { listener.tie.leave() }
        old?.focusDidChange(to: false)
        new?.focusDidChange(to: true)
        if let window = (new ?? old)?.window { window.focusedValues.focusDidMove(in: window) }
    }

    private func listeners(around focused: any FocusableNode) -> [any FocusListener] {
        var listeners: [any FocusListener] = []
        var node: ViewNode? = focused
        while let current = node {
            if let listener = current as? any FocusListener, listener.focus === self { listeners.append(listener) }
            node = current.parent
        }
        return listeners
    }
}

/// Counts the times that an app has moved a focus in a window.
@MainActor
final class FocusRequests {
    private var last = 0

    func next() -> Int {
        last += 1
        return last
    }
}

/// A node whose view can have a focus.
@MainActor
protocol FocusableNode: ViewNode {
    /// Whether a person could move the focus here: the view can be seen and is enabled.
    var canHaveFocus: Bool { get }
    /// The node has got the focus, or lost it.
    func focusDidChange(to isFocused: Bool)
    /// The host is to move the focus here or away.
    func showFocusRequest(_ request: FocusRequest)
}

/// A node whose view can have the keyboard's focus.
@MainActor
protocol KeyboardStop: FocusableNode {}

/// A node whose view a person writes into.
@MainActor
protocol WritableNode: KeyboardStop {
    func edit(_ text: String, number: Int)
    func submit()
}

/// A node that ties the views below it to a state of the app's.
@MainActor
protocol FocusListener: ViewNode {
    /// The focus that it follows.
    var focus: WindowFocus { get }
    var tie: any FocusTying { get }
    /// What gets the focus if the state says so; nil if nothing can have it.
    var nodeToFocus: (any FocusableNode)? { get }
}

extension ViewNode {
    func isAtOrBelow(_ other: ViewNode) -> Bool {
        var node: ViewNode? = self
        while let current = node {
            if current === other { return true }
            node = current.parent
        }
        return false
    }
}
