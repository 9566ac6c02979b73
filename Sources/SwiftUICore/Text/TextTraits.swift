import Foundation

/// What a text, or a part of it, says of its own look. What it says nothing of is as around it.
struct TextTraits: Equatable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var isBold: Bool?
    var isItalic: Bool?
    var hasEqualDigits: Bool?
    var scale: Text.Scale?
    var style: TextStyling?
    var background: Color?
    var underline: TextLineStyle?
    var strikethrough: TextLineStyle?
    /// Points after each character.
    var kerning: CGFloat?
    /// The same; it counts where both are given.
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    var link: URL?

    /// Takes over what a text around this one says, where this one says nothing itself.
    mutating func fill(from outer: TextTraits) {
        guard outer != TextTraits() else { return }
        font = font ?? outer.font
        weight = weight ?? outer.weight
        design = design ?? outer.design
        isBold = isBold ?? outer.isBold
        isItalic = isItalic ?? outer.isItalic
        hasEqualDigits = hasEqualDigits ?? outer.hasEqualDigits
        scale = scale ?? outer.scale
        style = style ?? outer.style
        background = background ?? outer.background
        underline = underline ?? outer.underline
        strikethrough = strikethrough ?? outer.strikethrough
        kerning = kerning ?? outer.kerning
        tracking = tracking ?? outer.tracking
        baselineOffset = baselineOffset ?? outer.baselineOffset
        link = link ?? outer.link
    }
}

/// A style that text was given, which is the same as another one if that is known.
struct TextStyling: Equatable, Sendable {
    let style: AnyShapeStyle

    init<S: ShapeStyle>(_ style: S) {
        self.style = AnyShapeStyle(style)
    }

    static func == (left: TextStyling, right: TextStyling) -> Bool {
        left.style.isSame(as: right.style)
    }
}

/// A line under or through text.
struct TextLineStyle: Equatable, Sendable {
    /// Nil for no line.
    let pattern: Text.LineStyle.Pattern?
    /// Nil for the text's own.
    let color: Color?

    init(isActive: Bool, pattern: Text.LineStyle.Pattern, color: Color?) {
        self.pattern = isActive ? pattern : nil
        self.color = color
    }
}
