extension StackNavigation {
    /// What can happen to a stack.
    package enum Event: Equatable {
        /// The app has set its path.
        case path([PathElement])
        /// A link with a value was pressed on the top screen.
        case push(NavigationValue)
        /// A link with a value was pressed in a leading column of a split view (A2.19).
        case pushFromLeadingColumn(NavigationValue)
        /// A link with a destination of its own was pressed.
        case pushView(source: Int)
        /// The binding of a `navigationDestination(isPresented:)` has changed.
        case isPresented(source: Int, Bool)
        /// The binding of a `navigationDestination(item:)` has changed.
        case item(source: Int, NavigationValue?)
        /// A modifier that may have pushed a view is no longer there. A link may leave: what it has pushed is on its own.
        case modifierDidLeave(source: Int)
        /// Another row is selected in the list of the column before, not by a link that also pushes here. With it comes what
        /// the app's path says now, if there is one: a push in the same update counts (B09; Apple's systems may drop it, A2.24).
        case leadingSelection(path: [PathElement]?)
        /// The back button was pressed, or the screen swiped away to its end (A3.77).
        case back
        /// Everything on the root is to go.
        case popToRoot
        /// A view on this screen has called `dismiss`.
        case dismiss(ScreenID)
        /// A destination has been declared, or is to take the place of the one with its id.
        case declare(StackDestination)
        /// The destination with this id is no longer there.
        case withdraw(destination: Int)
    }

    /// What the stack's node has to do outside of this value.
    package enum Effect: Equatable {
        /// Set the app's path to these values.
        case writePath([PathElement])
        /// Set the binding to false or nil (A3.40, A3.41).
        case reset(source: Int)
        case warn(NavigationWarning)
    }

    /// Takes in what happened. The effects are to be carried out in order.
    package mutating func apply(_ event: Event) -> [Effect] {
        switch event {
        case .path(let new): return setPath(new)
        case .push(let value): return push(value)
        case .pushFromLeadingColumn(let value): return setPath([.value(value)]) + writePath()
        case .pushView(let source):
            entries.append(makeEntry(.view(StackView(source: source, kind: .link))))
            return []
        case .isPresented(let source, let isPresented):
            return present(isPresented ? StackView(source: source, kind: .isPresented) : nil, source: source)
        case .item(let source, let item):
            return present(item.map { StackView(source: source, kind: .item($0)) }, source: source)
        case .modifierDidLeave(let source): return pop(from: index(ofSource: source))
        case .leadingSelection(let new): return followLeadingSelection(new)
        case .back: return pop(from: entries.indices.last)
        case .popToRoot: return pop(from: entries.indices.first)
        case .dismiss(let screen): return pop(from: entries.firstIndex { $0.id == screen })
        case .declare(let destination): return declare(destination)
        case .withdraw(let id):
            destinations.removeAll { $0.id == id }
            return []
        }
    }
}

// Values.
extension StackNavigation {
    /// A link that leads nowhere does nothing and says so (A3.20, A3.21).
    private mutating func push(_ value: NavigationValue) -> [Effect] {
        guard hasDestination(for: value.type) else { return [.warn(.noDestination(type: value.type.shortName))] }
        return setPath(path + [.value(value)]) + writePath()
    }

    /// Screens of equal values at the bottom stay with their state; the first that differs is replaced, with all above it
    /// (A3.06). If anything changes, the views on top of the values go (A3.44, A3.45).
    mutating func setPath(_ new: [PathElement]) -> [Effect] {
        let old = path
        let kept = zip(old, new).prefix { $0.isSame(as: $1) }.count
        guard kept < old.count || kept < new.count else { return [] }
        let effects = removeEntries(from: old.count)
        _ = removeEntries(from: kept)
        entries += new.dropFirst(kept).map { makeEntry(.value($0)) }
        return effects + readWritten()
    }

    func writePath() -> [Effect] {
        pathKind == .implicit ? [] : [.writePath(path)]
    }

    /// The values were about another row, so they go; a view pushed without a value stays (A2.23).
    private mutating func followLeadingSelection(_ new: [PathElement]?) -> [Effect] {
        let old = path
        if let new, !new.elementsEqual(old, by: { $0.isSame(as: $1) }) { return setPath(new) }
        return old.isEmpty ? [] : setPath([]) + writePath()
    }
}

// Views without a value.
extension StackNavigation {
    /// Pushes the view of a source, takes it off (nil), or replaces it if its item is another one (A3.40, A3.41).
    private mutating func present(_ view: StackView?, source: Int) -> [Effect] {
        guard let view else { return pop(from: index(ofSource: source)) }
        guard let index = index(ofSource: source) else {
            entries.append(makeEntry(.view(view)))
            return []
        }
        guard entries[index].content != .view(view) else { return [] }
        let effects = removeEntries(from: index + 1)
        entries[index] = makeEntry(.view(view))
        return effects
    }

    private func index(ofSource source: Int) -> Int? {
        entries.firstIndex { entry in
            if case .view(let view) = entry.content { view.source == source } else { false }
        }
    }
}

// The way back.
extension StackNavigation {
    /// Takes the entry at this place off, and all above it (A3.78). Their bindings are reset, the top one first; if values are
    /// among them, the app reads what is left of its path.
    private mutating func pop(from index: Int?) -> [Effect] {
        guard let index else { return [] }
        let hadValues = path.count
        let effects = removeEntries(from: index)
        return path.count < hadValues ? effects + writePath() : effects
    }

    /// The entries from this place on go, with the destinations on them.
    private mutating func removeEntries(from index: Int) -> [Effect] {
        let leaving = entries[index...]
        let screens = Set(leaving.map(\.id))
        destinations.removeAll { screens.contains($0.screen) }
        let effects = leaving.reversed().compactMap(\.resetWhenPopped)
        entries.removeSubrange(index...)
        return effects
    }
}

extension StackEntry {
    fileprivate var resetWhenPopped: StackNavigation.Effect? {
        guard case .view(let view) = content, view.kind != .link else { return nil }
        return .reset(source: view.source)
    }
}
