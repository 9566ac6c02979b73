import Foundation

/// Distances of a split view's columns, in points (`platform/ipad-split-view.md`, iPadOS 26.1: exact for a window of
/// 820 × 1180, by rule for others).
enum SplitMetrics {
    /// The default width of the sidebar of two columns.
    static let sidebarWidth: CGFloat = 320
    /// The default width of the sidebar of three columns, and of their content column.
    static let sidebarWidthOfThree: CGFloat = 280
    static let contentWidth: CGFloat = 320
    /// Between the content column and the detail.
    static let separator: CGFloat = 0.5
    /// From the window's leading edge to the floating sidebar, and from its trailing edge to what is clear of it.
    static let sidebarInset: CGFloat = 10
    /// From the sidebar to the window's lower edge.
    static let sidebarBottom: CGFloat = 15
    /// The sidebar's own safe area at its top, so that its bar stands off its edge; the other columns' bars stand in line with
    /// it. No source, ours.
    static let sidebarTop = BarMetrics.leastTop
    /// The radius of the sidebar's corners: not found for iPadOS; a card's, so that what is in it fits.
    static let sidebarRadius: CGFloat = 26
}
