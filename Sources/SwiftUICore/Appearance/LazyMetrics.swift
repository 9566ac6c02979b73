import Foundation

/// How much of a long collection is made. In screens, but for `whole`, `first`, `estimate` and `parked`: two thirds of a screen are
/// what a wheel or a flick goes between two pictures on a slow connection.
enum LazyMetrics {
    /// Collections up to this have all their views: that costs nothing, and all of them can be found.
    static let whole = 40
    /// Made before anything is known.
    static let first = 12
    /// What an element takes until the first ones have been measured, in points.
    static let estimate = ListMetrics.rowHeight
    /// There must be views for so much beyond what can be seen,
    static let least: CGFloat = 0.25
    /// and when there are not, they are made for so much.
    static let ahead: CGFloat = 0.5
    static let aheadWhileMoving: CGFloat = 1.5
    /// So many times the views that are needed may be left before some are given up.
    static let mostOfNeeded: CGFloat = 4
    /// The views of elements that have left keep their state, up to so many.
    static let parked = 400
}
