import Foundation

/// Measures of what shows progress, in points.
enum ProgressMetrics {
    /// How high a bar is (`constants.md`, "Controls", iOS 26; exact).
    static let barHeight: CGFloat = 4
    /// Between a bar and its labels (the same place; exact above it, below it as above).
    static let labelDistance: CGFloat = 4
    /// The side of a spinner (the same place; exact).
    static let spinnerSide: CGFloat = 20
    /// Of how many spokes a spinner is made, and how large each is (recall).
    static let spokes = 8
    static let spoke = CGSize(width: 2.5, height: 5.5)
    /// From a spinner's middle to that of a spoke: spokes end at the edge.
    static let spokeDistance: CGFloat = (spinnerSide - spoke.height) / 2
}
