import NavigationCore

/// A modifier that presents something, as its level sees it.
@MainActor
protocol PresentationSource: ViewNode {
    /// What the app wants presented now.
    var request: PresentationQueue.Request? { get }
    /// What is presented, while it is.
    var presented: (any PresentedNode)? { get }
    func present()
    func takeAway()
    /// Sets the app's binding to false or nil.
    func reset()
    /// Runs the app's `onDismiss`.
    func didDismiss()
}

/// Something that is presented.
@MainActor
protocol PresentedNode: ViewNode {
    var item: SheetItem { get }
    /// What its own content presents.
    var level: PresentationLevel { get }
    /// Another one lies over it, and whether it can be used nevertheless.
    func cover(_ isCovered: Bool, isInert: Bool)
    /// The window has another size, or other edges.
    func roomDidChange()
}

/// What the content of a window, or of something presented, presents: one thing at a time, by the rules of
/// `PresentationQueue`.
///
/// The modifiers in the content find their level in the environment and tell it what they want. It decides once for each
/// update, when all have spoken: its owner is a container that looks at it when its views have come to rest (`settle`).
@MainActor
final class PresentationLevel {
    private weak var owner: ViewNode?
    private let outer: PresentationLevel?
    /// What is presented has changed.
    private let onChange: () -> Void
    private var queue = PresentationQueue()
    private var sources: [Int: any PresentationSource] = [:]
    /// The wishes that the rules have been told.
    private var told: [PresentationQueue.Request] = []
    private var isDismissalAskedFor = false
    private var isShownOneGone = false

    /// - Parameters:
    ///   - owner: Calls `settle` when it collects its items.
    ///   - outer: The level that has presented the owner, if any.
    init(owner: ViewNode, in outer: PresentationLevel? = nil, onChange: @escaping () -> Void) {
        self.owner = owner
        self.outer = outer
        self.onChange = onChange
    }

    /// What is on screen of this level and those on top of it, from the lowest.
    var presented: [any PresentedNode] {
        guard let shown = queue.shown, let node = sources[shown.source]?.presented else { return [] }
        return [node] + node.level.presented
    }

    /// A level ends with its window, and nothing is written then.
    private var isWindowOpen: Bool { owner?.isMounted == true || outer?.isWindowOpen == true }

    func presentedDidChange() {
        onChange()
    }

    func sourceDidChange(_ source: any PresentationSource) {
        sources[source.ordinal] = source
        settleSoon()
    }

    func sourceDidLeave(_ source: any PresentationSource) {
        guard isWindowOpen else { return }
        carryOut(queue.apply(.modifierDidLeave(source: source.ordinal)))
        // What it had shown is not gone yet.
        if queue.shown?.source != source.ordinal { sources[source.ordinal] = nil }
        told.removeAll { $0.source == source.ordinal }
    }

    /// What is shown is to go, as the person or its own content wants.
    func dismiss() {
        isDismissalAskedFor = true
        settleSoon()
    }

    private func settleSoon() {
        if let owner, owner.isMounted { owner.graph.markStale(owner) } else { settle() }
    }

    /// Has the rules decide about all that has happened.
    func settle() {
        if isDismissalAskedFor {
            isDismissalAskedFor = false
            carryOut(queue.apply(.dismissed))
            // The presenter has yet to read what has been written.
            return settleSoon()
        }
        let wanted = sources.values.sorted { $0.ordinal < $1.ordinal }.filter(\.isMounted).compactMap(\.request)
        if wanted != told {
            told = wanted
            carryOut(queue.apply(.wanted(wanted)))
        }
        if isShownOneGone {
            isShownOneGone = false
            carryOut(queue.apply(.gone))
        }
    }

    private func carryOut(_ effects: [PresentationQueue.Effect]) {
        for effect in effects { carryOut(effect) }
    }

    private func carryOut(_ effect: PresentationQueue.Effect) {
        switch effect {
        case .present(let request):
            sources[request.source]?.present()
            onChange()
        case .dismiss(let request):
            sources[request.source]?.takeAway()
            onChange()
            tellGone()
        case .reset(let source): sources[source]?.reset()
        case .didDismiss(let source):
            let dismissed = sources[source]
            if dismissed?.isMounted == false { sources[source] = nil }
            dismissed?.didDismiss()
        case .warn(let warning): RuntimeWarning.log(warning.text)
        }
    }

    /// Hosts show how it goes; here it is gone as soon as its views have been told that they leave.
    private func tellGone() {
        guard let graph = owner?.graph else { return }
        graph.afterLayout { [self] in
            isShownOneGone = true
            settleSoon()
        }
    }
}

extension EnvironmentValues {
    private struct PresentationLevelKey: EnvironmentKey {
        static var defaultValue: PresentationLevel? { nil }
    }

    /// The level that views present on.
    var presentationLevel: PresentationLevel? {
        get { self[PresentationLevelKey.self] }
        set { self[PresentationLevelKey.self] = newValue }
    }
}
