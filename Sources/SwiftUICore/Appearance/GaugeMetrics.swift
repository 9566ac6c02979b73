import Foundation

/// Measures of gauges, in points. Nothing of them was recorded (all recall), except what they share with progress.
enum GaugeMetrics {
    /// How high a bar is: as one of progress (`constants.md`, "Controls", iOS 26).
    static let barHeight = ProgressMetrics.barHeight
    static let accessoryBarHeight: CGFloat = 6
    /// Between a bar and what stands around it.
    static let labelDistance = ProgressMetrics.labelDistance
    static let boundsDistance: CGFloat = 8
    /// The mark at a value, and how much of the bar around it is left clear.
    static let mark: CGFloat = 10
    static let markGap: CGFloat = 2
    /// The side of a ring, and how thick it is.
    static let ringSide: CGFloat = 58
    static let ringWidth: CGFloat = 6
    /// The opening of a ring, as a part of the whole: a quarter, below.
    static let opening = 0.25
    /// How strong the part of a ring is that is not reached.
    static let restOpacity = 0.3
    /// How much of a ring's side its content may take.
    static let contentPart: CGFloat = 0.62
}
