import Foundation

/// Distances of sheets, in points (`platform/bars-and-controls.md`, "Sheets, popovers, alerts", iOS 26).
enum SheetMetrics {
    /// The radius of a sheet's corners: about 38 (good). The lower ones of a large sheet follow the display, which a window of a
    /// browser has not: they are square.
    static let cornerRadius: CGFloat = 38

    /// From the window's sides and its lower edge to a sheet that is not at its full height: 8 at 393 wide (exact), 6 at 375
    /// (picture); they part where the insets of cards do.
    static func inset(windowWidth: CGFloat) -> CGFloat { windowWidth < 390 ? 6 : 8 }

    /// The indicator by which it is dragged, from the sheet's top edge (exact).
    static let indicatorSize = CGSize(width: 36, height: 5)
    static let indicatorTop: CGFloat = 5
    /// Where a press of the indicator is taken: no source, ours; wide enough for a finger, and above a bar's controls.
    static let indicatorTarget = CGSize(width: 80, height: 20)
}
