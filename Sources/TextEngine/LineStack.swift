import Foundation
import SceneCore

/// Where the lines of a text stand, one below the other, if not all of them are in one font: a line is as tall as the tallest
/// part in it.
struct LineStack {
    private(set) var baselines: [CGFloat] = []
    private(set) var height: CGFloat = 0

    init(_ lines: [ShapedLine], of text: StyledText, spacing: CGFloat) {
        let extents = lines.map { Extent($0, of: text) }
        var top: CGFloat = 0
        var bottom: CGFloat = 0
        for (index, extent) in extents.enumerated() {
            if index > 0 { top = bottom + extents[index - 1].leading / 2 + extent.leading / 2 + spacing }
            baselines.append(top + extent.ascent)
            bottom = top + extent.ascent + extent.descent
        }
        height = bottom.roundedUpToHalf
    }

    /// How far a line reaches above its baseline and below it, and how much room its font wants between two lines.
    private struct Extent {
        var ascent: CGFloat = 0
        var descent: CGFloat = 0
        var leading: CGFloat = 0

        init(_ line: ShapedLine, of text: StyledText) {
            let looks = Set(line.runs.map(\.look))
            let parts = text.parts.filter { looks.contains($0.look) }
            if parts.isEmpty { add(LineMetrics(text.font), offset: 0) }
            for part in parts {
                if let picture = part.picture {
                    ascent = max(ascent, picture.ascent + part.baselineOffset)
                    descent = max(descent, picture.descent - part.baselineOffset)
                } else {
                    add(LineMetrics(part.font), offset: part.baselineOffset)
                }
            }
        }

        private mutating func add(_ metrics: LineMetrics, offset: CGFloat) {
            ascent = max(ascent, metrics.ascent + offset)
            descent = max(descent, metrics.depth - offset)
            leading = max(leading, metrics.pitch - metrics.lineHeight)
        }
    }
}
