import Foundation
import SceneCore

/// One line as Pango broke it. Widths are in points.
struct ShapedLine: Equatable {
    /// Where the line stands in its text, with the spaces at its end, without a newline.
    var range: Range<String.Index>
    /// What is drawn: the line without the spaces at its end.
    var text: String
    var drawnWidth: CGFloat
    /// With the spaces at its end, which hang over the edge.
    var fullWidth: CGFloat
    /// The line is the first of its paragraph.
    var startsParagraph: Bool
    /// The stretches of a text of several parts.
    var runs: [TextRun] = []

    static func empty(at index: String.Index) -> ShapedLine {
        ShapedLine(range: index..<index, text: "", drawnWidth: 0, fullWidth: 0, startsParagraph: true)
    }

    /// Takes a line of nothing but spaces in at the end.
    mutating func hang(_ spaces: ShapedLine) {
        range = range.lowerBound..<spaces.range.upperBound
        fullWidth += spaces.fullWidth
    }
}

extension Substring {
    var withoutSpacesAtEnd: Substring {
        guard let last = utf8.lastIndex(where: { $0 != UInt8(ascii: " ") }) else {
            return self[startIndex..<startIndex]
        }
        return self[..<utf8.index(after: last)]
    }
}
