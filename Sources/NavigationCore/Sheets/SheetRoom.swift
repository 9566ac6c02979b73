import Foundation

/// The room that a sheet is shown in: the window, in points, and what its edges cover.
package struct SheetRoom: Equatable, Sendable {
    package var size: CGSize
    package var safeTop: CGFloat
    package var safeBottom: CGFloat
    package var isCompactWidth: Bool
    package var isCompactHeight: Bool

    package init(
        size: CGSize, safeTop: CGFloat, safeBottom: CGFloat, isCompactWidth: Bool, isCompactHeight: Bool
    ) {
        self.size = size
        self.safeTop = safeTop
        self.safeBottom = safeBottom
        self.isCompactWidth = isCompactWidth
        self.isCompactHeight = isCompactHeight
    }

    /// The height of a sheet that is pulled up all the way: to the top inset, or a little below the edge of a screen without
    /// one (`platform/bars-and-controls.md`, iOS 26).
    package var largestHeight: CGFloat {
        max(0, size.height - max(safeTop, Self.leastTop))
    }

    /// The largest value that a custom detent is offered: what is clear of both insets (the same table; 759 of 852).
    package var largestValue: CGFloat {
        max(0, largestHeight - safeBottom)
    }

    /// Where a card stands: centred, of a form's size, smaller if the window is (A5.47).
    package var card: CGRect {
        let width = min(Self.cardSize.width, size.width)
        let height = min(Self.cardSize.height, max(0, size.height - safeTop - safeBottom))
        return CGRect(x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
    }

    /// From the top edge to a large sheet on an iPhone SE without a status bar (`platform/bars-and-controls.md`: exact).
    private static let leastTop: CGFloat = 31
    /// A form sheet on iPad (`platform/bars-and-controls.md`: recalled).
    private static let cardSize = CGSize(width: 540, height: 620)
}
