import Foundation

/// Distances of a tab view's bars, in points (`platform/bars-and-controls.md`, "Tab bar and toolbar", iOS 26: exact unless said;
/// `constants.md`, "Tabs and toolbars").
enum TabMetrics {
    // The bar at the bottom: a capsule.

    /// What the bar takes of the window's height, on every phone.
    static let room: CGFloat = 83
    static let height: CGFloat = 62
    /// From the bar to the window's lower edge, and to its sides where it gets that wide.
    static let margin: CGFloat = 21
    /// From one item to the next, where there is room.
    static let pitch: CGFloat = 86
    /// From the bar's edge to the first item, and to all items' upper edge.
    static let inset: CGFloat = 4
    /// Items are wider than the distance between them.
    static let overlap: CGFloat = 8
    static let itemHeight = height - 2 * inset
    /// Room for the symbol, and where it begins in the item.
    static let symbolBox: CGFloat = 24
    static let symbolTop: CGFloat = 8
    /// 18 medium, at the large scale.
    static let symbolSize: CGFloat = 18
    /// 10 semibold.
    static let labelSize: CGFloat = 10
    static let labelTop: CGFloat = 35

    // The bar at the top.

    static let topHeight: CGFloat = 44
    static let topItemHeight: CGFloat = 36
    static let topItemPadding: CGFloat = 16
    /// From the bar to the content.
    static let topDistance: CGFloat = 20
    static let topLabelSize: CGFloat = 17
    /// Kept between the bar and the window's sides; no source, ours.
    static let topMargin: CGFloat = 16

    /// A tab that cannot be chosen; no source, ours: that of a disabled label.
    static let disabledOpacity = 0.3

    // Badges.

    static let badgeSize: CGFloat = 20
    /// 13 regular.
    static let badgeTextSize: CGFloat = 13
    /// From the symbol's middle to the badge.
    static let badgeOffset: CGFloat = 8.5
    static let badgeTop: CGFloat = 6
    /// Around a text that is longer than the badge is high; no source, ours.
    static let badgePadding: CGFloat = 6

    // The dots below pages (UIPageControl: 26 high with dots of 7 that stand 9 apart, recalled; over what is behind, recalled).

    static let dotSize: CGFloat = 7
    static let dotPitch: CGFloat = 16
    static let dotsHeight: CGFloat = 26
    /// From the dots to the lower end of what is clear of the edges; no source, ours.
    static let dotsMargin: CGFloat = 12
    /// How much of a dot of a page that is not shown is seen; recalled.
    static let dotOpacity = 0.3
}
