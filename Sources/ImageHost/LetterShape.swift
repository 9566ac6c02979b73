import Foundation
import SceneCore

/// What is done to letters that their fonts do not have: slanted ones, and lines along them. All of it is as in Chromium, which
/// draws the same fonts.
enum LetterShape {
    /// How far a letter leans for each point of its height.
    static let slant: CGFloat = 0.25

    struct Stroke {
        /// Its upper edge below the baseline, and how thick it is, in points.
        var y: CGFloat
        var thickness: CGFloat
    }

    /// - Parameter scale: Pixels for each point; lines are whole pixels thick.
    static func strokes(along line: Line, scale: CGFloat) -> [Stroke] {
        let size = line.font.size * scale
        let thickness = max(size / 10, 1).rounded()
        var strokes: [Stroke] = []
        if line.decoration.isUnderlined {
            let gap = max((thickness / 2).rounded(.up), 1)
            strokes.append(Stroke(y: gap / scale, thickness: thickness / scale))
        }
        if line.decoration.isStruckThrough {
            // At a third of what a letter reaches up to, from the baseline.
            let middle = -(size * 1950 / 2048) / 3
            strokes.append(Stroke(y: (middle - thickness / 2).rounded() / scale, thickness: thickness / scale))
        }
        return strokes
    }
}
