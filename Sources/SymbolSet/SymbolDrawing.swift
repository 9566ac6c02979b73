/// What a symbol is drawn with: lines only, whose width follows the weight; or areas, and lines among them that have been
/// turned into areas in a few weights, because one path is either stroked or filled.
struct SymbolDrawing: Equatable, Sendable {
    var lines: [SymbolPath] = []
    var areas: [SymbolPath] = []
    /// In the order of `SymbolWeight.outlined`; empty, or one for each.
    var outlines: [SymbolPath] = []

    var isLines: Bool { areas.isEmpty && outlines.isEmpty }

    func outlines(for weight: Int) -> [SymbolPath] {
        let index = SymbolWeight.outlinedIndex(nearestTo: weight)
        return outlines.indices.contains(index) ? [outlines[index]] : []
    }
}

extension SymbolDrawing {
    init(_ record: SymbolRecord) {
        lines = record.lines.map { [$0] } ?? []
        areas = record.areas.map { [$0] } ?? []
        outlines = record.outlines
    }
}

/// A path as the file of drawings has it: relative m, l, c, q and z in whole grid units.
struct SymbolPath: Equatable, Sendable {
    var data: String
    /// How much lower it is drawn, in grid units.
    var drop = 0

    init(_ data: String, drop: Int = 0) {
        self.data = data
        self.drop = drop
    }

    func lowered(by drop: Int) -> SymbolPath {
        SymbolPath(data, drop: self.drop + drop)
    }
}
