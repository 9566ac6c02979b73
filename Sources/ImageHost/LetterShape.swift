import Foundation
import SceneCore
import TextEngine

/// What is done to letters that their fonts do not have: slanted ones, lines along them, and colour behind them. All of it is as in
/// Chromium, which draws the same fonts.
enum LetterShape {
    /// How far a letter leans for each point of its height.
    static let slant: CGFloat = 0.25

    /// A line along letters, or one dash of it.
    struct Stroke {
        /// Where it begins, and its upper edge below the baseline, in points.
        var x: CGFloat
        var y: CGFloat
        var length: CGFloat
        var thickness: CGFloat
    }

    /// What is painted behind the letters of a line fills this.
    static func room(of line: Line, scale: CGFloat) -> CGRect {
        let height = LineShaper.height(of: line.font, scale: scale) / scale
        return CGRect(x: line.x, y: line.middle - height / 2, width: line.width, height: height)
    }

    /// - Parameter scale: Pixels for each point; lines are whole pixels thick.
    static func strokes(along line: Line, scale: CGFloat) -> [Stroke] {
        let size = line.font.size * scale
        let thickness = max(size / 10, 1).rounded()
        var edges: [CGFloat] = []
        if line.decoration.isUnderlined { edges.append(max((thickness / 2).rounded(.up), 1)) }
        if line.decoration.isStruckThrough {
            // At a third of what a letter reaches up to, from the baseline.
            let middle = -(size * 1950 / 2048) / 3
            edges.append((middle - thickness / 2).rounded())
        }
        let dashes = dashes(in: line.width * scale, thickness: thickness, pattern: line.decoration.linePattern)
        return edges.flatMap { edge in
            dashes.map { dash in
                Stroke(
                    x: dash.lowerBound / scale, y: edge / scale, length: (dash.upperBound - dash.lowerBound) / scale,
                    thickness: thickness / scale)
            }
        }
    }

    /// Where a line is seen, in pixels from its beginning. It ends with a whole dash: the gaps are as near as can be to what is wanted.
    private static func dashes(
        in length: CGFloat, thickness: CGFloat, pattern: TextDecoration.LinePattern
    ) -> [ClosedRange<CGFloat>] {
        guard length > 0 else { return [] }
        let (dash, gap): (CGFloat, CGFloat)
        switch pattern {
        case .solid: return [0...length]
        case .dotted: (dash, gap) = (thickness, thickness)
        case .dashed: (dash, gap) = thickness >= 3 ? (2 * thickness, thickness) : (3 * thickness, 2 * thickness)
        }
        let count = ((length + gap) / (dash + gap)).rounded()
        guard count > 1, count < 10_000 else { return [0...min(dash, length)] }
        let step = (length - dash) / (count - 1)
        return (0..<Int(count)).map { CGFloat($0) * step...CGFloat($0) * step + dash }
    }
}
