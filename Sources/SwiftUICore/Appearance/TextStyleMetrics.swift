import Foundation
import SceneCore

/// The sizes and leadings of the text styles, in points, and their weights.
///
/// Apple, Human Interface Guidelines, Typography (platform/dynamic-type.json, exact); the widths recorded by
/// iamcgn/swiftui-web agree (`constants.md`, "Text", exact). Bold of a style is bold for the three largest and semibold for all
/// others (the same place, exact).
struct TextStyleMetrics {
    let size: CGFloat
    let leading: CGFloat
    let weight: Font.Weight
    let boldWeight: Font.Weight

    static func of(_ style: Font.TextStyle, at step: TextSize) -> TextStyleMetrics {
        let (size, leading) = steps(of: style)[step.rawValue]
        return TextStyleMetrics(
            size: size, leading: leading, weight: style == .headline ? .semibold : .regular,
            boldWeight: [.largeTitle, .title, .title2].contains(style) ? .bold : .semibold)
    }

    /// How many times as large as at the size that nobody has changed a style is.
    static func scale(of style: Font.TextStyle, at step: TextSize) -> CGFloat {
        of(style, at: step).size / of(style, at: .large).size
    }

    /// Of text behind other text, in parts of its font's size (no source, ours: Apple says only that it is smaller).
    static let secondaryScale: CGFloat = 0.8

    /// Size and leading at each step of the text size, from the smallest on.
    private static func steps(of style: Font.TextStyle) -> [(size: CGFloat, leading: CGFloat)] {
        switch style {
        case .largeTitle:
            [
                (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61),
                (56, 66), (60, 70),
            ]
        case .title:
            [
                (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51), (48, 57),
                (53, 62), (58, 68),
            ]
        case .title2:
            [
                (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52),
                (50, 59), (56, 66),
            ]
        case .title3:
            [
                (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51),
                (49, 58), (55, 65),
            ]
        case .headline:
            [
                (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48),
                (47, 56), (53, 62),
            ]
        case .subheadline:
            [
                (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37), (36, 43),
                (42, 50), (49, 58),
            ]
        case .body:
            [
                (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48),
                (47, 56), (53, 62),
            ]
        case .callout:
            [
                (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46),
                (44, 52), (51, 60),
            ]
        case .footnote:
            [
                (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40),
                (38, 46), (44, 52),
            ]
        case .caption:
            [
                (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32), (32, 39),
                (37, 44), (43, 51),
            ]
        case .caption2:
            [
                (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30), (29, 35),
                (34, 41), (40, 48),
            ]
        }
    }
}
