import Foundation

/// Distances in lists, in points (`constants.md`, "Lists and forms", iOS 26.0, with the standard line of its first section).
enum ListMetrics {
    /// The least height of a row: a line of body and what is around it (20.5 + 2 × 15.75; derived).
    static let rowHeight: CGFloat = 52
    /// The line of body that this is made for. Where the person's lines are higher, rows are as much higher (exact: 56 around 24.5).
    static let rowLine: CGFloat = 20.5
    /// Around content that is higher than a line, together above and below (derived).
    static let rowPadding: CGFloat = 30
    /// From the card's edge, or the window's in a plain list, to the content (exact).
    static let contentInset: CGFloat = 16
    /// From the window's edge to the card on a window up to 389 points wide, and on a wider one
    /// (`platform/bars-and-controls.md`, "Lists"; exact).
    static func cardInset(windowWidth: CGFloat) -> CGFloat { windowWidth < 390 ? 16 : 20 }
    /// Above the first card where no large title stands over it (exact).
    static let topOfFirstCard: CGFloat = 35
    /// From a card to the next one, where there is no header between them (picture).
    static let sectionSpacing: CGFloat = 35
    /// From a card to the distance above the next one's header: 27.5 to its line, less that distance (derived).
    static let headerSpacing: CGFloat = 17.5
    /// The same in a plain list: 32 from the last row to the header's line (derived).
    static let plainHeaderSpacing: CGFloat = 22
    /// Between sections that stand closer; no source, ours: half of what is usual.
    static let compactSectionSpacing: CGFloat = 17.5
    /// From the top of the list, or from a distance between sections, to a header's line (derived).
    static let aboveHeader: CGFloat = 10
    /// From a header's line to its card (derived).
    static let belowHeader: CGFloat = 10
    /// From a card to its footer (derived).
    static let aboveFooter: CGFloat = 8
    /// A footer takes so much more than its lines: a slot of 21 for a recorded line of 19 (derived).
    static let footerSlack: CGFloat = 2
    /// What follows a footer stands so much closer to it than to a card: 23.5 to the next card, 16 to a header's line (derived).
    static let footerOverlap: CGFloat = 11.5
    /// The radius of a card (picture).
    static let cardRadius: CGFloat = 26
    /// How thick the line between rows is.
    static let separator: CGFloat = 0.5
    /// Below the last row; no source, ours.
    static let bottom: CGFloat = 20

    /// The chevron at the end of a row that leads further (`constants.md`, "NavigationStack", picture), its stroke included.
    static let chevron = CGSize(width: 7, height: 12)
    static let chevronPath = "M1.25 1.25 L5.75 6 L1.25 10.75"
    /// How thick the chevron's stroke is (picture).
    static let chevronStroke: CGFloat = 2
    /// The checkmark of a chosen option, its stroke included; no source, ours: as heavy as the chevron, in the height of capitals.
    static let checkmark = CGSize(width: 15, height: 13)
    static let checkmarkPath = "M1 7.5 L5.5 12 L14 1"
    /// The chevron of what opens turns in a square of this side: as high as the chevron is.
    static let disclosureSide: CGFloat = 12
    static let disclosurePath = "M3.75 1.25 L8.25 6 L3.75 10.75"
    /// How far the control with the chevron reaches into the row, beyond the chevron; no source, ours: 44 points in all.
    static let disclosureReach: CGFloat = 6
    /// A row that lies in another one is set in by so much for each; no source, ours.
    static let indentation: CGFloat = 20
    /// From the content to the chevron, at the least; no source, ours.
    static let chevronDistance: CGFloat = 10

    /// Rows of a sidebar: 44 for a line of body (`platform/bars-and-controls.md`, "sidebar list rows, iPad").
    static let sidebarRowHeight: CGFloat = 44
    /// The same distance around higher content: 44 less a line of 20.5.
    static let sidebarRowPadding: CGFloat = 23.5
    /// From the panel's edge to the mark of a selected row; no source, ours.
    static let sidebarInset: CGFloat = 8
    /// The mark of a selected row is a capsule, up to this radius; no source, ours.
    static let sidebarRadius: CGFloat = 22
}
