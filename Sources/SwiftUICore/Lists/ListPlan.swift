import Foundation

/// Where the large title and the rows of a list are in what it scrolls, and how far it scrolls.
struct ListPlan: Equatable {
    let titleOrigin: CGPoint
    let rowsOrigin: CGPoint
    let rowsWidth: CGFloat
    let contentSize: CGSize

    /// - Parameters:
    ///   - rowsHeight: The height of all rows, given their width.
    ///   - width: That of the list.
    ///   - safeArea: What bars and the device's edges cover.
    ///   - titleHeight: That of the large title which scrolls with the rows; nil without one.
    @MainActor
    init(width: CGFloat, safeArea: EdgeInsets, titleHeight: CGFloat?, look: ListLook, rowsHeight: (CGFloat) -> CGFloat)
    {
        let left = safeArea.leading + look.cardInset
        titleOrigin = CGPoint(x: safeArea.leading, y: safeArea.top)
        rowsOrigin = CGPoint(x: left, y: safeArea.top + (titleHeight ?? look.top))
        rowsWidth = max(0, width - left - safeArea.trailing - look.cardInset)
        let end = rowsOrigin.y + rowsHeight(rowsWidth)
        contentSize = CGSize(width: width, height: end + ListMetrics.bottom + safeArea.bottom)
    }
}
