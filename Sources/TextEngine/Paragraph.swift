import Foundation
import SceneCore

/// A text in a width: where its lines end, by the rules that were recorded from SwiftUI
/// (iamcgn/swiftui-web, `Fixtures/Goldens/text-metrics.json`, `wrapped`).
struct Paragraph {
    var text: StyledText
    /// In points; nil for as much as the text wants.
    var width: CGFloat?
    var lineLimit: Int?
    var truncation = TextTruncation.tail
    var shaper: Shaper

    func lines() -> [ShapedLine] {
        let lines = withoutLoneWords(shaper.lines(of: text, width: width))
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
        let word = text.string.utf8.index(first.range.lowerBound, offsetBy: bytes)

        let shorter = oneLine(first.range.lowerBound..<word, startsParagraph: true)
        let longer = oneLine(word..<second.range.upperBound, startsParagraph: false)
        let difference = abs(first.drawnWidth - second.drawnWidth)
        guard longer.drawnWidth <= width, abs(shorter.drawnWidth - longer.drawnWidth) < difference else { return nil }
        return (shorter, longer)
    }

    private func oneLine(_ range: Range<String.Index>, startsParagraph: Bool) -> ShapedLine {
        var line = shaper.line(of: text.slice(range))
        line.range = range
        line.startsParagraph = startsParagraph
        return line
    }

    // MARK: A line limit

    private func limited(_ lines: [ShapedLine], to limit: Int) -> [ShapedLine] {
        let last = lines[limit - 1]
        return lines.prefix(limit - 1) + [ellipsized(last, next: lines[limit])]
    }

    private func ellipsized(_ line: ShapedLine, next: ShapedLine) -> ShapedLine {
        switch truncation {
        case .tail:
            // What was cut off can lend the last line at most the next line of the same paragraph.
            let end = (next.startsParagraph ? line : next).range.upperBound
            return endCut(line, text.slice(line.range.lowerBound..<end))
        case .head: return startCut(line, lastParagraph(from: line))
        case .middle: return middleCut(line, lastParagraph(from: line))
        }
    }

    /// What is left of the text from a line on; of several paragraphs, the last. A line never holds more than one.
    private func lastParagraph(from line: ShapedLine) -> StyledText {
        let rest = text.suffix(from: line.range.lowerBound)
        guard let newline = rest.string.lastIndex(where: \.isNewline) else { return rest }
        return rest.suffix(from: rest.string.index(after: newline))
    }

    /// As many characters from the start as leave room for an ellipsis; spaces before it are dropped.
    private func endCut(_ line: ShapedLine, _ whole: StyledText) -> ShapedLine {
        guard let width else { return line.showing(shaper.line(of: whole.withoutSpacesAtEnd.ellipsis())) }
        var end = shaper.end(of: whole, before: width - shaper.line(of: StyledText("…", font: text.font)).drawnWidth)
        while true {
            let result = shaper.line(of: whole.prefix(upTo: end).withoutSpacesAtEnd.ellipsis())
            if result.drawnWidth <= width || end == whole.string.startIndex { return line.showing(result) }
            end = whole.string.index(before: end)
        }
    }

    /// As many characters from the end as leave room for an ellipsis.
    private func startCut(_ line: ShapedLine, _ whole: StyledText) -> ShapedLine {
        let nothing = whole.prefix(upTo: whole.string.startIndex)
        return longestFitting(line, among: whole.string.count) { kept in
            nothing.ellipsis(before: whole.suffix(from: whole.string.index(whole.string.endIndex, offsetBy: -kept)))
        }
    }

    /// As many characters from both ends as leave room for an ellipsis.
    private func middleCut(_ line: ShapedLine, _ whole: StyledText) -> ShapedLine {
        longestFitting(line, among: whole.string.count) { kept in
            let start = whole.string.index(whole.string.startIndex, offsetBy: (kept + 1) / 2)
            let end = whole.string.index(whole.string.endIndex, offsetBy: -(kept / 2))
            return whole.prefix(upTo: start).withoutSpacesAtEnd.ellipsis(before: whole.suffix(from: end))
        }
    }

    /// The line that keeps the most of `count` characters and still fits. Keeping more never makes it narrower.
    private func longestFitting(
        _ line: ShapedLine, among count: Int, keeping cut: (Int) -> StyledText
    ) -> ShapedLine {
        var (fits, tooMany) = (0, count + 1)
        while fits + 1 < tooMany {
            let middle = (fits + tooMany) / 2
            if shaper.line(of: cut(middle)).drawnWidth <= width ?? .infinity { fits = middle } else { tooMany = middle }
        }
        return line.showing(shaper.line(of: cut(fits)))
    }
}

extension ShapedLine {
    /// Something else at the place of this line.
    fileprivate func showing(_ other: ShapedLine) -> ShapedLine {
        var result = other
        result.range = range
        result.startsParagraph = startsParagraph
        return result
    }
}
