import Foundation

/// Distances of a screen's bar, in points (`platform/bars-and-controls.md`, "Navigation bar", iOS 26; exact unless said).
enum BarMetrics {
    /// Below the top of the safe area: a control of 44 and 10 under it.
    static let height: CGFloat = 54
    static let controlSize: CGFloat = 44
    /// Kept above the bar where nothing else is.
    static let leastTop: CGFloat = 10
    /// From the edge to the first control. 10 was seen on the narrowest phone, other sizes were not found; ours.
    static let controlInset: CGFloat = 16
    /// Between two controls; no source, ours: that of items in a toolbar.
    static let controlDistance: CGFloat = 8
    /// Between a control and the small title: less than this is not left to an item group.
    static let titleDistance: CGFloat = 8
    /// How much of the width controls and small title have together where a bar of tabs stands in the middle; no source, ours.
    static let leadingTitleShare: CGFloat = 0.28
    /// The small title: 17 semibold.
    static let titleSize: CGFloat = 17
    static let titleWeight = 600

    /// Content that is scrolled under the bar fades out there and a little below it ("hairline": none on iOS 26, a soft fade). How
    /// far and how much: no source, ours.
    static let scrollEdgeReach: CGFloat = 12
    static let scrollEdgeOpacity = 0.8

    /// Where the bar begins.
    static func top(safeArea: CGFloat) -> CGFloat {
        max(safeArea, leastTop)
    }
}
