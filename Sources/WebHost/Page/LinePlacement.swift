import Foundation
import SceneCore

/// How lines that were placed by us keep their places in a browser's own paragraph.
///
/// The paragraph has no room for content, so each line (a span that does not wrap) goes below the one before, and the browser
/// still sees one run of text: finding and copying work across lines. A line's middle is moved into place by line heights,
/// its start by a margin.
struct LinePlacement {
    /// How far the whole paragraph is moved down, in points; up if negative.
    let top: CGFloat
    /// The line height of the paragraph, which most lines share.
    let commonHeight: CGFloat
    let spans: [Element.Line]

    init(_ lines: [TextLine]) {
        let middles = lines.map { $0.y + $0.height / 2 }
        let firstPitch = middles.count > 1 ? middles[1] - middles[0] : lines.first?.height ?? 0
        commonHeight = max(firstPitch, 0)
        top = (middles.first ?? 0) - commonHeight / 2

        var bottom = top
        var spans: [Element.Line] = []
        for (line, middle) in zip(lines, middles) {
            let height = max(2 * (middle - bottom), 0)
            bottom += height
            spans.append(Self.span(for: line, height: height, common: commonHeight))
        }
        self.spans = spans
    }

    private static func span(for line: TextLine, height: CGFloat, common: CGFloat) -> Element.Line {
        var css = Declarations()
        if !PageNumber(line.x).isZero { css.set("margin-left", PageNumber(line.x).length) }
        if PageNumber(height) != PageNumber(common) { css.set("line-height", PageNumber(height).length) }
        // A span without text makes no line: a space of no width holds an empty one open.
        return Element.Line(text: line.text.isEmpty ? "\u{200B}" : line.text, style: css.text)
    }
}
