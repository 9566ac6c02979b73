import Foundation
import SceneCore

/// Shapes lines that have been measured, for a host that draws letters by itself: what it gets has the widths that the
/// measurer said.
package final class LineShaper {
    private lazy var usual = Shaper([.default, .rounded])
    private lazy var all = Shaper(FontDescriptor.Design.all)
    /// For text that has Chinese, Japanese or Korean in it: their fonts are large, and read when they are first needed.
    private var han: [HanForm: Shaper] = [:]

    package init() {}

    /// The letters of a line.
    ///
    /// - Parameters:
    ///   - spacing: Added after each character, in points.
    ///   - form: How Chinese, Japanese and Korean characters look, if the font does not say.
    package func runs(
        of line: String, font: FontDescriptor, spacing: CGFloat = 0, form: HanForm
    ) -> [GlyphRun] {
        shaper(for: line, font: font, form: font.han ?? form).runs(of: line, font: font, spacing: spacing)
    }

    /// The lines of a text that a host breaks by itself: what is written in a field. They are broken as the measurer does.
    ///
    /// - Parameter width: In points; nil for lines as long as they want.
    package func lines(
        of text: String, font: FontDescriptor, width: CGFloat?
    ) -> [(text: String, width: CGFloat)] {
        let shaper = shaper(for: text, font: font, form: font.han ?? .standard)
        return shaper.lines(of: StyledText(text, font: font), width: width).map { ($0.text, $0.drawnWidth) }
    }

    private func shaper(for line: String, font: FontDescriptor, form: HanForm) -> Shaper {
        guard HanForm.isNeeded(for: line) else {
            return font.design == .default || font.design == .rounded ? usual : all
        }
        if let known = han[form] { return known }
        let shaper = Shaper(FontDescriptor.Design.all, han: form)
        han[form] = shaper
        return shaper
    }

    /// From the middle of a line to its baseline, in pixels, as browsers have it: they place letters by whole pixels of what a font
    /// takes above and below its baseline.
    ///
    /// - Parameter scale: Pixels for each point.
    package static func drop(of font: FontDescriptor, scale: CGFloat) -> CGFloat {
        let (above, below) = reach(of: font, scale: scale)
        return (above - below) / 2
    }

    /// How far letters of a font may reach up and down together, in pixels: as tall is what browsers paint behind them, half of it
    /// above the middle of the line.
    package static func height(of font: FontDescriptor, scale: CGFloat) -> CGFloat {
        let (above, below) = reach(of: font, scale: scale)
        return above + below
    }

    private static func reach(of font: FontDescriptor, scale: CGFloat) -> (above: CGFloat, below: CGFloat) {
        let size = font.size * scale
        return ((LineMetrics.ascent * size).rounded(), (LineMetrics.descent * size).rounded())
    }
}
