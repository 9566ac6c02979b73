import Foundation

/// Lines of one paragraph, broken and placed by us: a host draws them where they are and never breaks lines itself.
package struct TextBlock: Equatable, Sendable {
    package var font: FontDescriptor
    package var color: SceneColor
    package var lines: [TextLine]
    package var decoration = TextDecoration()
    /// The looks of the parts that the lines' runs belong to; empty where all of the text looks the same.
    package var partLooks: [TextLook] = []
    /// Added after each character, in points.
    package var spacing: CGFloat = 0
    /// Whether the person can mark and copy the text; nil leaves it to the host.
    package var isSelectable: Bool?

    package init(font: FontDescriptor, color: SceneColor, lines: [TextLine]) {
        self.font = font
        self.color = color
        self.lines = lines
    }
}

/// How one part of a text looks.
package struct TextLook: Hashable, Sendable {
    package var font: FontDescriptor
    package var color: SceneColor
    package var decoration = TextDecoration()
    /// Painted behind the letters.
    package var background: SceneColor?
    /// Added after each character, in points.
    package var spacing: CGFloat = 0
    /// How far above the line's baseline the part stands, in points.
    package var baselineOffset: CGFloat = 0

    package init(font: FontDescriptor, color: SceneColor) {
        self.font = font
        self.color = color
    }
}

/// What is done to letters without changing how much room they take.
package struct TextDecoration: Hashable, Sendable {
    package var isItalic = false
    package var isUnderlined = false
    package var isStruckThrough = false
    /// Of the lines; nil for the text's own.
    package var lineColor: SceneColor?
    package var linePattern = LinePattern.solid

    package enum LinePattern: String, Sendable {
        case solid, dotted, dashed
    }

    package init() {}
}
