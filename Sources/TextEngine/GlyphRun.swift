import CPango
import Foundation

/// Letters from one font file, placed along a line.
package struct GlyphRun: Equatable, Sendable {
    package struct Glyph: Equatable, Sendable {
        /// What the font file knows the letter by.
        package var index: UInt
        /// From the beginning of the line and from its baseline, down, in points.
        package var x: CGFloat
        package var y: CGFloat
    }

    /// Where the font is, and which one of those in the file.
    package var file: String
    package var face: Int
    /// The name that the font bears.
    package var family: String
    package var glyphs: [Glyph]
    /// How far the next run is from the beginning of the line, in points.
    package var end: CGFloat
}

extension GlyphRun {
    /// - Parameters:
    ///   - place: Where the run begins; afterwards where it ends.
    ///   - scale: Points for each of Pango's units.
    init(_ item: PangoGlyphItem, from place: inout CGFloat, scale: CGFloat) {
        glyphs = []
        if let string = item.glyphs?.pointee {
            for index in 0..<Int(string.num_glyphs) {
                let info = string.glyphs[index]
                let origin = place + CGFloat(info.geometry.x_offset) * scale
                if let glyph = Self.index(of: info.glyph) {
                    glyphs.append(Glyph(index: glyph, x: origin, y: CGFloat(info.geometry.y_offset) * scale))
                }
                place += CGFloat(info.geometry.width) * scale
            }
        }
        end = place

        let pattern = item.item.flatMap { pango_fc_font_get_pattern(Self.fontconfigFont($0.pointee.analysis.font)) }
        file = Self.text(FC_FILE, of: pattern)
        family = Self.text(FC_FAMILY, of: pattern)
        var number: Int32 = 0
        FcPatternGetInteger(pattern, FC_INDEX, 0, &number)
        face = Int(number)
    }

    /// Nil for what leaves no mark, 0 (the mark of a letter that is missing) for what the font does not have.
    private static func index(of glyph: PangoGlyph) -> UInt? {
        if glyph == emptyGlyph { return nil }
        return glyph & unknownFlag != 0 ? 0 : UInt(glyph)
    }

    /// `PANGO_GLYPH_EMPTY` and `PANGO_GLYPH_UNKNOWN_FLAG`.
    private static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF
    private static let unknownFlag: PangoGlyph = 0x1000_0000

    private static func text(_ object: String, of pattern: OpaquePointer?) -> String {
        var text: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, object, 0, &text) == FcResultMatch, let text else { return "" }
        return String(cString: text)
    }

    /// Every font of a font map of fontconfig's is one of fontconfig's.
    private static func fontconfigFont(_ font: UnsafeMutablePointer<PangoFont>) -> UnsafeMutablePointer<PangoFcFont> {
        UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
    }
}
