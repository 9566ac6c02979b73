/// Symbols in shapes, such as `plus.circle`, `star.square.fill` and `questionmark.diamond`: one rule for all, so that the
/// file has each drawing and each shape only once.
extension SymbolSet {
    /// Puts `BASE.SHAPE` or `BASE.SHAPE.fill` together, if there is such a shape and the base has a drawing for it.
    func enclosedSymbol(named name: String) -> Symbol? {
        let isFilled = name.hasSuffix(Self.fill)
        let outlined = isFilled ? name.dropLast(Self.fill.count) : name[...]
        guard let dot = outlined.lastIndex(of: ".") else { return nil }
        let shape = String(outlined[outlined.index(after: dot)...])
        guard let place = file.record(named: shape + "/shape"),
            let content = file.record(named: outlined[..<dot] + "/in"),
            let around = file.record(named: isFilled ? shape + Self.fill : shape), let ink = around.ink
        else { return nil }
        let drawing =
            isFilled
            ? SymbolDrawing(hole: content, droppedBy: place.drop, in: around)
            : SymbolDrawing(content, droppedBy: place.drop, in: around, outlines: place.outlines)
        let pieces = Symbol.Pieces(
            content: SymbolDrawing(content, droppedBy: place.drop), shape: SymbolDrawing(around))
        return Symbol(name: name, metrics: SymbolMetrics(ink: ink), drawing: drawing, pieces: pieces)
    }

    private static let fill = ".fill"
}

extension SymbolDrawing {
    /// The content by itself.
    fileprivate init(_ content: SymbolRecord, droppedBy drop: Int) {
        areas = content.areas.map { [$0.lowered(by: drop)] } ?? []
        lines = content.areas == nil ? content.lines.map { [$0.lowered(by: drop)] } ?? [] : []
    }

    /// The content is left out of the full shape: it turns the other way, so that the two cancel out where they overlap.
    fileprivate init(hole content: SymbolRecord, droppedBy drop: Int, in shape: SymbolRecord) {
        areas = [shape.areas, content.areas?.lowered(by: drop)].compactMap(\.self)
        outlines = content.outlines.map { $0.lowered(by: drop) }
    }

    /// Lines stay lines; around an area, the shape has to be an area too.
    fileprivate init(
        _ content: SymbolRecord, droppedBy drop: Int, in shape: SymbolRecord, outlines shapeOutlines: [SymbolPath]
    ) {
        if let area = content.areas {
            areas = [area.lowered(by: drop)]
            outlines = shapeOutlines
        } else {
            lines = [shape.lines, content.lines?.lowered(by: drop)].compactMap(\.self)
        }
    }
}
