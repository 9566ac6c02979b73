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
    private var recent = RecentResults<Question, MeasuredText>(limit: 4096)

    package init() {}

    package func measure(
        _ text: String, font: FontDescriptor, width: CGFloat?, lineLimit: Int?, alignment: LineAlignment
    ) -> MeasuredText {
        var question = Question(text: text, font: font, width: nil, lineLimit: nil, alignment: alignment)
        let free = answer(to: question)

        let fitsWidth = width.map { !($0 < free.size.width) } ?? true
        let fitsLimit = lineLimit.map { free.lines.count <= $0 } ?? true
        if fitsWidth && fitsLimit { return free }

        question.width = fitsWidth ? nil : width
        question.lineLimit = lineLimit
        return answer(to: question)
    }

    package func lineCount(fitting height: CGFloat, font: FontDescriptor) -> Int {
        LineMetrics(font).lineCount(fitting: height)
    }

    package func height(ofLines count: Int, font: FontDescriptor) -> CGFloat {
        LineMetrics(font).height(ofLines: count)
    }

    /// Each lays out a line in one of the usual fonts and scripts, those first that most apps show first, so that people do not
    /// wait for fonts to be read; of those that few apps use, a person waits some milliseconds. After each of them no thread is
    /// left running: a process may fork.
    package var warmUp: [() -> Void] {
        Self.samples.flatMap { sample in
            Self.usualDesigns.flatMap { design in
                FontFiles.weights.map { weight in
                    let font = FontDescriptor(design: design, size: 17, weight: weight)
                    return { [shaper] in
                        _ = shaper.line(of: sample, font: font)
                        HelperThreads.waitUntilGone()
                    }
                }
            }
        }
    }

    /// A text in each script, because Pango looks for fonts by script.
    private static let samples = ["Hello, Łódź", "Ελλάδα", "Привет, мир", "→ ∞"]

    /// How many results are remembered.
    var remembered: Int { recent.count }

    private func answer(to question: Question) -> MeasuredText {
        recent.answer(to: question) { measured(question) }
    }

    private func measured(_ question: Question) -> MeasuredText {
        let paragraph = Paragraph(
            text: question.text, font: question.font, width: question.width, lineLimit: question.lineLimit,
            shaper: Self.usualDesigns.contains(question.font.design) ? shaper : otherShaper)
        return MeasuredText(paragraph.lines(), question)
    }
}

/// All that a measured text depends on.
private struct Question: Hashable {
    var text: String
    var font: FontDescriptor
    var width: CGFloat?
    var lineLimit: Int?
    var alignment: LineAlignment
}

extension MeasuredText {
    /// Places broken lines one below the other. The paragraph is as wide as its widest line with the spaces that hang from
    /// it, up to the next half point, but never wider than proposed.
    fileprivate init(_ lines: [ShapedLine], _ question: Question) {
        let metrics = LineMetrics(question.font)
        let widest = lines.map(\.fullWidth).max() ?? 0
        let width = min(widest.roundedUpToHalf, max(question.width ?? .infinity, 0))

        let placed = lines.enumerated().map { index, line in
            TextLine(
                text: line.text, x: question.alignment.start(of: line.drawnWidth, in: width),
                y: CGFloat(index) * metrics.pitch, width: line.drawnWidth, height: metrics.lineHeight)
        }
        self.init(
            size: CGSize(width: width, height: metrics.height(ofLines: lines.count)), lines: placed,
            firstBaseline: metrics.baseline, lastBaseline: (placed.last?.y ?? 0) + metrics.baseline)
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
