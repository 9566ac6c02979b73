/// A navigation split view of two or three columns as a value: what it knows, and by which rules that decides what is on screen.
///
/// The split view's node keeps one of these, tells it what happens (`apply`), carries out the effects that it answers with,
/// and shows its `presentation`. Nothing here knows a view. Rules carry their number in the behaviour specification.
package struct SplitNavigation: Equatable, Sendable {
    /// Its columns, from the first to the detail.
    package let columns: [NavigationSplitViewColumn]
    /// The room there is.
    package internal(set) var room: Room
    /// How leading columns and the detail share that room.
    package internal(set) var style: Style
    /// The visibility that the app, or the person by the toggle, has asked for.
    package internal(set) var visibility: NavigationSplitViewVisibility
    /// What the app's binding says, and hears after going back (A2.06).
    package internal(set) var preferredCompactColumn: NavigationSplitViewColumn
    /// The column that is on top at least, while collapsed: the one that the app prefers (A2.05, A2.07) until the person goes
    /// back from it. Where the person has gone back to is written to the binding but raises no floor, so that a selection
    /// that ends in code still pops (A2.17).
    var floor: NavigationSplitViewColumn
    /// The columns whose list has a selection, so that the next column has something to say (A2.02, A2.03).
    package internal(set) var columnsWithSelection: Set<NavigationSplitViewColumn> = []
    /// The columns whose own stack has something pushed on its root, by a link in a leading column for one (A2.19, A2.26).
    var columnsWithEntries: Set<NavigationSplitViewColumn> = []

    package init(
        columns: Columns = .two, room: Room, style: Style = .automatic,
        visibility: NavigationSplitViewVisibility = .automatic,
        preferredCompactColumn: NavigationSplitViewColumn = .sidebar
    ) {
        self.columns = columns == .two ? [.sidebar, .detail] : [.sidebar, .content, .detail]
        self.room = room
        self.style = style
        self.visibility = visibility
        self.preferredCompactColumn = preferredCompactColumn
        floor = preferredCompactColumn
    }
}

extension SplitNavigation {
    package enum Columns: Sendable {
        case two, three
    }

    /// How leading columns and the detail share the room (A1.30 to A1.32).
    package enum Style: Equatable, Sendable {
        /// As `balanced` in landscape, as `prominentDetail` in portrait.
        case automatic
        /// Leading columns are beside the detail, which gets narrower.
        case balanced
        /// The detail keeps its size, and leading columns lie over it.
        case prominentDetail
    }

    var hasThreeColumns: Bool { columns.count == 3 }

    /// How deep in the collapsed stack a column is, from 0. A content column that is not there counts as the sidebar.
    func depth(of column: NavigationSplitViewColumn) -> Int {
        columns.firstIndex(of: column) ?? 0
    }
}
