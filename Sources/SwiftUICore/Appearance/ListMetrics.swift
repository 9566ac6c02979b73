import Foundation

/// Distances in lists, in points (`constants.md`, "Lists and forms", iOS 26.0, with the standard line of its first section).
enum ListMetrics {
    /// The least height of a row: a line of body and what is around it (20.5 + 2 × 15.75; derived).
    static let rowHeight: CGFloat = 52
    /// Around content that is higher than a line, together above and below (derived).
    static let rowPadding: CGFloat = 30
    /// From the card's edge, or the window's in a plain list, to the content (exact).
    static let contentInset: CGFloat = 16
    /// From the window's edge to the card on a window up to 389 points wide, and on a wider one
    /// (`platform/bars-and-controls.md`, "Lists"; exact).
    static func cardInset(windowWidth: CGFloat) -> CGFloat { windowWidth < 390 ? 16 : 20 }
    /// Above the first card where no large title stands over it (exact).
    static let topOfFirstCard: CGFloat = 35
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
