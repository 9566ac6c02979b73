import Foundation
import SceneCore
import Testing

/// Measures text as it was measured where the frames were recorded (`Recorded/text-metrics.json`). What was not recorded is an
/// issue of the test, and not guessed.
///
/// Fonts come as the product resolves them for a phone at its standard text size; a text style is known by its size and its
/// leading there, and looked up by its name.
@MainActor
final class RecordedText: TextMeasurer {
    private let metrics: RecordedMetrics.System

    init(_ metrics: RecordedMetrics.System) {
        self.metrics = metrics
    }

    func measure(_ setting: TextSetting) -> MeasuredText {
        let (text, font, width) = (setting.text.string, setting.text.font, setting.width)
        let (lineLimit, alignment) = (setting.lineLimit, setting.alignment)
        guard let names = names(of: font), let face = face(names) else { return .unknown }
        // A field asks with a blank how tall a line is.
        let blank: CGFloat? = text == " " ? 0 : nil
        let single = names.lazy.compactMap { self.metrics.widths[$0]?[text] }.first ?? blank
        if !text.contains("\n"), let single, single <= width ?? .infinity {
            return face.text(text, size: CGSize(width: single, height: face.lineHeight), lines: 1, alignment)
        }
        let wrapped = metrics.wrapped.filter { names.contains($0.font) && $0.string == text && $0.lineSpacing == nil }
        // A narrower place that was recorded tells of all places up to the next wider one that differs.
        let fitting = wrapped.filter { $0.breaksAlike(in: width, lineLimit: lineLimit) }
        if let found = fitting.min(by: { $0.distance(to: width) < $1.distance(to: width) }) {
            return face.text(text, size: found.extent, lines: found.lines, alignment)
        }
        if let probed = probed(text, face, single: single, wrapped, width: width, lineLimit: lineLimit, alignment) {
            return probed
        }
        if names.allSatisfy(Self.framelessFonts.contains) {
            let size = CGSize(width: min(60, width ?? 60), height: face.lineHeight)
            return face.text(text, size: size, lines: 1, alignment)
        }
        Issue.record("The width of \"\(text)\" in \(names) at \(width.map { "\($0)" } ?? "any width") was not recorded")
        return .unknown
    }

    func lineCount(fitting height: CGFloat, font: FontDescriptor) -> Int {
        guard let names = names(of: font), let face = face(names) else { return 1 }
        return height.isFinite ? Int((height - face.lineHeight) / face.linePitch) + 1 : .max
    }

    func height(ofLines count: Int, font: FontDescriptor) -> CGFloat {
        guard let names = names(of: font), let face = face(names) else { return 0 }
        return face.lineHeight + CGFloat(max(0, count - 1)) * face.linePitch
    }

    func spacing(around font: FontDescriptor) -> TextSpacing? {
        guard let names = names(of: font), let face = face(names) else { return nil }
        return TextSpacing(above: face.spacingAbove, below: face.spacingBelow, betweenTexts: face.textToText)
    }

    /// A stack asks how narrow and how low text can be, only to compare. Where text really stood so, the frames would tell.
    private func probed(
        _ text: String, _ face: RecordedMetrics.Face, single: CGFloat?, _ wrapped: [RecordedMetrics.Wrapped],
        width: CGFloat?, lineLimit: Int?, _ alignment: LineAlignment
    ) -> MeasuredText? {
        let whole = wrapped.filter { $0.lineLimit == nil }
        let narrowest = whole.compactMap(\.width).min() ?? .infinity
        if let single, let width, width < min(single, narrowest) {
            let lines = lineLimit ?? max(1, Int((single / max(1, width)).rounded(.up)))
            return face.text(text, width: width, lines: lines, alignment)
        }
        let fitting = whole.filter { $0.breaksAlike(in: width, lineLimit: nil) && $0.lines > lineLimit ?? .max }
        return fitting.first.map { face.text(text, width: $0.extent.width, lines: lineLimit ?? $0.lines, alignment) }
    }

    /// Those of what no frame was recorded of, and whose width moves nothing else: labels in a bar of tabs, titles of sections.
    private static let framelessFonts: Set = ["system:10:600:default", "style:body:w500", "style:headline:w500"]

    private func face(_ names: [String]) -> RecordedMetrics.Face? {
        if let face = names.lazy.compactMap({ self.metrics.fonts[$0] }).first { return face }
        if names.allSatisfy(Self.framelessFonts.contains) { return nil }
        Issue.record("The font \(names) was not recorded")
        return nil
    }

    /// The names that a font may have in the recording.
    private func names(of font: FontDescriptor) -> [String]? {
        guard let leading = font.leading else {
            return ["system:\(Int(font.size)):\(font.weight):\(font.design.rawValue)"]
        }
        let styles = Self.styles.filter { $0.size == font.size && $0.leading == leading }
        let names = styles.flatMap { style in
            style.weight == font.weight ? ["style:\(style.name)"] : ["style:\(style.name):w\(font.weight)"]
        }
        if names.isEmpty { Issue.record("No text style is \(font.size) points in \(leading)") }
        return names.isEmpty ? nil : names
    }

    /// Apple, Human Interface Guidelines, Typography: the styles at the standard text size on a phone.
    private static let styles: [(name: String, size: CGFloat, leading: CGFloat, weight: Int)] = [
        ("largeTitle", 34, 41, 400), ("title", 28, 34, 400), ("title2", 22, 28, 400), ("title3", 20, 25, 400),
        ("headline", 17, 22, 600), ("body", 17, 22, 400), ("callout", 16, 21, 400), ("subheadline", 15, 20, 400),
        ("footnote", 13, 18, 400), ("caption", 12, 16, 400), ("caption2", 11, 13, 400),
    ]
}

extension MeasuredText {
    fileprivate static var unknown: MeasuredText {
        MeasuredText(size: .zero, lines: [], firstBaseline: 0, lastBaseline: 0)
    }
}

extension RecordedMetrics.Face {
    fileprivate func text(
        _ text: String, width: CGFloat, lines count: Int, _ alignment: LineAlignment
    ) -> MeasuredText {
        let height = lineHeight + CGFloat(count - 1) * linePitch
        return self.text(text, size: CGSize(width: width, height: height), lines: count, alignment)
    }

    fileprivate func text(_ text: String, size: CGSize, lines count: Int, _ alignment: LineAlignment) -> MeasuredText {
        let ascent = firstBaseline ?? lineHeight
        return MeasuredText(
            size: size, lines: [TextLine(text: text, x: 0, y: 0, width: size.width, height: size.height)],
            firstBaseline: ascent, lastBaseline: size.height - lineHeight + ascent)
    }
}

extension RecordedMetrics.Wrapped {
    var extent: CGSize { CGSize(width: size[0], height: size[1]) }

    /// Whether the text, given another width, has the same lines: the width holds them, and is not beyond that of the
    /// recording.
    fileprivate func breaksAlike(in other: CGFloat?, lineLimit: Int?) -> Bool {
        guard self.lineLimit == lineLimit || (self.lineLimit == nil && lines <= lineLimit ?? .max) else { return false }
        guard let width else { return other.map { $0 >= size[0] } ?? true }
        guard let other, other.isFinite else { return false }
        return other == width || (size[0]...width).contains(other)
    }

    fileprivate func distance(to other: CGFloat?) -> CGFloat { abs((width ?? 0) - (other ?? 0)) }
}
