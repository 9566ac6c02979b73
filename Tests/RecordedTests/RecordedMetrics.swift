import Foundation

/// Text as it was measured on the two systems of the recordings. Widths and heights in points.
struct RecordedMetrics: Decodable {
    let macOS: System
    let iOS: System

    struct System: Decodable {
        let fonts: [String: Face]
        /// By font, then by string.
        let widths: [String: [String: CGFloat]]
        let wrapped: [Wrapped]
    }

    struct Face: Decodable {
        let lineHeight: CGFloat
        let linePitch: CGFloat
        let spacingAbove: CGFloat
        let spacingBelow: CGFloat
        let textToText: CGFloat
        let firstBaseline: CGFloat?
    }

    struct Wrapped: Decodable {
        let font: String
        let string: String
        let width: CGFloat?
        let lineLimit: Int?
        let lineSpacing: CGFloat?
        let size: [CGFloat]
        let lines: Int
    }
}
