/// The sheets, covers and popovers of one level as a value: which one is shown, and which ones wait.
///
/// A level is a window's content, or that of something presented: it shows one presentation at a time (A5.07). What a sheet's
/// content presents is a level of its own, on top (A5.09). The level's node keeps one of these, tells it what happens (`apply`)
/// and carries out the effects that it answers with.
package struct PresentationQueue: Equatable {
    private var phase = Phase.idle
    /// What the app wants shown, the shown one among it, in the order in which it came.
    private var wanted: [Request] = []

    package init() {}

    /// Something that the app wants presented.
    package struct Request: Equatable {
        /// The modifier that presents it, by an ordinal of the graph.
        package let source: Int
        /// The identity of the item, nil for a modifier with a Boolean.
        package let identity: NavigationValue?

        package init(source: Int, identity: NavigationValue? = nil) {
            self.source = source
            self.identity = identity
        }
    }

    private enum Phase: Equatable {
        case idle
        case shown(Request)
        case leaving(Request)
    }

    /// What is on screen, also while it goes.
    package var shown: Request? {
        switch phase {
        case .idle: nil
        case .shown(let request), .leaving(let request): request
        }
    }

    /// What can happen to a level.
    package enum Event: Equatable {
        /// After an update: all that the app wants presented on the level, in the order of its modifiers.
        case wanted([Request])
        /// What is shown has been swiped away or let go by hand, or has called `dismiss`.
        case dismissed
        /// What was to go is gone from the screen.
        case gone
        /// A modifier is no longer there.
        case modifierDidLeave(source: Int)
    }

    /// What the level's node has to do outside of this value.
    package enum Effect: Equatable {
        case present(Request)
        /// Begin to take it away; `gone` is to be told at the end.
        case dismiss(Request)
        /// Set the modifier's binding to false or nil.
        case reset(source: Int)
        /// Call the modifier's `onDismiss`.
        case didDismiss(source: Int)
        case warn(NavigationWarning)
    }

    /// Takes in what happened. The effects are to be carried out in order.
    package mutating func apply(_ event: Event) -> [Effect] {
        switch event {
        case .wanted(let requests): return want(requests)
        case .dismissed: return dismiss()
        case .gone: return finishDismissal()
        case .modifierDidLeave(let source): return forget(source)
        }
    }
}

extension PresentationQueue {
    /// What is no longer wanted, or has another identity now, goes first (A5.01 to A5.03); an equal identity stays, with new
    /// content in place (A5.05). What comes in addition waits, and the log says so (A5.07).
    private mutating func want(_ requests: [Request]) -> [Effect] {
        let known = Set(wanted.map(\.source))
        let added = requests.filter { !known.contains($0.source) }
        wanted = wanted.compactMap { old in requests.first { $0.source == old.source } } + added
        switch phase {
        case .leaving: return []
        case .idle: return presentNext() + (wanted.count > 1 ? [.warn(.singleSheet)] : [])
        case .shown(let shown):
            guard wanted.contains(shown) else { return leave(shown) }
            return added.isEmpty ? [] : [.warn(.singleSheet)]
        }
    }

    /// The binding is written at once, `onDismiss` runs at the end (A5.24, A5.25).
    private mutating func dismiss() -> [Effect] {
        guard case .shown(let shown) = phase else { return [] }
        wanted.removeAll { $0.source == shown.source }
        return [.reset(source: shown.source)] + leave(shown)
    }

    /// `onDismiss` runs once, between what has gone and what comes (A5.04, A5.10).
    private mutating func finishDismissal() -> [Effect] {
        guard case .leaving(let gone) = phase else { return [] }
        phase = .idle
        return [.didDismiss(source: gone.source)] + presentNext()
    }

    /// What a view has presented goes with it, and its binding is reset (A5.12).
    private mutating func forget(_ source: Int) -> [Effect] {
        guard wanted.contains(where: { $0.source == source }) else { return [] }
        wanted.removeAll { $0.source == source }
        if case .shown(let shown) = phase, shown.source == source { return [.reset(source: source)] + leave(shown) }
        return [.reset(source: source)]
    }

    private mutating func leave(_ request: Request) -> [Effect] {
        phase = .leaving(request)
        return [.dismiss(request)]
    }

    private mutating func presentNext() -> [Effect] {
        guard let next = wanted.first else { return [] }
        phase = .shown(next)
        return [.present(next)]
    }
}
