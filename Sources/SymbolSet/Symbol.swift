import Foundation
import SceneCore

/// A drawing that stands in a line of text like a letter: its size and weight are those of a font.
package struct Symbol: Equatable, Sendable {
    package let name: String
    package let metrics: SymbolMetrics
    let drawing: SymbolDrawing
    /// What stands in a shape, and the shape around it; nil for a symbol of one piece.
    let pieces: Pieces?

    struct Pieces: Equatable, Sendable {
        let content: SymbolDrawing
        let shape: SymbolDrawing
    }

    init(name: String, metrics: SymbolMetrics, drawing: SymbolDrawing, pieces: Pieces? = nil) {
        self.name = name
        self.metrics = metrics
        self.drawing = drawing
        self.pieces = pieces
    }

    init?(name: String, record: SymbolRecord) {
        guard let ink = record.ink else { return nil }
        self.init(name: name, metrics: SymbolMetrics(ink: ink), drawing: SymbolDrawing(record))
    }

    /// The drawing for a font of this size (in points) and weight (100 to 900), in a box of `metrics.size` times the size,
    /// whose top left is at `origin`. A resizable image takes the size at which the box fits its frame.
    package func path(size: CGFloat, weight: Int, color: SceneColor, origin: CGPoint = .zero) -> ScenePath {
        path(of: drawing, size: size, weight: weight, color: color, origin: origin)
    }

    /// The same in layers, from the back to the front: the shape in the second colour, what stands in it in the first.
    package func layers(
        size: CGFloat, weight: Int, colors: [SceneColor], origin: CGPoint = .zero
    ) -> [ScenePath] {
        guard let first = colors.first else { return [] }
        let shape = pieces.map { ($0.shape, colors.dropFirst().first ?? first) }
        let content = (pieces?.content ?? drawing, first)
        return [shape, content].compactMap(\.self).map { drawing, color in
            path(of: drawing, size: size, weight: weight, color: color, origin: origin)
        }
    }

    private func path(
        of drawing: SymbolDrawing, size: CGFloat, weight: Int, color: SceneColor, origin: CGPoint
    ) -> ScenePath {
        let pointsPerUnit = size / SymbolMetrics.unitsPerSize
        var pen = SymbolPen(
            pointsPerUnit: pointsPerUnit,
            origin: CGPoint(
                x: metrics.origin.x - origin.x / pointsPerUnit, y: metrics.origin.y - origin.y / pointsPerUnit))
        if drawing.isLines {
            for path in drawing.lines { pen.draw(path) }
            let width = SymbolWeight.lineWidth(weight) * size
            return ScenePath(data: pen.data, stroke: color, lineWidth: width)
        }
        for path in drawing.areas + drawing.outlines(for: weight) { pen.draw(path) }
        return ScenePath(data: pen.data, fill: color)
    }
}
