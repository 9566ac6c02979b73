import NavigationCore

/// The address of what a window shows: put together from what lists and stacks say of themselves, and taken apart for them when
/// somebody comes with one.
///
/// Nothing is put together before somebody asks. Taking in goes place by place, each when the window has come to rest after the
/// one before: what is selected in a column brings the list of the next one, and an app may answer a selection by clearing its
/// path. What is not there yet, since the app still loads it, is waited for until the person does something else.
@MainActor
final class WindowAddress {
    private unowned let graph: Graph
    private var owners: [Owner] = []
    /// Nil if something has changed since it was put together.
    private var known: StateAddress?
    /// What is yet to be taken in, with all that it belongs to.
    private var awaited: (whole: StateAddress, rest: ArraySlice<StateAddress.Part>)?
    private var isAboutToTakeIn = false

    private struct Owner {
        let place: StatePlace
        weak var state: (any AddressedState)?
    }

    init(graph: Graph) {
        self.graph = graph
    }

    // MARK: What there is

    /// As the query of an address; what somebody has come with counts until all of it is there.
    var query: String { (awaited?.whole ?? current).query }

    /// The same without what others have added.
    func query(in query: String) -> String {
        (try? StateAddress(query: query))?.query ?? query
    }

    private var current: StateAddress {
        if let known { return known }
        let new = StateAddress(StatePlace.allCases.map { .init($0, state(at: $0)?.addressValues ?? []) })
        known = new
        return new
    }

    /// Of several at one place the first counts, and none in a tab that is not chosen.
    private func state(at place: StatePlace) -> (any AddressedState)? {
        owners.first { $0.place == place && $0.state.map { $0.isMounted && !$0.isInTabAside } == true }?.state
    }

    func add(_ state: any AddressedState, at place: StatePlace) {
        owners.removeAll { $0.state?.isMounted != true }
        owners.append(Owner(place: place, state: state))
        stateDidChange()
    }

    /// Something that an address names, or could name, is another one now.
    func stateDidChange() {
        known = nil
        if awaited != nil { takeInLater() }
    }

    // MARK: What is to be

    /// Has the window show what an address names. One that cannot be read changes nothing.
    func takeIn(_ query: String) {
        do throws(StateAddressError) {
            let new = try StateAddress(query: query)
            guard !new.parts.isEmpty, new != current else { return }
            awaited = (new, new.steps(from: current)[...])
            takeInLater()
        } catch {
            refuse(query, because: error.description)
        }
    }

    /// The person goes on from what there is.
    func stopWaiting() {
        guard let awaited else { return }
        self.awaited = nil
        refuse(awaited.whole.query, because: "there is nothing to show for \(names(of: awaited.rest))")
    }

    /// After what the app does about a change, which follows the layout too.
    private func takeInLater() {
        guard !isAboutToTakeIn else { return }
        isAboutToTakeIn = true
        graph.afterLayout { [weak self] in
            self?.graph.afterLayout { self?.takeInNext() }
        }
    }

    private func takeInNext() {
        isAboutToTakeIn = false
        guard let awaited, let next = awaited.rest.first else { return }
        switch takeIn(next) {
        case .taken:
            let rest = awaited.rest.dropFirst()
            self.awaited = rest.isEmpty ? nil : (awaited.whole, rest)
            stateDidChange()
        case .isNotThere: break
        case .unreadable:
            self.awaited = nil
            refuse(awaited.whole.query, because: "the app cannot read \(names(of: [next]))")
        }
    }

    /// Where nothing is, nothing needs to be taken away.
    private func takeIn(_ part: StateAddress.Part) -> AddressOutcome {
        state(at: part.place)?.takeIn(part.values) ?? (part.values.isEmpty ? .taken : .isNotThere)
    }

    private func names(of parts: some Sequence<StateAddress.Part>) -> String {
        parts.filter { !$0.values.isEmpty }.map(\.place.rawValue).joined(separator: ", ")
    }

    private func refuse(_ query: String, because reason: String) {
        RuntimeWarning.log("The address ?\(query) is not shown as it was: \(reason).")
    }
}

/// A node whose state an address can name: a stack, the list of a column.
@MainActor
protocol AddressedState: ViewNode {
    /// Empty if there is nothing to name, or nothing that can be saved.
    var addressValues: [AddressValue] { get }

    /// Shows what an address names; nothing, if it names nothing here.
    func takeIn(_ values: [AddressValue]) -> AddressOutcome
}

/// What has become of the values of an address.
enum AddressOutcome {
    case taken
    /// They mean something that may be there later.
    case isNotThere
    /// They mean nothing to the app.
    case unreadable
}

extension ViewNode {
    /// The node shows something over the window, which no address brings back.
    final var isPresentedAlone: Bool {
        var node: ViewNode? = self
        while let current = node {
            if current.standsAlone { return true }
            node = current.parent
        }
        return false
    }
}
