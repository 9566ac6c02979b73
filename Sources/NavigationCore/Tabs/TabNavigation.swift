/// Several tabs of which one is shown, as a value: what it knows, and by which rules that decides what is on screen.
///
/// The tab view's node keeps one of these, tells it what happens (`apply`), and carries out the effects that it answers with.
/// Nothing here knows a view: a tab is whatever the node knows it by.
package struct TabNavigation<ID: Hashable>: Equatable {
    /// In their order.
    package private(set) var tabs: [ID] = []
    /// The tab that is on screen; nil if there are no tabs.
    package private(set) var shown: ID?
    /// Those that have been on screen: each is made when it is first shown, and keeps its state from then on.
    package private(set) var visited: Set<ID> = []
    /// Whether the app decides by a binding what is shown.
    package let isControlled: Bool

    package init(isControlled: Bool) {
        self.isControlled = isControlled
    }

    package enum Event {
        /// There are these tabs now.
        case tabs([ID])
        /// The app's binding names a tab; nil if it names none that there is.
        case selection(ID?)
        /// The person has pressed a tab, or moved to its page.
        case press(ID)
    }

    package enum Effect: Equatable {
        /// Writes the tab into the app's binding.
        case writeSelection(ID)
        /// Takes the tab back to where it began: its stack to the root, or what scrolls in it to the top (A3.64).
        case returnToStart(ID)
    }

    package mutating func apply(_ event: Event) -> [Effect] {
        switch event {
        case .tabs(let new):
            tabs = new
            visited.formIntersection(new)
            if shown.map(new.contains) != true { show(new.first) }
            return []
        case .selection(let named):
            if let named { show(named) }
            return []
        case .press(let pressed):
            return press(pressed)
        }
    }

    /// A binding hears of every press, also of one of the tab that is shown: it may be a function of the app's that waits for
    /// that.
    private mutating func press(_ pressed: ID) -> [Effect] {
        guard tabs.contains(pressed) else { return [] }
        let wasShown = pressed == shown
        if !isControlled { show(pressed) }
        return (isControlled ? [.writeSelection(pressed)] : []) + (wasShown ? [.returnToStart(pressed)] : [])
    }

    private mutating func show(_ tab: ID?) {
        guard let tab else {
            shown = nil
            return
        }
        guard tabs.contains(tab) else { return }
        shown = tab
        visited.insert(tab)
    }
}
