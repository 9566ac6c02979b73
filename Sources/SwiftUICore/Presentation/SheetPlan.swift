import Foundation
import NavigationCore

/// Where a sheet is in its window, how its corners are, and what the device's edges cover of it.
struct SheetPlan: Equatable {
    let frame: CGRect
    let safeArea: EdgeInsets
    /// It does not reach the window's edges: what is behind shines through.
    let isFloating: Bool
    let isRounded: Bool
    /// It stands on the window's lower edge.
    let hasSquareBottom: Bool

    /// - Parameter safeArea: The window's.
    init(_ resting: SheetResting, safeArea: EdgeInsets) {
        let window = resting.room.size
        switch resting.form {
        case .cover:
            frame = CGRect(origin: .zero, size: window)
            self.safeArea = safeArea
            isFloating = false
            isRounded = false
            hasSquareBottom = false
        case .card:
            frame = resting.room.card
            self.safeArea = EdgeInsets()
            isFloating = false
            isRounded = true
            hasSquareBottom = false
        case .bottom:
            let inset = Self.inset(atHeight: resting.height, in: resting.room)
            frame = CGRect(
                x: inset, y: window.height - resting.height, width: max(0, window.width - 2 * inset),
                height: max(0, resting.height - inset))
            self.safeArea = EdgeInsets(
                top: 0, leading: max(0, safeArea.leading - inset), bottom: max(0, safeArea.bottom - inset),
                trailing: max(0, safeArea.trailing - inset))
            isFloating = inset > 0
            isRounded = true
            hasSquareBottom = inset == 0
        }
    }

    /// A sheet floats until it has its whole height (A5.72).
    static func inset(atHeight height: CGFloat, in room: SheetRoom) -> CGFloat {
        height < room.largestHeight ? SheetMetrics.inset(windowWidth: room.size.width) : 0
    }
}
