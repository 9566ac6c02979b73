import Foundation

/// Measures of a group box, in points. No recording; as the platform's boxes look (recall).
enum GroupBoxMetrics {
    static let radius: CGFloat = 12
    static let inset: CGFloat = 16
    /// Between the label and the content.
    static let labelDistance: CGFloat = 8
}
