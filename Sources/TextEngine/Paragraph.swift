import Foundation
import SceneCore

/// A text in a width: where its lines end, by the rules that were recorded from SwiftUI
/// (iamcgn/swiftui-web, `Fixtures/Goldens/text-metrics.json`, `wrapped`).
struct Paragraph {
    var text: String
    var font: FontDescriptor
    /// In points; nil for as much as the text wants.
    var width: CGFloat?
    var lineLimit: Int?
    var shaper: Shaper

    func lines() -> [ShapedLine] {
        let lines = withoutLoneWords(shaper.lines(of: text, font: font, width: width))
        guard let lineLimit, lines.count > max(lineLimit, 1) else { return lines }
        return limited(lines, to: max(lineLimit, 1))
    }

    // MARK: A lone word in the second of two lines

    /// A paragraph of exactly two lines does not leave one word alone in the second, if the last word of the first can join
    /// it there and the two lines become more even.
    private func withoutLoneWords(_ lines: [ShapedLine]) -> [ShapedLine] {
        guard width != nil, lines.count > 1 else { return lines }
        var result = lines
        for first in lines.indices.dropLast() where isPair(first, in: lines) {
            if let even = moreEven(lines[first], lines[first + 1]) { result[first...first + 1] = [even.0, even.1] }
        }
        return result
    }

    /// The line at `first` and the next are a whole paragraph.
    private func isPair(_ first: Int, in lines: [ShapedLine]) -> Bool {
        lines[first].startsParagraph && !lines[first + 1].startsParagraph
            && (first + 2 == lines.count || lines[first + 2].startsParagraph)
    }

    private func moreEven(_ first: ShapedLine, _ second: ShapedLine) -> (ShapedLine, ShapedLine)? {
        guard let width, !second.text.contains(" "), first.range.upperBound == second.range.lowerBound,
            first.fullWidth > first.drawnWidth, let space = first.text.lastIndex(of: " ")
        else { return nil }
        // The word begins as many bytes into the line as into the line's own text.
        let bytes = first.text.utf8.distance(from: first.text.startIndex, to: space) + 1
        let word = text.utf8.index(first.range.lowerBound, offsetBy: bytes)

        let shorter = oneLine(first.range.lowerBound..<word, startsParagraph: true)
        let longer = oneLine(word..<second.range.upperBound, startsParagraph: false)
        let difference = abs(first.drawnWidth - second.drawnWidth)
        guard longer.drawnWidth <= width, abs(shorter.drawnWidth - longer.drawnWidth) < difference else { return nil }
        return (shorter, longer)
    }

    private func oneLine(_ range: Range<String.Index>, startsParagraph: Bool) -> ShapedLine {
        var line = shaped(String(text[range]))
        line.range = range
        line.startsParagraph = startsParagraph
        return line
    }

    // MARK: A line limit

    private func limited(_ lines: [ShapedLine], to limit: Int) -> [ShapedLine] {
        let last = lines[limit - 1]
        // What was cut off can lend the last line at most the next line of the same paragraph.
        let next = lines[limit].startsParagraph ? last : lines[limit]
        return lines.prefix(limit - 1) + [ellipsized(last, with: last.range.lowerBound..<next.range.upperBound)]
    }

    /// The line with as many characters of `available` as leave room for an ellipsis; spaces before it are dropped.
    private func ellipsized(_ line: ShapedLine, with available: Range<String.Index>) -> ShapedLine {
        let whole = String(text[available])
        guard let width else { return ended(line, with: whole[...]) }

        let room = width - shaped("…").drawnWidth
        var kept = whole[..<shaper.end(of: whole, font: font, before: room)]
        var result = ended(line, with: kept)
        while result.drawnWidth > width, !kept.isEmpty {
            kept.removeLast()
            result = ended(line, with: kept)
        }
        return result
    }

    private func ended(_ line: ShapedLine, with kept: Substring) -> ShapedLine {
        var result = shaped(String(kept.withoutSpacesAtEnd) + "…")
        result.range = line.range
        result.startsParagraph = line.startsParagraph
        return result
    }

    private func shaped(_ text: String) -> ShapedLine {
        shaper.line(of: text, font: font)
    }
}
