import Foundation

/// Where a popup stands: below what it belongs to, or over it where there is more room, and within the window. The page decides by
/// the same rules, since only it knows what is scrolled.
struct PopupPlan: Equatable {
    let frame: CGRect
    let isAbove: Bool

    /// - Parameters:
    ///   - size: That of the popup.
    ///   - anchor: Where what it belongs to is in the window.
    ///   - room: What of the window popups may use.
    init(size: CGSize, anchor: CGRect, room: CGRect, prefersAbove: Bool) {
        let below = room.maxY - anchor.maxY - MenuMetrics.distance
        let above = anchor.minY - room.minY - MenuMetrics.distance
        let fits = { (space: CGFloat) in size.height <= space }
        isAbove = prefersAbove && fits(above) || !fits(below) && (fits(above) || above > below)
        let y = isAbove ? anchor.minY - MenuMetrics.distance - size.height : anchor.maxY + MenuMetrics.distance
        let x = anchor.midX <= room.midX ? anchor.minX : anchor.maxX - size.width
        frame = CGRect(
            x: Self.kept(x, size.width, in: room.minX...room.maxX),
            y: Self.kept(y, size.height, in: room.minY...room.maxY), width: size.width, height: size.height)
    }

    private static func kept(_ start: CGFloat, _ length: CGFloat, in room: ClosedRange<CGFloat>) -> CGFloat {
        max(room.lowerBound, min(start, room.upperBound - length))
    }
}
