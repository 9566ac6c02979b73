import Foundation
import SceneCore

/// Paints plain commands: what a canvas shows, masks, and the texts of nodes.
struct DrawingPainter {
    let surface: any Surface

    func paint(_ commands: [SceneDrawing.Command]) {
        for command in commands {
            switch command {
            case .fill(let data, let paint, let evenOdd):
                surface.fill(.path(data, evenOdd: evenOdd), with: Ink(paint))
            case .stroke(let data, let paint, let width, let pen):
                surface.stroke(data, with: Ink(paint), width: width, pen: pen)
            case .text(let block, let place, let paint):
                self.paint(block, at: place, with: paint.map(Ink.init) ?? .color(block.color))
            case .image(let asset, let rect, let isPixelated):
                var change = ImageChange()
                change.isPixelated = isPixelated
                surface.draw(asset, in: rect, change)
            case .pixels(let pixels, let rect): surface.draw(pixels, in: rect)
            case .layer(let layer, let commands): paint(layer, commands)
            }
        }
    }

    private func paint(_ layer: SceneLayer, _ commands: [SceneDrawing.Command]) {
        var whole = Layer()
        whole.filters = layer.filters
        whole.mask = layer.mask.map { mask in { paint(mask) } }
        whole.isMaskInverted = layer.isMaskInverted
        whole.opacity = layer.opacity
        whole.blendMode = layer.blendMode
        surface.place(Placement(origin: .zero, change: PlaneTransform(layer.transform))) {
            surface.layer(whole) {
                clip(along: layer.clips[...]) { paint(commands) }
            }
        }
    }

    /// Only what lies in all of the areas is painted.
    private func clip(along areas: ArraySlice<SceneOutline>, _ paint: () -> Void) {
        guard let area = areas.first else { return paint() }
        surface.clip(to: .path(area.data, evenOdd: area.evenOdd)) { clip(along: areas.dropFirst(), paint) }
    }

    /// - Parameter start: The start of the line, in its middle.
    private func paint(_ runs: [TextRun], of block: TextBlock, from start: CGPoint, with ink: Ink) {
        for run in runs where block.partLooks.indices.contains(run.look) {
            let look = block.partLooks[run.look]
            // A picture is a node of its own.
            guard run.text != String(StyledText.pictureCharacter) else { continue }
            // Letters of all sizes stand on one baseline.
            let middle = start.y + Self.drop * (block.font.size - look.font.size) - look.baselineOffset
            var line = Line(text: run.text, font: look.font, x: start.x + run.x, middle: middle, width: run.width)
            line.decoration = look.decoration
            line.spacing = look.spacing
            line.background = look.background
            surface.draw(line, with: look.color == block.color ? ink : .color(look.color))
        }
    }

    /// How far a baseline is below the middle of its line, in parts of the font's size: half of what ascent and descent of SF Pro
    /// differ by, 1950 and 494 of 2048 units.
    private static let drop: CGFloat = (1950 - 494) / 2048 / 2

    /// Lines that cannot be seen are passed over: shaping them would be most of the work.
    func paint(_ block: TextBlock, at place: CGPoint, with ink: Ink) {
        for placed in block.lines where !placed.text.isEmpty {
            let (x, y) = (place.x + placed.x, place.y + placed.y)
            let room = CGRect(x: x, y: y, width: placed.width, height: placed.height)
            guard surface.shows(room.insetBy(dx: -block.font.size, dy: -block.font.size)) else { continue }
            guard block.partLooks.isEmpty else {
                paint(placed.runs, of: block, from: CGPoint(x: x, y: y + placed.height / 2), with: ink)
                continue
            }
            var line = Line(
                text: placed.text, font: block.font, x: x, middle: y + placed.height / 2, width: placed.width)
            line.decoration = block.decoration
            line.spacing = block.spacing
            surface.draw(line, with: ink)
        }
    }
}
