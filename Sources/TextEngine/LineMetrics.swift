import Foundation
import SceneCore

/// How tall lines are and where their baselines stand: as in Apple's system font, whatever font draws them.
///
/// Recorded on iOS 26.0 at 2x by iamcgn/swiftui-web (`Fixtures/Goldens/ios/text-metrics.json`, fonts `system:SIZE:…`): one
/// line of 17 is 20.5 tall, of 13 is 16, of 40 is 48, and four lines of 40 are 191. All recorded heights and pitches follow
/// from the two numbers below.
struct LineMetrics {
    /// Parts of the size, from the table `hhea` of SF Pro: 1950 and 494 of 2048 units.
    static let ascent = 1950.0 / 2048
    static let descent = 494.0 / 2048

    /// From one line to the next, in points; not rounded.
    let pitch: CGFloat
    /// The height of one line, in points; not rounded.
    let lineHeight: CGFloat
    /// From the top of a line to its baseline, in points.
    let baseline: CGFloat
    /// From the baseline to the bottom of a line, in points; not rounded.
    var depth: CGFloat { lineHeight - ascent }
    /// The same to the top of the line.
    let ascent: CGFloat

    init(_ font: FontDescriptor) {
        ascent = Self.ascent * font.size
        lineHeight = (Self.ascent + Self.descent) * font.size
        pitch = font.leading ?? lineHeight
        // Recorded baselines: 12.5 for the size 13, 38 for 40. The nearest half point gives both.
        baseline = (Self.ascent * font.size * 2).rounded() / 2
    }

    /// The height of a paragraph of so many lines, in points.
    ///
    /// Where the font names its leading, what that has over a line is left out above the first line and below the last
    /// (recorded on iOS: body, whose lines were 24.5 tall and 26 apart, is 24.5, 49, 75, 101 … tall, title 42n - 1).
    func height(ofLines count: Int) -> CGFloat {
        let one = lineHeight.roundedUpToHalf
        guard count > 1 else { return one }
        guard pitch > one else { return (CGFloat(count) * lineHeight).roundedUpToHalf }
        return CGFloat(count) * pitch - 2 * (pitch - one)
    }
}

extension LineMetrics {
    /// How many lines fit into a height; more than a screen ever shows are not counted.
    func lineCount(fitting height: CGFloat) -> Int {
        guard pitch > 0, height > 0 else { return 0 }
        var count = Int(min(height / pitch, 100_000)) + 1
        while count > 0, self.height(ofLines: count) > height { count -= 1 }
        return count
    }
}

extension CGFloat {
    /// Up to a pixel of the screens that were recorded. What a sum of fractions adds by its own inexactness does not count.
    var roundedUpToHalf: CGFloat {
        self > 0 ? (self * 2 - 1e-6).rounded(.up) / 2 : 0
    }
}
