/// What the views of a window say of themselves, as far as it counts now: that of views around the one that has the keyboard's focus,
/// and what is said for all of the window.
@MainActor
final class WindowFocusedValues {
    private var givers: [any FocusedValueGiver] = []
    private var values = FocusedValues()
    private let source = ReadSource()
    private var isStale = false

    /// What counts now. Whoever reads it is evaluated again when it changes.
    var current: FocusedValues {
        source.wasRead()
        return values
    }

    /// Something that it depends on has changed: a value, where the focus is, what is on the screen.
    func mayHaveChanged(by giver: any FocusedValueGiver) {
        if !givers.contains(where: { $0 === giver }) { givers.append(giver) }
        gatherSoon(in: giver.window)
    }

    func forget(_ giver: any FocusedValueGiver) {
        givers.removeAll { $0 === giver }
        gatherSoon(in: giver.window)
    }

    func focusDidMove(in window: Window) {
        if !givers.isEmpty { gatherSoon(in: window) }
    }

    private func gatherSoon(in window: Window) {
        guard !isStale else { return }
        isStale = true
        window.graph.afterLayout { [weak self, handle = window.handle] in
            self?.isStale = false
            if let window = handle.object { self?.gather(in: window) }
        }
    }

    private func gather(in window: Window) {
        // What is said farther in, or later, comes last and counts.
        let heard = givers.filter(\.isOnScreen).sorted { ($0.depth, $0.ordinal) < ($1.depth, $1.ordinal) }
        var new = FocusedValues()
        for giver in heard where giver.isForWindow { giver.give(to: &new) }
        if let focused = window.focus.node {
            for giver in heard where !giver.isForWindow && focused.isAtOrBelow(giver) { giver.give(to: &new) }
        }
        guard !new.isSame(as: values) else { return }
        values = new
        source.didChange()
    }
}

/// A node whose view says something of itself.
@MainActor
protocol FocusedValueGiver: ViewNode {
    /// It counts whatever has the focus in the window.
    var isForWindow: Bool { get }
    func give(to values: inout FocusedValues)
}
