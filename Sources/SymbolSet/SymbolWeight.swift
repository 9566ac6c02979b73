import Foundation

/// How wide a symbol's lines are in each weight of a font.
enum SymbolWeight {
    /// The weights for which `make_symbols.py` turns lines into outlines. Text is never lighter than the first.
    static let outlined = [400, 600, 700]

    /// In parts of the font's size.
    static func lineWidth(_ weight: Int) -> CGFloat {
        let weight = min(max(weight, 100), 900)
        let (lighter, heavier) = zip(phosphor, phosphor.dropFirst()).first { weight <= $0.1.weight } ?? lastStep
        let part = CGFloat(weight - lighter.weight) / CGFloat(heavier.weight - lighter.weight)
        return (lighter.width + part * (heavier.width - lighter.width)) / (SymbolMetrics.unitsPerSize / 10)
    }

    /// The nearest weight that there are outlines for; of two that are equally near the lighter one.
    static func outlinedIndex(nearestTo weight: Int) -> Int {
        let distances = outlined.map { abs($0 - weight) }
        return distances.indices.min { distances[$0] < distances[$1] } ?? 0
    }

    /// The widths of Phosphor's own weights (thin, light, regular, bold) in its square of 256 units; between and beyond them
    /// in proportion.
    private static let phosphor: [(weight: Int, width: CGFloat)] = [(100, 8), (300, 12), (400, 16), (700, 24)]
    private static let lastStep = (phosphor[2], phosphor[3])
}
