import Foundation

/// What becomes of a sheet when the finger that has dragged it lets go.
enum SheetRelease: Equatable {
    /// It comes to rest at the detent in this place, counted from the lowest.
    case rest(place: Int)
    case dismiss

    /// - Parameters:
    ///   - start: The place that the drag began at.
    ///   - height: The sheet's height at the release.
    ///   - velocity: Of the finger, in points a second, down.
    init(from start: Int, height: CGFloat, velocity: CGFloat, heights: DetentHeights, canDismiss: Bool) {
        if canDismiss, Self.dismisses(height: height, velocity: velocity, lowest: heights.all[0].height) {
            self = .dismiss
            return
        }
        // A flick goes to where the motion would end, but one detent at a time: up to the next, down to the one below
        // (seed 002). Further is only as far as the finger itself has carried the sheet.
        let carried = heights.place(nearestTo: height)
        let projected = heights.place(nearestTo: height - velocity * Self.projection)
        let range = min(start - 1, carried)...max(start + 1, carried)
        self = .rest(place: min(max(projected, range.lowerBound), range.upperBound))
    }

    /// Past half of the lowest height, unless on the way up again; or fast from the lowest height down (A5.28).
    private static func dismisses(height: CGFloat, velocity: CGFloat, lowest: CGFloat) -> Bool {
        if velocity >= dismissalVelocity { return height <= lowest }
        return velocity >= 0 && height < lowest * dismissalShare
    }

    // `platform/animations.json`, "sheet".
    /// Points a second at which a sheet goes, however far it was dragged: good.
    private static let dismissalVelocity: CGFloat = 1000
    /// The part of its height below which a sheet goes that is let go at rest: good.
    private static let dismissalShare: CGFloat = 0.5
    /// Seconds of its velocity that a motion goes on for; measured for scrolling (good), that sheets use it is a guess.
    private static let projection: CGFloat = 0.499
}
