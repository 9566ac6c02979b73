import Foundation
import SceneCore

/// How large a symbol is in a line of text, in parts of the font's size. It is the same in every weight, so that text does
/// not move when it becomes bold.
package struct SymbolMetrics: Equatable, Sendable {
    /// The box that layout works with: the ink and a small space around it.
    package let size: CGSize
    /// The top left of the box in the drawing's square, in grid units.
    let origin: CGPoint

    init(ink: SymbolBox) {
        let side = Self.spaceBeside * Self.unitsPerSize
        let above = Self.spaceAbove * Self.unitsPerSize
        origin = CGPoint(x: CGFloat(ink.left) - side, y: CGFloat(ink.top) - above)
        let width = CGFloat(ink.right - ink.left) + 2 * side
        let height = CGFloat(ink.bottom - ink.top) + 2 * above
        size = CGSize(width: width / Self.unitsPerSize, height: height / Self.unitsPerSize)
    }

    /// How far below the top of the box the baseline of the text is. The middle of the drawing's square is in the middle of
    /// the font's capitals.
    package func baseline(_ design: FontDescriptor.Design) -> CGFloat {
        (Self.square / 2 - origin.y) / Self.unitsPerSize + Self.capHeight(design) / 2
    }

    /// The square that every drawing is in, in grid units: Phosphor's 256, in tenths.
    static let square: CGFloat = 2560
    /// Ours, by eye: the ink of a circle is as wide as the font's size, as SF Symbols look beside text.
    static let unitsPerSize: CGFloat = 2080
    /// Ours, by eye, as above: what is left of and right of the ink.
    private static let spaceBeside: CGFloat = 0.09
    /// Enough for the lines of the heaviest weight, which reach further than the regular ones that `ink` is measured with.
    private static let spaceAbove: CGFloat = 0.04

    /// The height of capitals in our fonts, as the field sCapHeight of their table OS/2 has it: Inter, Nunito, Source
    /// Serif 4 and JetBrains Mono.
    private static func capHeight(_ design: FontDescriptor.Design) -> CGFloat {
        switch design {
        case .default: 2048.0 / 2816
        case .rounded: 0.705
        case .serif: 0.67
        case .monospaced: 0.73
        }
    }
}
