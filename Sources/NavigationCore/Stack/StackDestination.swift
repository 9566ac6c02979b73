/// A `navigationDestination(for:)` on a screen of a stack.
package struct StackDestination: Equatable {
    /// The modifier, by an ordinal of the graph.
    package let id: Int
    package let type: NavigationValueType
    package let screen: ScreenID

    package init(id: Int, type: NavigationValueType, screen: ScreenID) {
        self.id = id
        self.type = type
        self.screen = screen
    }
}

// Looking a destination up.
extension StackNavigation {
    /// The destination that makes the view of an entry. Nil for a value that has none, whose screen is a placeholder with a
    /// warning sign (A3.22), and for a view, which needs none.
    package func destination(of screen: ScreenID) -> StackDestination? {
        guard let index = entries.firstIndex(where: { $0.id == screen }),
            case .value(let element) = entries[index].content
        else { return nil }
        return destination(below: index + 1) { destination in
            switch element {
            case .value(let value): value.type == destination.type
            case .written(let written): written.typeName == destination.type.savedName
            }
        }
    }

    /// Whether a link to a value of this type leads somewhere in this stack (A3.20). Views that were pushed without a value
    /// do not help: they go when a value is pushed (A3.44).
    func hasDestination(for type: NavigationValueType) -> Bool {
        canHold(type) && destination(below: path.count + 1) { $0.type == type } != nil
    }

    /// Whether a value of this type can be the only one on the root (A2.19).
    func hasRootDestination(for type: NavigationValueType) -> Bool {
        canHold(type) && rootDestination(for: type) != nil
    }

    /// What is declared for a type on the root.
    package func rootDestination(for type: NavigationValueType) -> StackDestination? {
        destinations.first { $0.screen == .root && $0.type == type }
    }

    /// Links to other types than that of the path's elements are dead (A3.26).
    private func canHold(_ type: NavigationValueType) -> Bool {
        if case .values(let only) = pathKind { only == type } else { true }
    }

    /// The destination that counts for the screen at this depth: of those on the screens below it (A3.25), the one closest to
    /// the root (A3.23), and of several on one screen the first. Under a path of one type only those on the root count (A3.26).
    private func destination(below depth: Int, where matches: (StackDestination) -> Bool) -> StackDestination? {
        let visible = destinations.filter { self.depth(of: $0.screen) < effectiveDepth(depth) && matches($0) }
        return visible.min { self.depth(of: $0.screen) < self.depth(of: $1.screen) }
    }

    private func effectiveDepth(_ depth: Int) -> Int {
        if case .values = pathKind { 1 } else { depth }
    }

    private func depth(of screen: ScreenID) -> Int {
        entries.firstIndex { $0.id == screen }.map { $0 + 1 } ?? 0
    }
}

// Taking one in.
extension StackNavigation {
    mutating func declare(_ new: StackDestination) -> [Effect] {
        destinations.removeAll { $0.id == new.id }
        let others = destinations.filter { $0.type == new.type && $0.screen != new.screen }
        destinations.append(new)
        return warnings(for: new, others: others).map { .warn($0) } + readWritten()
    }

    private func warnings(for new: StackDestination, others: [StackDestination]) -> [NavigationWarning] {
        if case .values = pathKind { return new.screen == .root ? [] : [.onlyRootLevel] }
        return others.isEmpty ? [] : [.declaredEarlier(type: new.type.shortName)]
    }

    /// Reads the saved values for which a destination has turned up (A3.86). One that cannot be read ends the path before it:
    /// what lay on it has lost its ground.
    mutating func readWritten() -> [Effect] {
        for index in entries.indices {
            guard case .value(.written(let written)) = entries[index].content,
                let type = destination(of: entries[index].id)?.type
            else { continue }
            guard let value = type.read(json: written.json) else {
                return [.warn(.unreadable(type: type.shortName))] + setPath(Array(path.prefix(index))) + writePath()
            }
            entries[index].content = .value(.value(value))
        }
        return []
    }
}
