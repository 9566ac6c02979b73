extension SplitNavigation {
    /// What can happen to a split view.
    package enum Event: Equatable, Sendable {
        /// The window has been turned or resized.
        case room(Room)
        /// The list in the sidebar has now a selection, or none.
        case sidebarSelection(Bool)
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
    }

    /// What the split view's node has to do outside of this value.
    package enum Effect: Equatable, Sendable {
        /// Set the selection of the sidebar's list to nil.
        case clearSidebarSelection
        case writeVisibility(NavigationSplitViewVisibility)
        case writePreferredCompactColumn(NavigationSplitViewColumn)
    }

    /// Takes in what happened. The effects are to be carried out in order.
    package mutating func apply(_ event: Event) -> [Effect] {
        switch event {
        case .room(let new): return enter(new)
        case .sidebarSelection(let isThere):
            sidebarHasSelection = isThere
            return []
        case .visibility(let new):
            visibility = new
            isOverlayByHand = false
            return []
        case .preferredCompactColumn(let column): return prefer(column)
        case .toggleSidebar: return toggle()
        case .dismissOverlay:
            return presentation == .columns(sidebar: .overDetail) ? show(.detailOnly) : []
        case .back: return goBack()
        }
    }

    /// A turn or a resize loses nothing: selection and visibility stay (A1.14, A2.15, A2.16). Only a sidebar that was brought
    /// over the detail by hand goes with the room it was brought over in.
    private mutating func enter(_ new: Room) -> [Effect] {
        guard new != room else { return [] }
        room = new
        return isOverlayByHand ? show(.automatic) : []
    }

    /// Setting the column in code goes there, forward or back (A2.08); it has no effect while there are columns (A2.09).
    private mutating func prefer(_ column: NavigationSplitViewColumn) -> [Effect] {
        preferredCompactColumn = column
        guard room.isCompact, column != .detail, sidebarHasSelection else { return [] }
        sidebarHasSelection = false
        return [.clearSidebarSelection]
    }

    /// Hides the sidebar if it is seen, else shows it, and tells the app which (A1.16). Collapsed there is no button (A1.45).
    private mutating func toggle() -> [Effect] {
        guard case .columns(let place) = presentation else { return [] }
        guard place == .hidden else { return show(.detailOnly) }
        let effects = show(.all)
        isOverlayByHand = room.isPortrait
        return effects
    }

    private mutating func show(_ new: NavigationSplitViewVisibility) -> [Effect] {
        visibility = new
        isOverlayByHand = false
        return [.writeVisibility(new)]
    }

    /// Back shows the sidebar: its selection ends (A2.12), and the app reads which column is on top now (A2.06).
    private mutating func goBack() -> [Effect] {
        guard presentation == .stack(top: .detail) else { return [] }
        var effects: [Effect] = []
        if sidebarHasSelection { effects.append(.clearSidebarSelection) }
        if preferredCompactColumn != .sidebar { effects.append(.writePreferredCompactColumn(.sidebar)) }
        sidebarHasSelection = false
        preferredCompactColumn = .sidebar
        return effects
    }
}
