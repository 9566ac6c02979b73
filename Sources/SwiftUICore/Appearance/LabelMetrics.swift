import Foundation

/// Distances in labels, in points.
enum LabelMetrics {
    /// From the icon to the title: the standard distance of a stack. No source for another one; ours.
    static let iconDistance: CGFloat = 8
}
