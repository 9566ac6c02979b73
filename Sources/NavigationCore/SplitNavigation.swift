/// A navigation split view of two columns as a value: what it knows, and by which rules that decides what is on screen.
///
/// The split view's node keeps one of these, tells it what happens (`apply`), carries out the effects that it answers with,
/// and shows its `presentation`. Nothing here knows a view. Rules carry their number in the behaviour specification.
package struct SplitNavigation: Equatable, Sendable {
    /// The room there is.
    package internal(set) var room: Room
    /// The visibility that the app, or the person by the toggle, has asked for.
    package internal(set) var visibility: NavigationSplitViewVisibility
    /// The column that the app wants on top at least, while collapsed (A2.05, A2.07).
    package internal(set) var preferredCompactColumn: NavigationSplitViewColumn
    /// Something in the sidebar's list is selected, so that the detail has something to say (A2.02, A2.03).
    package internal(set) var sidebarHasSelection = false
    /// The sidebar was brought over the detail by hand; that lasts as long as the room does.
    var isOverlayByHand = false

    package init(
        room: Room, visibility: NavigationSplitViewVisibility = .automatic,
        preferredCompactColumn: NavigationSplitViewColumn = .sidebar
    ) {
        self.room = room
        self.visibility = visibility
        self.preferredCompactColumn = preferredCompactColumn
    }
}

extension SplitNavigation {
    /// The room that a split view has been given.
    package struct Room: Equatable, Sendable {
        /// Regular width makes columns, compact width one stack; nothing else does (A1.01).
        package var isCompact: Bool
        /// Higher than wide.
        package var isPortrait: Bool

        package init(isCompact: Bool, isPortrait: Bool) {
            self.isCompact = isCompact
            self.isPortrait = isPortrait
        }
    }

    /// What is on screen.
    package enum Presentation: Equatable, Sendable {
        /// One column fills the window, with those before it one step back each.
        case stack(top: NavigationSplitViewColumn)
        /// The detail, with the sidebar as the second value says.
        case columns(sidebar: SidebarPlace)
    }

    package enum SidebarPlace: Equatable, Sendable {
        case hidden
        case besideDetail
        /// Over the detail, which is dimmed and cannot be touched (A1.35).
        case overDetail
    }

    package var presentation: Presentation {
        room.isCompact ? .stack(top: topColumn) : .columns(sidebar: sidebarPlace)
    }

    /// The last column with something useful to show, but none before the preferred one (A2.02, A2.05, A2.07).
    private var topColumn: NavigationSplitViewColumn {
        sidebarHasSelection || preferredCompactColumn == .detail ? .detail : .sidebar
    }

    /// The table of defaults and explicit values for two columns (A1.10 to A1.15, A1.32, and the tables after A1.37).
    private var sidebarPlace: SidebarPlace {
        switch visibility {
        case .detailOnly: .hidden
        case .automatic: room.isPortrait ? .hidden : .besideDetail
        default: room.isPortrait ? .overDetail : .besideDetail
        }
    }
}
