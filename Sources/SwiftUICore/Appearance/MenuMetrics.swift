import Foundation

/// Measures of menus and other popups, in points. None were found for iOS 26; they are ours unless a source is named.
enum MenuMetrics {
    /// The width of a menu: that of UIKit's since iOS 14 (recall).
    static let width: CGFloat = 250
    /// The radius of its corners: that of a list's card (`ListMetrics.cardRadius`).
    static let cornerRadius: CGFloat = 26
    /// The least height of an item: the smallest touch target (`platform/bars-and-controls.md`, "Controls"; exact).
    static let rowHeight: CGFloat = 44
    /// Above and below what is higher than a line, in each item.
    static let rowPadding: CGFloat = 11
    /// From the menu's side edges to what is in it.
    static let inset: CGFloat = 18
    /// Above the first and below the last item.
    static let end: CGFloat = 6
    /// The column of checkmarks, and that of icons with the distance to the title.
    static let checkWidth: CGFloat = 26
    static let iconWidth: CGFloat = 24
    static let iconDistance: CGFloat = 10
    /// A line between two groups, with what is around it.
    static let groupDistance: CGFloat = 13
    static let line: CGFloat = 0.5
    /// Above a group's header, and below it.
    static let headerTop: CGFloat = 8
    static let headerBottom: CGFloat = 2
    /// From what a popup belongs to, and from the window's edges.
    static let distance: CGFloat = 6
    static let margin: CGFloat = 8
    /// Between a preview and its menu.
    static let previewDistance: CGFloat = 10
    static let previewRadius: CGFloat = 16
    /// A preview takes at most this part of the window's height.
    static let previewShare: CGFloat = 0.5
    /// Around what is in a popup that is no menu.
    static let panelInset: CGFloat = 12
}
