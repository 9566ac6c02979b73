import Foundation

/// One line of a paragraph: its text and where its box stands in the paragraph, in points.
package struct TextLine: Equatable, Sendable {
    package var text: String
    package var x: CGFloat
    package var y: CGFloat
    package var width: CGFloat
    package var height: CGFloat
    /// The parts of the text in the line, from its start to its end; empty where all of the text looks the same.
    package var runs: [TextRun] = []

    package init(text: String, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.text = text
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

/// A stretch of one line in one look.
package struct TextRun: Equatable, Sendable {
    /// A picture stands for `StyledText.pictureCharacter`.
    package var text: String
    /// Which of the looks of the text it has.
    package var look: Int
    /// From the start of its line, in points.
    package var x: CGFloat
    package var width: CGFloat

    package init(text: String, look: Int, x: CGFloat, width: CGFloat) {
        self.text = text
        self.look = look
        self.x = x
        self.width = width
    }
}

/// A measured paragraph.
package struct MeasuredText: Equatable, Sendable {
    package var size: CGSize
    package var lines: [TextLine]
    /// From the top, in points.
    package var firstBaseline: CGFloat
    package var lastBaseline: CGFloat
    /// How many times as large as they were asked for the fonts are: less than 1 where the text had to become smaller to fit.
    package var scale: CGFloat = 1
    /// Added between characters to make the text fit, in points; negative.
    package var tightening: CGFloat = 0

    package init(size: CGSize, lines: [TextLine], firstBaseline: CGFloat, lastBaseline: CGFloat) {
        self.size = size
        self.lines = lines
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }
}

/// Where the lines of a paragraph stand in its width.
package enum LineAlignment: Sendable {
    case leading, center, trailing
}
