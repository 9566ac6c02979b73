extension SplitNavigation {
    /// What can happen to a split view.
    package enum Event: Equatable, Sendable {
        /// The window has been turned or resized.
        case room(Room)
        /// The app has chosen another style.
        case style(Style)
        /// The list in this column has now a selection, or none. In the detail it leads nowhere and is not counted.
        case selection(in: NavigationSplitViewColumn, Bool)
        /// The stack in this column has now something on its root, or nothing.
        case entries(in: NavigationSplitViewColumn, Bool)
        /// The app has set its `columnVisibility`.
        case visibility(NavigationSplitViewVisibility)
        /// The app has set its `preferredCompactColumn`.
        case preferredCompactColumn(NavigationSplitViewColumn)
        /// The sidebar's button was pressed, or a gesture did the same.
        case toggleSidebar
        /// The dimmed detail beside an overlay was touched.
        case dismissOverlay
        /// The back button was pressed, or the screen swiped away.
        case back
        /// A view in this column has called `dismiss`, with no stack or sheet of its own around it.
        case dismiss(NavigationSplitViewColumn)
    }

    /// What the split view's node has to do outside of this value.
    package enum Effect: Equatable, Sendable {
        /// Set the selection of the list in this column to nil.
        case clearSelection(in: NavigationSplitViewColumn)
        /// Take the top entry off the stack in this column.
        case popEntry(in: NavigationSplitViewColumn)
        /// Take every entry off the stack in this column.
        case popToRoot(in: NavigationSplitViewColumn)
        case writeVisibility(NavigationSplitViewVisibility)
        case writePreferredCompactColumn(NavigationSplitViewColumn)
    }

    /// Takes in what happened. The effects are to be carried out in order.
    package mutating func apply(_ event: Event) -> [Effect] {
        switch event {
        case .room(let new):
            // A turn or a resize loses nothing and writes nothing (A1.14, A2.15, A2.16).
            room = new
            return []
        case .style(let new):
            style = new
            return []
        case .selection(let column, let isThere):
            if column != .detail { columnsWithSelection.set(column, isThere) }
            return []
        case .entries(let column, let areThere):
            columnsWithEntries.set(column, areThere)
            return []
        case .visibility(let new):
            visibility = new
            return []
        case .preferredCompactColumn(let column): return prefer(column)
        case .toggleSidebar: return toggle()
        case .dismissOverlay: return dismissOverlay()
        case .back: return goBack()
        case .dismiss(let column): return dismiss(column)
        }
    }
}

// What is done by hand to columns.
extension SplitNavigation {
    /// Collapsed there is no button (A1.45).
    private mutating func toggle() -> [Effect] {
        guard case .columns = presentation else { return [] }
        return show(visibilityAfterToggle)
    }

    /// The button hides the sidebar if it is seen, else shows the next column: of three, the content column before the
    /// sidebar (the table after A1.37). The app reads which (A1.16).
    private var visibilityAfterToggle: NavigationSplitViewVisibility {
        switch shownVisibility {
        case .detailOnly: hasThreeColumns ? .doubleColumn : .all
        case .doubleColumn: .all
        default: hasThreeColumns ? .doubleColumn : .detailOnly
        }
    }

    /// What lies over the detail goes, what is beside it stays (A1.35).
    private mutating func dismissOverlay() -> [Effect] {
        guard case .columns(let leading) = presentation, leading.isDetailDimmed else { return [] }
        return show(leading.content == .beside ? .doubleColumn : .detailOnly)
    }

    private mutating func show(_ new: NavigationSplitViewVisibility) -> [Effect] {
        visibility = new
        return [.writeVisibility(new)]
    }
}

// Ways through the collapsed stack.
extension SplitNavigation {
    /// Setting the column in code goes there, forward or back (A2.08); it has no effect while there are columns (A2.09).
    private mutating func prefer(_ column: NavigationSplitViewColumn) -> [Effect] {
        preferredCompactColumn = column
        floor = column
        return room.isCompact ? uncover(depth(of: column)) : []
    }

    /// Back goes one step: an entry of the column on top first (A2.29), then to the column before.
    private mutating func goBack() -> [Effect] {
        guard room.isCompact else { return [] }
        let top = columns[topDepth]
        return columnsWithEntries.contains(top) ? [.popEntry(in: top)] : leave(topDepth)
    }

    /// `dismiss` in a collapsed column goes back from it; beside others it ends the selection that the column shows (A2.18).
    private mutating func dismiss(_ column: NavigationSplitViewColumn) -> [Effect] {
        let depth = depth(of: column)
        if room.isCompact { return depth <= topDepth ? leave(depth) : [] }
        return depth > 0 ? clearSelections(from: depth - 1) : []
    }

    /// Takes the column at this depth, and what lies on it, off the stack; the app reads which one is on top now (A2.06).
    private mutating func leave(_ depth: Int) -> [Effect] {
        guard depth > 0 else { return [] }
        let top = columns[depth - 1]
        if self.depth(of: floor) >= depth { floor = top }
        var effects = uncover(depth - 1)
        if preferredCompactColumn != top {
            preferredCompactColumn = top
            effects.append(.writePreferredCompactColumn(top))
        }
        return effects
    }

    /// Nothing lies on the column at this depth any more: what was pushed in the columns after it goes, and the selections
    /// that have led there end (A2.12).
    private mutating func uncover(_ depth: Int) -> [Effect] {
        let emptied = columns[(depth + 1)...].reversed().filter(columnsWithEntries.contains)
        columnsWithEntries.subtract(emptied)
        return emptied.map { .popToRoot(in: $0) } + clearSelections(from: depth)
    }

    /// Ends the selections in the column at this depth and in those after it, the last one first.
    private mutating func clearSelections(from depth: Int) -> [Effect] {
        let ending = columns[depth...].reversed().filter(columnsWithSelection.contains)
        columnsWithSelection.subtract(ending)
        return ending.map { .clearSelection(in: $0) }
    }
}

extension Set {
    fileprivate mutating func set(_ element: Element, _ isMember: Bool) {
        if isMember { insert(element) } else { remove(element) }
    }
}
