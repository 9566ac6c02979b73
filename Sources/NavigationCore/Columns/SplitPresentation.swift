extension SplitNavigation {
    /// What is on screen.
    package enum Presentation: Equatable, Sendable {
        /// One column fills the window; the others given lie under it, the bottom one first, one step back each (A2.01).
        case stack([NavigationSplitViewColumn])
        /// The detail, with the leading columns as the value says.
        case columns(LeadingColumns)
    }

    /// Where the columns before the detail are.
    package struct LeadingColumns: Equatable, Sendable {
        package var sidebar: Place
        /// Hidden also where there are but two columns.
        package var content: Place

        package init(sidebar: Place, content: Place = .hidden) {
            self.sidebar = sidebar
            self.content = content
        }

        /// Something lies over the detail, so that it is dimmed and cannot be touched (A1.35).
        package var isDetailDimmed: Bool { sidebar == .over || content == .over }
        /// The sidebar lies over the content column too, which is dimmed with the detail: what older systems displace.
        package var isContentDimmed: Bool { sidebar == .over && content == .beside }
        /// The first column that is seen: the sidebar's button stands in its bar.
        package var first: NavigationSplitViewColumn {
            sidebar != .hidden ? .sidebar : content != .hidden ? .content : .detail
        }
    }

    package enum Place: Equatable, Sendable {
        case hidden
        /// Beside the columns after it.
        case beside
        /// Over the columns after it.
        case over
    }

    package var presentation: Presentation {
        room.isCompact ? .stack(Array(columns.prefix(topDepth + 1))) : .columns(leadingColumns)
    }

    /// The last column with something useful to show, but none before the floor (A2.02, A2.05, A2.07): the one after a column
    /// with a selection, and one on whose own stack something was pushed (A2.19).
    var topDepth: Int {
        let deepest = columns.count - 1
        let selected = columnsWithSelection.map { min(depth(of: $0) + 1, deepest) }
        let pushed = columnsWithEntries.map(depth(of:))
        return max(depth(of: floor), selected.max() ?? 0, pushed.max() ?? 0)
    }
}

// The tables after A1.37.
extension SplitNavigation {
    private var leadingColumns: LeadingColumns {
        let place = leadingPlace
        switch shownVisibility {
        case .detailOnly:
            return LeadingColumns(sidebar: .hidden)
        case .doubleColumn:
            return LeadingColumns(sidebar: .hidden, content: place)
        default:
            guard hasThreeColumns else { return LeadingColumns(sidebar: place) }
            return LeadingColumns(sidebar: place == .beside && !tilesThree ? .over : place, content: place)
        }
    }

    /// Leading columns lie over the detail if the detail is prominent, which it is in portrait by default (A1.31, A1.32), and
    /// wherever it would be left too little.
    private var leadingPlace: Place {
        guard room.fitsTwo else { return .over }
        switch style {
        case .balanced: return .beside
        case .prominentDetail: return .over
        case .automatic: return room.isPortrait ? .over : .beside
        }
    }

    /// Balanced columns are all beside the detail however narrow that gets (A1.30, seed 000); else three need the room.
    private var tilesThree: Bool { style == .balanced || room.fitsThree }

    /// The visibility that is asked for, as one of the three that can be seen (A1.10): of two columns `all` and `doubleColumn`
    /// are the same (A1.11), and `automatic` shows one leading column wherever that would be beside the detail.
    var shownVisibility: NavigationSplitViewVisibility {
        let oneLeading: NavigationSplitViewVisibility = hasThreeColumns ? .doubleColumn : .all
        switch visibility {
        case .automatic: return leadingPlace == .beside ? oneLeading : .detailOnly
        case .doubleColumn: return oneLeading
        default: return visibility
        }
    }
}
