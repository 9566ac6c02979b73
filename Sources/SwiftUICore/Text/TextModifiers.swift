import Foundation

extension Text {
    /// The same text in a font; nil for the one around it. Of several fonts, the one that is given first counts.
    public func font(_ font: Font?) -> Text {
        with { $0.font = font }
    }

    /// The same text in a weight; nil for the font's own.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        with { $0.weight = weight }
    }

    /// The same text in a design; nil for the font's own.
    public func fontDesign(_ design: Font.Design?) -> Text {
        with { $0.design = design }
    }

    /// The same text with letters that are all equally wide.
    public func monospaced(_ isActive: Bool = true) -> Text {
        with { $0.design = isActive ? .monospaced : nil }
    }

    /// The same text in bold.
    public func bold() -> Text {
        with { $0.isBold = true }
    }

    /// The same text, in bold or not.
    public func bold(_ isActive: Bool) -> Text {
        with { $0.isBold = isActive }
    }

    /// The same text, slanted.
    public func italic() -> Text {
        with { $0.isItalic = true }
    }

    /// The same text, slanted or not.
    public func italic(_ isActive: Bool) -> Text {
        with { $0.isItalic = isActive }
    }

    /// The same text with a line under it; without a colour, the line is in the text's own.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        with { $0.underline = TextLineStyle(isActive: isActive, pattern: pattern, color: color) }
    }

    /// The same text with a line under it; without a colour, the line is in the text's own.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    /// The same text with a line through it; without a colour, the line is in the text's own.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        with { $0.strikethrough = TextLineStyle(isActive: isActive, pattern: pattern, color: color) }
    }

    /// The same text with a line through it; without a colour, the line is in the text's own.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// The same text in a colour; nil for the one around it.
    public func foregroundColor(_ color: Color?) -> Text {
        with { $0.style = color.map(TextStyling.init) }
    }

    /// The same text in a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        with { $0.style = TextStyling(style) }
    }

    /// The same text with so many points more between its characters, or fewer if negative.
    public func kerning(_ kerning: CGFloat) -> Text {
        with { $0.kerning = kerning.usable }
    }

    /// The same text with so many points more between its characters, or fewer if negative. It counts before ``kerning(_:)``.
    public func tracking(_ tracking: CGFloat) -> Text {
        with { $0.tracking = tracking.usable }
    }

    /// The same text, so many points above the line that it stands on; below it if negative. A line grows as it needs to.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        with { $0.baselineOffset = baselineOffset.usable }
    }

    /// What is said first counts, as it is nearer to the text.
    func with(_ change: (inout TextTraits) -> Void) -> Text {
        var traits = TextTraits()
        change(&traits)
        var text = self
        text.traits.fill(from: traits)
        return text
    }
}

extension Text {
    /// How lines under and through text are drawn.
    public struct LineStyle: Hashable, Sendable {
        let pattern: Pattern
        let color: Color?

        /// A line; without a colour, it is in the text's own.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A line without gaps, in the text's own colour.
        public static let single = LineStyle()

        /// What a line is made of.
        public struct Pattern: Hashable, Sendable {
            enum Kind: Hashable {
                case solid, dot, dash
            }

            let kind: Kind

            /// Without gaps.
            public static let solid = Pattern(kind: .solid)
            /// Of dots.
            public static let dot = Pattern(kind: .dot)
            /// Of dashes.
            public static let dash = Pattern(kind: .dash)
            /// Of dashes and dots. Shown as dashes, which is all that browsers draw.
            public static let dashDot = Pattern(kind: .dash)
            /// Of dashes and two dots each. Shown as dashes, which is all that browsers draw.
            public static let dashDotDot = Pattern(kind: .dash)
        }
    }
}

extension TextLineStyle {
    init(_ style: Text.LineStyle) {
        self.init(isActive: true, pattern: style.pattern, color: style.color)
    }
}
