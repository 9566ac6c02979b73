import Foundation

/// Measures of what a swipe uncovers and of the editing of rows, in points.
enum SwipeMetrics {
    /// A button is a capsule, about 64 wide (`platform/bars-and-controls.md`, "swipe buttons"; fair): a label of at least 40 and what is
    /// around it.
    static let leastLabel: CGFloat = 40
    static let inset: CGFloat = 12
    static let width: CGFloat = 64
    /// Around and between the buttons; no source, ours.
    static let distance: CGFloat = 8
    /// The buttons of a high row are no higher than this; no source, ours.
    static let height: CGFloat = 44

    /// How far the content of a row that can be deleted moves while the list is edited (`constants.md`, "Lists and forms", edit
    /// mode; exact).
    static let editShift: CGFloat = 40
    /// The sign at the leading end of such a row: 22 to 25 (`platform/bars-and-controls.md`, "edit mode"; recall).
    static let markSide: CGFloat = 24
    /// How much of the trailing end the handle takes by which a row is moved; no source, ours.
    static let handleWidth: CGFloat = 24
    static let handleReserve: CGFloat = 34
    static let minusPath = "M7 12 H17"
    static let checkPath = "M7 12.5 L10.5 16 L17 8.5"
    static let circlePath = "M12 2 A10 10 0 1 1 11.99 2 Z"
    static let handlePath = "M2 7 H22 M2 12 H22 M2 17 H22"
    static let trashPath =
        "M4 6.5 H20 M9 6.5 V4.5 H15 V6.5 M6 6.5 L7 20 H17 L18 6.5 M10 10 V16.5 M14 10 V16.5"
    static let stroke: CGFloat = 2
    static let fineStroke: CGFloat = 1.5
    /// How a row moves aside; no source, ours.
    static let movement = Animation.easeInOut(duration: 0.25)
    /// The room of the sign that says that a list is being loaded anew (recall of UIKit's: 60).
    static let refreshHeight: CGFloat = 60
}
