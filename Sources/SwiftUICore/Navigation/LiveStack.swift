import NavigationCore

/// A stack that is on screen: between the rules, the views that push onto it, and the node that shows it.
@MainActor
final class LiveStack {
    private(set) var navigation: StackNavigation
    /// The stack is a column's own, not one that the app has written.
    let isImplicit: Bool
    private unowned let graph: Graph
    private var destinations: [Int: ScreenView<NavigationValue>] = [:]
    private var pushedViews: [Int: PushedView] = [:]

    /// The entries that have something else to show now.
    private var staleEntries: Set<ScreenID> = []

    /// The screens are others now, or what they show has changed.
    var onChange: () -> Void = {}
    /// Sets the app's path.
    var writePath: ([PathElement]) -> Void = { _ in }
    /// Where views that are pushed from this stack are shown: in the column after it, in place of what is there. Nil for all
    /// stacks but those of leading columns.
    weak var following: LiveStack?
    /// What a link in a leading column shows in place of the root.
    private(set) var replacement: ScreenID?
    /// Values have been put on the stack in this update: they are not about what was selected before it.
    private(set) var hasNewPath = false

    init(_ navigation: StackNavigation, isImplicit: Bool, graph: Graph) {
        self.navigation = navigation
        self.isImplicit = isImplicit
        self.graph = graph
    }

    /// A view that is pushed without a value.
    private struct PushedView {
        let view: ScreenView<NavigationValue?>
        /// Sets the binding that has pushed it to false or nil.
        let reset: () -> Void
    }

    // MARK: What happens

    func apply(_ event: StackNavigation.Event) {
        let old = navigation
        let effects = navigation.apply(event)
        for effect in effects { carryOut(effect) }
        if !navigation.entries.contains(where: { $0.id == replacement }) { replacement = nil }
        if navigation != old {
            forgetViewsThatAreGone()
            onChange()
        }
    }

    private func carryOut(_ effect: StackNavigation.Effect) {
        switch effect {
        case .writePath(let elements): writePath(elements)
        case .reset(let source): pushedViews[source]?.reset()
        case .warn(let warning): RuntimeWarning.log(warning.text)
        }
    }

    /// The app has set its path, or a link in a leading column puts a value here.
    func takeNewPath(_ event: StackNavigation.Event) {
        hasNewPath = true
        graph.afterLayout { [weak self] in self?.hasNewPath = false }
        apply(event)
    }

    /// Another row is selected in the column before (`behaviour` A2.23, A2.24).
    func leadingSelectionDidChange() {
        if !hasNewPath { apply(.leadingSelection(path: nil)) }
    }

    // MARK: Destinations

    /// A `navigationDestination(for:)` stands on a screen, or has another closure now.
    func declare(_ destination: StackDestination, view: ScreenView<NavigationValue>) {
        let isNew = destinations.updateValue(view, forKey: destination.id) == nil
        if isNew { apply(.declare(destination)) }
        markStale(entriesUsing(destination: destination.id))
    }

    func withdraw(destination id: Int) {
        guard destinations[id] != nil else { return }
        let used = entriesUsing(destination: id)
        destinations[id] = nil
        apply(.withdraw(destination: id))
        markStale(used)
    }

    private func entriesUsing(destination id: Int) -> [ScreenID] {
        navigation.entries.map(\.id).filter { navigation.destination(of: $0)?.id == id }
    }

    private func markStale(_ entries: [ScreenID]) {
        guard !entries.isEmpty else { return }
        staleEntries.formUnion(entries)
        onChange()
    }

    /// Whether an entry has something else to show than when this was last asked.
    func takeStale(_ entry: ScreenID) -> Bool { staleEntries.remove(entry) != nil }

    /// Pushes the value of a link. In a leading column what is declared for it in that column is shown in the one after it.
    func push(_ value: NavigationValue) {
        guard let following else { return apply(.push(value)) }
        guard let destination = navigation.rootDestination(for: value.type), let view = destinations[destination.id]
        else { return }
        following.replaceRoot(with: view.fixed(to: value), source: destination.id)
    }

    // MARK: Views without a value

    /// Pushes a view of a link. In a leading column it goes to the column after it.
    func push(_ view: ScreenView<NavigationValue?>, source: Int) {
        if let following { return following.replaceRoot(with: view, source: source) }
        pushedViews[source] = PushedView(view: view) {}
        apply(.pushView(source: source))
    }

    private func replaceRoot(with view: ScreenView<NavigationValue?>, source: Int) {
        apply(.popToRoot)
        pushedViews[source] = PushedView(view: view) {}
        apply(.pushView(source: source))
        replacement = navigation.entries.first?.id
        onChange()
    }

    /// The link, or the modifier, that has pushed a view has another view to show now.
    func update(_ view: ScreenView<NavigationValue?>, source: Int, reset: @escaping () -> Void = {}) {
        if let following { return following.update(view, source: source, reset: reset) }
        guard pushedViews[source] != nil else { return }
        pushedViews[source] = PushedView(view: view, reset: reset)
        markStale(entries(from: source))
    }

    private func entries(from source: Int) -> [ScreenID] {
        navigation.entries.filter { $0.isView(of: source) }.map(\.id)
    }

    /// What a binding says is to be presented (`behaviour` A3.40, A3.41): nothing more, or a view, made with the item if there
    /// is one.
    func present(_ view: ScreenView<NavigationValue?>, as presentation: Presentation, reset: @escaping () -> Void) {
        if let following {
            return following.presentInPlaceOfRoot(view, as: presentation, reset: reset)
        }
        pushedViews[presentation.source] = PushedView(view: view, reset: reset)
        apply(presentation.event)
        markStale(entries(from: presentation.source))
    }

    private func presentInPlaceOfRoot(
        _ view: ScreenView<NavigationValue?>, as presentation: Presentation, reset: @escaping () -> Void
    ) {
        let isNew = !navigation.entries.contains { $0.isView(of: presentation.source) }
        if presentation.isPresented, isNew { apply(.popToRoot) }
        pushedViews[presentation.source] = PushedView(view: view, reset: reset)
        apply(presentation.event)
        if presentation.isPresented { replacement = navigation.entries.first?.id }
        markStale(entries(from: presentation.source))
    }

    /// What the binding of a modifier says.
    enum Presentation {
        case isPresented(source: Int, Bool)
        case item(source: Int, NavigationValue?)

        var source: Int {
            switch self {
            case .isPresented(let source, _), .item(let source, _): source
            }
        }

        var isPresented: Bool {
            switch self {
            case .isPresented(_, let isPresented): isPresented
            case .item(_, let item): item != nil
            }
        }

        fileprivate var event: StackNavigation.Event {
            switch self {
            case .isPresented(let source, let isPresented): .isPresented(source: source, isPresented)
            case .item(let source, let item): .item(source: source, item)
            }
        }
    }

    func modifierDidLeave(source: Int) {
        if let following { return following.modifierDidLeave(source: source) }
        apply(.modifierDidLeave(source: source))
        pushedViews[source] = nil
    }

    private func forgetViewsThatAreGone() {
        pushedViews = pushedViews.filter { source, _ in navigation.entries.contains { $0.isView(of: source) } }
        staleEntries.formIntersection(navigation.entries.map(\.id))
    }

    // MARK: What is shown

    /// What an entry shows; nil for a value that has no destination (`behaviour` A3.22).
    func view(of entry: StackEntry) -> AnyScreenView? {
        switch entry.content {
        case .value(.value(let value)):
            guard let destination = navigation.destination(of: entry.id) else { return nil }
            return destinations[destination.id]?.applied(to: value)
        case .value(.written): return nil
        case .view(let pushed):
            let item: NavigationValue? = if case .item(let item) = pushed.kind { item } else { nil }
            return pushedViews[pushed.source]?.view.applied(to: item)
        }
    }
}

extension StackEntry {
    fileprivate func isView(of source: Int) -> Bool {
        if case .view(let view) = content { view.source == source } else { false }
    }
}

/// A view that a screen is to show, made from something that is known only when it does.
struct ScreenView<Input> {
    /// A screen keeps what it has when it is given another view of the same type.
    let type: ObjectIdentifier
    let make: @MainActor (Input, _ViewInputs) -> ViewNode

    /// A view that is there already.
    init<V: View>(of view: V) {
        nonisolated(unsafe) let view = view
        type = ObjectIdentifier(V.self)
        make = { _, inputs in V._makeView(view: _GraphValue(view), inputs: inputs).node }
    }

    /// `makeView` is code of the app and runs whenever the screen is given the view; what it reads is read by the screen.
    @MainActor
    init<V: View>(_ makeView: @escaping @MainActor (Input) -> V) {
        type = ObjectIdentifier(V.self)
        make = { input, inputs in
            let view = inputs.parent.map { parent in parent.reading { makeView(input) } } ?? makeView(input)
            return V._makeView(view: _GraphValue(view), inputs: inputs).node
        }
    }

    /// The same view, made with an input that is known already.
    @MainActor
    fileprivate func fixed(to input: Input) -> ScreenView<NavigationValue?> {
        ScreenView<NavigationValue?>(type: type) { [make] _, inputs in make(input, inputs) }
    }

    private init(type: ObjectIdentifier, make: @escaping @MainActor (Input, _ViewInputs) -> ViewNode) {
        self.type = type
        self.make = make
    }

    @MainActor
    fileprivate func applied(to input: Input) -> AnyScreenView {
        AnyScreenView(type: type) { [make] in make(input, $0) }
    }
}

/// A view that a screen is to show.
struct AnyScreenView {
    let type: ObjectIdentifier
    let make: (_ViewInputs) -> ViewNode
}
