import Foundation

/// A text with all of its looks that decide how much room it takes.
package struct StyledText: Hashable, Sendable {
    /// Stands in a text where a picture does (object replacement character).
    package static let pictureCharacter: Character = "\u{FFFC}"

    package var string: String
    /// Of the text as a whole: it says how lines stand that have no other font.
    package var font: FontDescriptor
    /// What all of the string is made of, in order; empty where all of it is in `font`.
    package var parts: [TextPart]

    package init(_ string: String, font: FontDescriptor, parts: [TextPart] = []) {
        self.string = string
        self.font = font
        self.parts = parts
    }

    /// The same, this many times as large.
    package func scaled(by factor: CGFloat) -> StyledText {
        guard factor != 1 else { return self }
        return StyledText(string, font: font.scaled(by: factor), parts: parts.map { $0.scaled(by: factor) })
    }
}

/// A stretch of a text, as far as measuring needs to know it.
package struct TextPart: Hashable, Sendable {
    /// In bytes of UTF-8.
    package var length: Int
    /// Which of the looks of the text it has.
    package var look: Int
    package var font: FontDescriptor
    /// Added after each character, in points.
    package var spacing: CGFloat = 0
    /// How far above the line's baseline the part stands, in points; below it if negative.
    package var baselineOffset: CGFloat = 0
    /// What stands in place of the one character of the part, if it is a picture.
    package var picture: TextPicture?

    package init(length: Int, look: Int, font: FontDescriptor) {
        self.length = length
        self.look = look
        self.font = font
    }

    /// A picture keeps its size, which depends on the font that it was made for.
    fileprivate func scaled(by factor: CGFloat) -> TextPart {
        var part = self
        part.font = font.scaled(by: factor)
        part.spacing *= factor
        part.baselineOffset *= factor
        return part
    }
}

/// The room of a picture in a line, in points.
package struct TextPicture: Hashable, Sendable {
    package var width: CGFloat
    /// What of it is above the baseline, and what below.
    package var ascent: CGFloat
    package var descent: CGFloat

    package init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
        self.width = width
        self.ascent = ascent
        self.descent = descent
    }
}

/// A text and how it is to be set: all that its lines depend on.
package struct TextSetting: Hashable, Sendable {
    package var text: StyledText
    /// The widest that a line may be, in points; nil for one line for each of the text's own.
    package var width: CGFloat?
    /// The most lines; nil for as many as it takes.
    package var lineLimit: Int?
    package var alignment = LineAlignment.leading
    /// Added between lines, in points.
    package var lineSpacing: CGFloat = 0
    /// What is left out of a last line that does not fit.
    package var truncation = TextTruncation.tail
    /// How many times as large as asked for the text may be at the least, to fit.
    package var smallestScale: CGFloat = 1
    /// Characters may be drawn together a little, to fit.
    package var tightens = false

    package init(_ text: StyledText) {
        self.text = text
    }
}

/// What of a line is left out, and has an ellipsis in its place.
package enum TextTruncation: Sendable {
    case head, middle, tail
}
