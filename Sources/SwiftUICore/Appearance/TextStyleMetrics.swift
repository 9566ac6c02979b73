import Foundation

/// The sizes and leadings of the text styles at the standard text size, in points, and their weights.
///
/// Apple, Human Interface Guidelines, Typography; the widths recorded by iamcgn/swiftui-web agree (`constants.md`, "Text",
/// exact). Bold of a style is bold for the three largest and semibold for all others (the same place, exact).
struct TextStyleMetrics {
    let size: CGFloat
    let leading: CGFloat
    let weight: Font.Weight
    let boldWeight: Font.Weight

    static func of(_ style: Font.TextStyle) -> TextStyleMetrics {
        switch style {
        case .largeTitle: TextStyleMetrics(size: 34, leading: 41, weight: .regular, boldWeight: .bold)
        case .title: TextStyleMetrics(size: 28, leading: 34, weight: .regular, boldWeight: .bold)
        case .title2: TextStyleMetrics(size: 22, leading: 28, weight: .regular, boldWeight: .bold)
        case .title3: TextStyleMetrics(size: 20, leading: 25, weight: .regular, boldWeight: .semibold)
        case .headline: TextStyleMetrics(size: 17, leading: 22, weight: .semibold, boldWeight: .semibold)
        case .subheadline: TextStyleMetrics(size: 15, leading: 20, weight: .regular, boldWeight: .semibold)
        case .body: TextStyleMetrics(size: 17, leading: 22, weight: .regular, boldWeight: .semibold)
        case .callout: TextStyleMetrics(size: 16, leading: 21, weight: .regular, boldWeight: .semibold)
        case .footnote: TextStyleMetrics(size: 13, leading: 18, weight: .regular, boldWeight: .semibold)
        case .caption: TextStyleMetrics(size: 12, leading: 16, weight: .regular, boldWeight: .semibold)
        case .caption2: TextStyleMetrics(size: 11, leading: 13, weight: .regular, boldWeight: .semibold)
        }
    }
}
