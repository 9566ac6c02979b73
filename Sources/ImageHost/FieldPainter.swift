import Foundation
import SceneCore
import TextEngine

/// Paints what is written in a text field, or what it asks for. Nothing shows where the next letter would go.
struct FieldPainter {
    let field: SceneTextField
    /// The edge of the field, with its corners.
    let edge: Box
    let shaper: LineShaper
    let surface: any Surface

    private var size: CGSize { edge.rect.size }

    init(_ field: SceneTextField, edge: Box, shaper: LineShaper, surface: any Surface) {
        self.field = field
        self.edge = edge
        self.shaper = shaper
        self.surface = surface
    }

    func paint() {
        if let border = field.look.border {
            surface.rim(of: edge, width: Finish.fieldBorder, color: border)
        }
        let isEmpty = field.text.isEmpty
        let text = isEmpty ? field.prompt : field.spokenValue
        guard !text.isEmpty else { return }
        let ink = Ink.color(isEmpty ? field.look.promptColor : field.look.color)
        surface.clip(to: .box(edge)) {
            for line in lines(of: text) { surface.draw(line, with: ink) }
        }
    }

    /// One line in the middle, or as many as a paragraph has in the width of the field.
    private func lines(of text: String) -> [Line] {
        let look = field.look
        let width = max(size.width - 2 * look.sideInset, 0)
        let isParagraph = field.form == .paragraph
        let broken = shaper.lines(
            of: isParagraph ? text : text.replacing("\n", with: " "), font: look.font, width: isParagraph ? width : nil)
        return broken.enumerated().map { index, line in
            let middle = isParagraph ? look.topInset + (CGFloat(index) + 0.5) * look.lineHeight : size.height / 2
            // A line that is too long is shown from its beginning.
            let rest = max(width - line.width, 0)
            let x = look.sideInset + look.alignment.part * rest
            return Line(text: line.text, font: look.font, x: x, middle: middle, width: line.width)
        }
    }
}

extension LineAlignment {
    /// How much of the room beside a line is before it.
    fileprivate var part: CGFloat {
        switch self {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
    }
}
