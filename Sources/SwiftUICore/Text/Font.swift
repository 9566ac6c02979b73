import Foundation

/// A font, named by what it is for or by its size.
public struct Font: Hashable, Sendable {
    enum Size: Hashable {
        case style(TextStyle)
        case points(CGFloat)
        /// Grows and shrinks as a text style does.
        case scaled(CGFloat, relativeTo: TextStyle)
    }

    var size: Size
    var design: Design?
    var weight: Weight?
    var isBold = false
    var isItalic = false
    var hasEqualDigits = false
    var leading = Leading.standard
    /// In parts of its size.
    var scale: CGFloat = 1

    /// The font of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(size: .style(style), design: design, weight: weight)
    }

    /// A font of a fixed size, in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(size: .points(size), design: design, weight: weight)
    }

    /// A font of the app's, of a size in points that follows the person's text size as body text does. Fonts of apps are not read: the
    /// system's stands in for it.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        custom(name, size: size, relativeTo: .body)
    }

    /// A font of the app's, of a size in points that follows the person's text size as a text style does. Fonts of apps are not read:
    /// the system's stands in for it.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(size: .scaled(size, relativeTo: textStyle))
    }

    /// A font of the app's, of a size in points that nothing changes. Fonts of apps are not read: the system's stands in for it.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(size: .points(fixedSize))
    }

    public static let largeTitle = system(.largeTitle)
    public static let title = system(.title)
    public static let title2 = system(.title2)
    public static let title3 = system(.title3)
    public static let headline = system(.headline)
    public static let subheadline = system(.subheadline)
    public static let body = system(.body)
    public static let callout = system(.callout)
    public static let footnote = system(.footnote)
    public static let caption = system(.caption)
    public static let caption2 = system(.caption2)

    /// The same font in bold.
    public func bold() -> Font {
        with { $0.isBold = true }
    }

    /// The same font, slanted.
    public func italic() -> Font {
        with { $0.isItalic = true }
    }

    /// The same font in another weight.
    public func weight(_ weight: Weight) -> Font {
        with { $0.weight = weight }
    }

    /// The same font, with letters that are all equally wide.
    public func monospaced() -> Font {
        with { $0.design = .monospaced }
    }

    /// The same font with another distance between lines.
    public func leading(_ leading: Leading) -> Font {
        with { $0.leading = leading }
    }

    func with(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }
}

extension Font {
    /// What text is for. Each style has a size and a weight that suit it.
    public enum TextStyle: CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// How the letters are drawn.
    public enum Design: Sendable {
        case `default`, serif, rounded, monospaced
    }

    /// The distance between lines.
    public enum Leading: Sendable {
        case standard, tight, loose

        /// Two points less or more from line to line (Apple, Human Interface Guidelines, Typography, of tight and loose leading).
        func change(_ leading: CGFloat) -> CGFloat {
            switch self {
            case .standard: leading
            case .tight: leading - 2
            case .loose: leading + 2
            }
        }
    }

    /// How thick the strokes are.
    public struct Weight: Hashable, Sendable {
        /// As CSS and OpenType count it.
        let value: Int

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }
}
