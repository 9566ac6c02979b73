import Foundation

/// Measures of a notice in place of content, in points. No recording; as the platform's notices look (recall).
enum NoticeMetrics {
    /// The size of the font that the symbol stands in.
    static let symbolSize: CGFloat = 48
    /// Between symbol and title.
    static let symbolDistance: CGFloat = 10
    /// Between title and description, and to each side.
    static let titleDistance: CGFloat = 6
    static let margin: CGFloat = 16
    /// Above each action, beside the distance above.
    static let aboveAction: CGFloat = 10
}
