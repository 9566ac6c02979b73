import Foundation
import SceneCore

/// What a list's style means in numbers and colours, at its place.
struct ListLook: Equatable {
    /// Rows lie on a card of this radius; nil for rows on the bare background.
    var cardRadius: CGFloat?
    var cardInset: CGFloat = 0
    /// From the card's edge to a row's content.
    var contentInset = ListMetrics.contentInset
    var rowHeight = ListMetrics.rowHeight
    var rowPadding = ListMetrics.rowPadding
    /// Above a first section without a header, where no large title stands over it.
    var top: CGFloat = 0
    /// From one section to the next without a header.
    var sectionSpacing = ListMetrics.sectionSpacing
    /// From one section to the distance above the next one's header.
    var headerSpacing = ListMetrics.headerSpacing
    /// What the app has said of the distances to the edges.
    var margins = ContentMargins()
    /// Between rows; those that stand apart lie on a card each.
    var rowSpacing: CGFloat = 0
    var hasSeparators = true
    /// The header of the section that is at the top stays there (recalled).
    var pinsHeaders = false
    /// The mark of a selected row is rounded by at most this.
    var selectionRadius: CGFloat = 0
    var background: SceneColor?
    var card: SceneColor?
    var selection: SceneColor
    var separator: SceneColor
    var chevron: SceneColor
    /// Of what can be pressed.
    var tint: SceneColor

    @MainActor
    init(style: ListStyleKind, environment: EnvironmentValues) {
        let scheme = environment.colorScheme
        selection = StandardColor.selection.color(in: scheme)
        separator = StandardColor.separator.color(in: scheme)
        chevron = StandardColor.tertiaryLabel.color(in: scheme)
        tint = (environment.tintColor ?? .accentColor).resolved(in: environment)
        rowSpacing = environment.listRowSpacing ?? 0
        margins = environment.contentMargins
        let margin = ListMetrics.cardInset(windowWidth: environment.windowSize.width)
        switch style {
        case .plain:
            pinsHeaders = true
            contentInset = margin
            useBareSections()
            background = Backdrop.screen.color(in: environment)
        case .inset:
            contentInset = margin
            cardInset = margin
            useBareSections()
            background = Backdrop.screen.color(in: environment)
        case .grouped:
            cardRadius = 0
            contentInset = margin
            top = ListMetrics.topOfFirstCard
            useCards(in: environment)
        case .automatic, .insetGrouped:
            cardRadius = ListMetrics.cardRadius
            cardInset = margin
            top = ListMetrics.topOfFirstCard
            useCards(in: environment)
        case .sidebar:
            cardInset = ListMetrics.sidebarInset
            // Content stands below the large title.
            contentInset = margin - ListMetrics.sidebarInset
            rowHeight = ListMetrics.sidebarRowHeight
            rowPadding = ListMetrics.sidebarRowPadding
            hasSeparators = false
            selectionRadius = ListMetrics.sidebarRadius
            selection = StandardColor.sidebarSelection.color(in: scheme)
        }
        if environment.scrollContentBackground == .hidden { background = nil }
    }

    /// A row has room for a line of the person's text size.
    mutating func makeRoom(forLine height: CGFloat) {
        rowHeight += max(0, height - ListMetrics.rowLine)
    }

    private mutating func useBareSections() {
        sectionSpacing = 0
        headerSpacing = ListMetrics.plainHeaderSpacing
    }

    private mutating func useCards(in environment: EnvironmentValues) {
        background = Backdrop.grouped.color(in: environment)
        card = Backdrop.card.color(in: environment)
    }
}
