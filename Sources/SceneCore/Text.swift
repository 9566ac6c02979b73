import Foundation

/// A font, as far as measuring and drawing need to know it.
package struct FontDescriptor: Hashable, Sendable {
    package enum Design: String, Sendable {
        case `default`, rounded, serif, monospaced
    }

    package var design: Design
    /// In points.
    package var size: CGFloat
    /// 100 (ultra light) to 900 (black), as CSS and OpenType count it.
    package var weight: Int
    /// From one line to the next, in points; nil for a line's own height.
    package var leading: CGFloat?
    /// How Chinese, Japanese and Korean characters look; nil for what the device's languages ask for. It changes no width.
    package var han: HanForm?
    /// The font, this many times as large.
    package func scaled(by factor: CGFloat) -> FontDescriptor {
        guard factor != 1 else { return self }
        var font = self
        font.size *= factor
        font.leading = leading.map { $0 * factor }
        return font
    }

    package init(design: Design = .default, size: CGFloat, weight: Int = 400, leading: CGFloat? = nil) {
        self.design = design
        self.size = size
        self.weight = weight
        self.leading = leading
    }
}

/// The distances that text in one font asks for, in points.
package struct TextSpacing: Equatable, Sendable {
    /// From a plain view down to the text.
    package var above: CGFloat
    /// From the text down to a plain view.
    package var below: CGFloat
    /// From text above down to this text.
    package var betweenTexts: CGFloat

    package init(above: CGFloat, below: CGFloat, betweenTexts: CGFloat) {
        self.above = above
        self.below = below
        self.betweenTexts = betweenTexts
    }
}

/// Measures and breaks text. The framework asks it, hosts draw what it said; so a page, a picture and a test agree.
@MainActor
package protocol TextMeasurer: AnyObject {
    /// Breaks a text into lines.
    func measure(_ setting: TextSetting) -> MeasuredText

    /// How many lines of a font fit into a height.
    func lineCount(fitting height: CGFloat, font: FontDescriptor) -> Int

    /// How tall so many lines of a font are, in points.
    func height(ofLines count: Int, font: FontDescriptor) -> CGFloat

    /// The distances that text in a font asks for by default; nil leaves it to the framework.
    func spacing(around font: FontDescriptor) -> TextSpacing?
}

extension TextMeasurer {
    package func spacing(around font: FontDescriptor) -> TextSpacing? { nil }

    /// Breaks `text` into lines of at most `width` points (one line for each of its own if nil), and into at most
    /// `lineLimit` lines, the last of which then ends in an ellipsis.
    package func measure(
        _ text: String, font: FontDescriptor, width: CGFloat?, lineLimit: Int?, alignment: LineAlignment
    ) -> MeasuredText {
        var setting = TextSetting(StyledText(text, font: font))
        setting.width = width
        setting.lineLimit = lineLimit
        setting.alignment = alignment
        return measure(setting)
    }
}
