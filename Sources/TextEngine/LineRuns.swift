import CPango
import Foundation
import SceneCore

/// Where the parts of a text stand in a line that Pango has laid out.
struct LineRuns {
    private let line: UnsafeMutablePointer<PangoLayoutLine>
    /// What was laid out, of which the line is a stretch.
    private let text: StyledText
    /// Points in one of Pango's units.
    private let scale: CGFloat

    init(_ line: UnsafeMutablePointer<PangoLayoutLine>, of text: StyledText, scale: CGFloat) {
        self.line = line
        self.text = text
        self.scale = scale
    }

    /// Gives a line its runs. Pango puts half of the distance between characters before each and half after, and leaves it out at both
    /// ends of the line; here, as in browsers, all of it is after each character.
    func complete(_ shaped: inout ShapedLine) {
        let start = Int(line.pointee.start_index)
        let bytes = start..<start + shaped.text.utf8.count
        let stretches = stretches(in: bytes)
        guard let first = stretches.first, let last = stretches.last else { return }
        // Spaces that hang from a line that was broken have no width, and the character before them no distance after it.
        let isEnd = x(of: bytes.upperBound) == x(of: start + Int(line.pointee.length))
        let added = first.part.spacing / 2 + (isEnd ? last.part.spacing / 2 : 0)
        shaped.drawnWidth += added
        shaped.fullWidth += added

        var utf8 = shaped.text.utf8.startIndex
        shaped.runs = stretches.map { stretch in
            let end = shaped.text.utf8.index(utf8, offsetBy: stretch.bytes.count)
            defer { utf8 = end }
            let (from, to) = (x(of: stretch.bytes.lowerBound), x(of: stretch.bytes.upperBound))
            let shift = from == 0 ? 0 : first.part.spacing / 2
            let isLast = stretch.bytes.upperBound == bytes.upperBound
            return TextRun(
                text: String(shaped.text[utf8..<end]), look: stretch.part.look, x: min(from, to) + shift,
                width: isLast ? shaped.drawnWidth - min(from, to) - shift : abs(to - from))
        }
    }

    private func stretches(in bytes: Range<Int>) -> [(part: TextPart, bytes: Range<Int>)] {
        var start = 0
        return text.parts.compactMap { part in
            let own = (start..<start + part.length).clamped(to: bytes)
            start += part.length
            return own.isEmpty ? nil : (part, own)
        }
    }

    private func x(of byte: Int) -> CGFloat {
        var x: Int32 = 0
        pango_layout_line_index_to_x(line, Int32(clamping: byte), 0, &x)
        return CGFloat(x) * scale
    }
}
