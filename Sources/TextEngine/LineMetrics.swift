import Foundation
import SceneCore

/// How tall lines are and where their baselines stand: as in Apple's system font, whatever font draws them.
///
/// Recorded on iOS 26.0 at 2x by iamcgn/swiftui-web (`Fixtures/Goldens/ios/text-metrics.json`, fonts `system:SIZE:…`): one
/// line of 17 is 20.5 tall, of 13 is 16, of 40 is 48, and four lines of 40 are 191. All recorded heights and pitches follow
/// from the two numbers below.
struct LineMetrics {
    /// Parts of the size, from the table `hhea` of SF Pro: 1950 and 494 of 2048 units.
    private static let ascent = 1950.0 / 2048
    private static let descent = 494.0 / 2048

    /// From one line to the next, in points; not rounded.
    let pitch: CGFloat
    /// From the top of a line to its baseline, in points.
    let baseline: CGFloat

    init(_ font: FontDescriptor) {
        pitch = (Self.ascent + Self.descent) * font.size
        // Recorded baselines: 12.5 for the size 13, 38 for 40. The nearest half point gives both.
        baseline = (Self.ascent * font.size * 2).rounded() / 2
    }

    /// The height of a paragraph of so many lines, in points.
    func height(ofLines count: Int) -> CGFloat {
        (CGFloat(count) * pitch).roundedUpToHalf
    }
}

extension CGFloat {
    /// Up to a pixel of the screens that were recorded. What a sum of fractions adds by its own inexactness does not count.
    var roundedUpToHalf: CGFloat {
        self > 0 ? (self * 2 - 1e-6).rounded(.up) / 2 : 0
    }
}
