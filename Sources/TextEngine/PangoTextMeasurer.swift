import Foundation
import SceneCore

/// Measures text with Pango and the fonts of `FontFiles`.
///
/// A text is first measured without a limit. Wherever it fits as it is, that one result serves every width, so a window
/// that is resized measures only what really wraps.
package final class PangoTextMeasurer: TextMeasurer {
    private let shaper = Shaper(usualDesigns)
    /// For the other designs: their fonts are not read before an app uses one of them.
    private lazy var otherShaper = Shaper(
        [.default] + FontDescriptor.Design.all.filter { !Self.usualDesigns.contains($0) })
    private static let usualDesigns: [FontDescriptor.Design] = [.default, .rounded]
    private var recent = RecentResults<TextSetting, MeasuredText>(limit: 4096)

    package init() {}

    package func measure(_ setting: TextSetting) -> MeasuredText {
        var free = setting
        free.width = nil
        free.lineLimit = nil
        free.truncation = .tail
        free.smallestScale = 1
        free.tightens = false
        let whole = answer(to: free)

        let fitsWidth = setting.width.map { !($0 < whole.size.width) } ?? true
        let fitsLimit = setting.lineLimit.map { whole.lines.count <= $0 } ?? true
        if fitsWidth && fitsLimit { return whole }

        var limited = setting
        limited.width = fitsWidth ? nil : setting.width
        return answer(to: limited)
    }

    package func lineCount(fitting height: CGFloat, font: FontDescriptor) -> Int {
        LineMetrics(font).lineCount(fitting: height)
    }

    package func height(ofLines count: Int, font: FontDescriptor) -> CGFloat {
        LineMetrics(font).height(ofLines: count)
    }

    /// Lays out a line in each weight of the font that every app shows, so that people do not wait for it to be read. Afterwards
    /// no thread is left running: a process may fork.
    package func warmUp() {
        layOut(Self.firstSample, .default)
    }

    /// Do the same for the other usual designs and scripts, each in a step of its own.
    package var furtherSteps: [() -> Void] {
        Self.usualDesigns.flatMap { design in
            ([Self.firstSample] + Self.otherSamples).map { sample in { self.layOut(sample, design) } }
        }
    }

    private func layOut(_ sample: String, _ design: FontDescriptor.Design) {
        for weight in FontFiles.weights {
            let font = FontDescriptor(design: design, size: 17, weight: weight)
            _ = shaper.line(of: StyledText(sample, font: font))
        }
        HelperThreads.waitUntilGone()
    }

    /// A text in each script, because Pango looks for fonts by script.
    private static let firstSample = "Hello, Łódź"
    private static let otherSamples = ["Ελλάδα", "Привет, мир", "→ ∞"]

    /// How many results are remembered.
    var remembered: Int { recent.count }

    private func answer(to setting: TextSetting) -> MeasuredText {
        recent.answer(to: setting) {
            TextFitting(setting).fitted { MeasuredText(self.paragraph(of: $0).lines(), $0) }
        }
    }

    private func paragraph(of setting: TextSetting) -> Paragraph {
        let designs = [setting.text.font.design] + setting.text.parts.map(\.font.design)
        return Paragraph(
            text: setting.text, width: setting.width, lineLimit: setting.lineLimit, truncation: setting.truncation,
            shaper: designs.allSatisfy(Self.usualDesigns.contains) ? shaper : otherShaper)
    }
}

extension MeasuredText {
    /// Places broken lines one below the other. The paragraph is as wide as its widest line with the spaces that hang from
    /// it, up to the next half point, but never wider than proposed.
    fileprivate init(_ lines: [ShapedLine], _ setting: TextSetting) {
        let metrics = LineMetrics(setting.text.font)
        let widest = lines.map(\.fullWidth).max() ?? 0
        let width = min(widest.roundedUpToHalf, max(setting.width ?? .infinity, 0))

        let pitch = metrics.pitch + setting.lineSpacing
        var baselines = lines.indices.map { CGFloat($0) * pitch + metrics.baseline }
        var height = metrics.height(ofLines: lines.count) + CGFloat(max(0, lines.count - 1)) * setting.lineSpacing
        // Where a baseline is by the fonts' own numbers; a text of one font has it at the next half point.
        var ascent = metrics.baseline
        if !setting.text.parts.isEmpty {
            let stack = LineStack(lines, of: setting.text, spacing: setting.lineSpacing)
            (baselines, height, ascent) = (stack.baselines, stack.height, metrics.ascent)
        }

        let placed = zip(lines, baselines).map { line, baseline in
            var placed = TextLine(
                text: line.text, x: setting.alignment.start(of: line.drawnWidth, in: width),
                y: baseline - ascent, width: line.drawnWidth, height: metrics.lineHeight)
            placed.runs = line.runs
            return placed
        }
        self.init(
            size: CGSize(width: width, height: height), lines: placed, firstBaseline: baselines.first ?? ascent,
            lastBaseline: baselines.last ?? ascent)
    }
}

extension LineAlignment {
    fileprivate func start(of line: CGFloat, in width: CGFloat) -> CGFloat {
        switch self {
        case .leading: 0
        case .center: (width - line) / 2
        case .trailing: width - line
        }
    }
}
