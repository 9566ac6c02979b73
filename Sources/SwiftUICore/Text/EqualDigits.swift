import Foundation
import SceneCore

extension Font {
    /// The same font with digits that are all equally wide.
    public func monospacedDigit() -> Font {
        with { $0.hasEqualDigits = true }
    }
}

extension Text {
    /// The same text with digits that are all equally wide, so that a number does not jump as it changes.
    public func monospacedDigit() -> Text {
        with { $0.hasEqualDigits = true }
    }
}

extension View {
    /// Writes the digits of text in this view with equal widths, so that a number does not jump as it changes.
    nonisolated public func monospacedDigit() -> some View {
        environment(\.hasEqualDigits, true)
    }
}

extension EnvironmentValues {
    private struct EqualDigitsKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// Digits of text here are equally wide.
    var hasEqualDigits: Bool {
        get { self[EqualDigitsKey.self] }
        set { self[EqualDigitsKey.self] = newValue }
    }
}

extension [TextPiece] {
    /// Gives the digits of those pieces that want it the width of the widest one. The fonts that pages get have no digits of equal
    /// widths to choose, so what a digit is narrower is added behind it.
    @MainActor
    func withEqualDigits(in environment: EnvironmentValues, measurer: any TextMeasurer) -> [TextPiece] {
        flatMap { piece -> [TextPiece] in
            let font = environment.resolvedFont(piece.traits)
            guard font.hasEqualDigits, piece.image == nil, piece.string.contains(where: \.isPlainDigit) else {
                return [piece]
            }
            let widths = DigitWidths(font.descriptor(in: environment), measurer)
            let own = piece.traits.tracking ?? piece.traits.kerning ?? environment.tracking ?? environment.kerning ?? 0
            return piece.string.stretches(by: widths.missing).map { words, missing in
                var part = piece
                part.string = words
                if missing > 0 { part.traits.tracking = own + missing }
                return part
            }
        }
    }
}

/// How wide the digits of a font are, in points.
@MainActor
private struct DigitWidths {
    private let widths: [CGFloat]
    private let widest: CGFloat

    init(_ font: FontDescriptor, _ measurer: any TextMeasurer) {
        // One digit would be measured up to the next half point.
        let count = 200
        widths = (0...9).map {
            let digits = String(repeating: String($0), count: count)
            return measurer.measure(digits, font: font, width: nil, lineLimit: nil, alignment: .leading).size.width
                / CGFloat(count)
        }
        widest = widths.max() ?? 0
    }

    /// What a character lacks of the widest digit; 0 for one that is none.
    func missing(_ character: Character) -> CGFloat {
        guard character.isPlainDigit, let digit = character.wholeNumberValue else { return 0 }
        return widest - widths[digit]
    }
}

extension Character {
    fileprivate var isPlainDigit: Bool { ("0"..."9").contains(self) }
}

extension String {
    /// Stretches of characters for which a function has one answer.
    @MainActor
    fileprivate func stretches(by answer: @MainActor (Character) -> CGFloat) -> [(words: String, answer: CGFloat)] {
        var stretches: [(words: String, answer: CGFloat)] = []
        for character in self {
            let own = answer(character)
            if let last = stretches.last, last.answer == own {
                stretches[stretches.count - 1].words.append(character)
            } else {
                stretches.append((String(character), own))
            }
        }
        return stretches
    }
}
