import CPango
import Foundation
import SceneCore

/// Turns text into lines of glyphs with Pango, and tells their widths.
///
/// Nothing is hinted, so widths are in proportion to the size: text is always shaped at one size and the widths are scaled.
/// Pango then looks for each font once in the life of a process, and rounding (1/1024 point at that size) is too small
/// to see.
final class Shaper {
    /// In points. At this size a line of 50,000 letters still fits into Pango's 32 bits.
    private static let shapingSize: CGFloat = 32
    /// The longest line, in Pango's units: a line without an end is broken here, before its width overflows.
    private static let longestLine: CGFloat = 0x4000_0000
    /// Pango's work grows with the square of a paragraph's lines, so a long text is broken in pieces of so many bytes.
    private static let pieceLength = 2000

    private let fonts: PrivateFonts
    /// Chinese, Japanese and Korean with outlines, in this form, rather than only their widths.
    private let han: HanForm?
    private let context: OpaquePointer?
    private let layout: OpaquePointer?
    private var typefaces: [Typeface.Key: Typeface] = [:]
    /// What holds for every text: a word that is broken gets no hyphen.
    private let attributes = pango_attr_list_new()

    /// For text in some designs. One of them is the standard one, which stands in for what the others lack.
    ///
    /// - Parameter han: The form that Chinese, Japanese and Korean characters are to be drawn in; nil where they are only measured.
    init(_ designs: [FontDescriptor.Design], han: HanForm? = nil) {
        self.han = han
        fonts = PrivateFonts(designs, hanFaces: han == nil ? Array(FontFiles.hanFaces.values) : HanFonts.outlines)
        context = pango_font_map_create_context(fonts.map)
        pango_context_set_round_glyph_positions(context, 0)
        // Pango would take the language from the environment, and a test would depend on it.
        pango_context_set_language(context, pango_language_from_string("en"))

        layout = pango_layout_new(context)
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    }

    deinit {
        pango_attr_list_unref(attributes)
        g_object_unref(UnsafeMutableRawPointer(layout))
        g_object_unref(UnsafeMutableRawPointer(context))
    }

    /// Breaks `text` at its newlines and, so that no line draws over `width` points, greedily at spaces; a word that is
    /// wider by itself is broken at a character. Spaces hang from the line before. There is always at least one line.
    func lines(of styled: StyledText, width: CGFloat?) -> [ShapedLine] {
        let text = styled.string
        guard let width else { return piece(text[...], of: styled, width: nil) }
        var lines: [ShapedLine] = []
        var start = text.startIndex
        var length = Self.pieceLength
        while true {
            let end = text.end(ofPieceFrom: start, bytes: length)
            var broken = piece(text[start..<end], of: styled, width: width)
            // The last line of a piece may have room for more: it is broken again, with the next piece.
            if let again = lines.popLast() { broken[0].startsParagraph = again.startsParagraph }
            lines += broken
            if end == text.endIndex { return lines }

            length = broken.count > 1 ? Self.pieceLength : length * 2
            start = broken[broken.count - 1].range.lowerBound
        }
    }

    /// `text`, which holds no newline, in one line.
    func line(of text: StyledText) -> ShapedLine {
        piece(text.string[...], of: text, width: nil)[0]
    }

    /// The letters of `text`, which holds no newline, as they stand in one line.
    ///
    /// - Parameter spacing: Added after each character, in points.
    func runs(of text: String, font: FontDescriptor, spacing: CGFloat = 0) -> [GlyphRun] {
        var styled = StyledText(text, font: font)
        if spacing != 0 {
            styled.parts = [TextPart(length: text.utf8.count, look: 0, font: font)]
            styled.parts[0].spacing = spacing
        }
        set(styled, typeface(for: font), width: nil)
        guard let line = pango_layout_get_line_readonly(layout, 0) else { return [] }
        let scale = Self.pointsPerUnit(at: font.size)
        var runs: [GlyphRun] = []
        var place: CGFloat = 0
        var next = line.pointee.runs
        while let link = next {
            defer { next = link.pointee.next }
            guard let item = link.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) else { continue }
            runs.append(GlyphRun(item.pointee, from: &place, scale: scale))
        }
        return runs
    }

    /// How much of `text`, which holds no newline, lies left of `x` points when it stands in one line.
    func end(of styled: StyledText, before x: CGFloat) -> String.Index {
        let text = styled.string
        set(styled, typeface(for: styled.font), width: nil)
        let units = Self.units(x / Self.pointsPerUnit(at: styled.font.size))
        var offset: Int32 = 0
        var trailing: Int32 = 0
        guard let line = pango_layout_get_line_readonly(layout, 0),
            pango_layout_line_x_to_index(line, units, &offset, &trailing) != 0
        else { return units > 0 ? text.endIndex : text.startIndex }
        return text.index(text.startIndex, bytes: Int(offset))
    }

    /// The lines of a part of a text; at least one.
    private func piece(_ text: Substring, of styled: StyledText, width: CGFloat?) -> [ShapedLine] {
        let typeface = typeface(for: styled.font)
        let scale = Self.pointsPerUnit(at: styled.font.size)
        let part = styled.slice(text.startIndex..<text.endIndex)
        set(part, typeface, width: width.map { $0 / scale })

        var lines: [ShapedLine] = []
        for index in 0..<pango_layout_get_line_count(layout) {
            guard let line = pango_layout_get_line_readonly(layout, index) else { continue }
            var shaped = shapedLine(line, of: text, scale: scale, space: CGFloat(typeface.spaceWidth) * scale)
            if !part.parts.isEmpty { LineRuns(line, of: part, scale: scale).complete(&shaped) }
            if shaped.text.isEmpty, !shaped.startsParagraph, !lines.isEmpty {
                lines[lines.count - 1].hang(shaped)
            } else {
                lines.append(shaped)
            }
        }
        return lines.isEmpty ? [.empty(at: text.startIndex)] : lines
    }

    private func shapedLine(
        _ line: UnsafeMutablePointer<PangoLayoutLine>, of text: Substring, scale: CGFloat, space: CGFloat
    ) -> ShapedLine {
        let start = text.base.index(text.startIndex, bytes: Int(line.pointee.start_index))
        let end = text.base.index(start, bytes: Int(line.pointee.length))
        let drawn = text.base[start..<end].withoutSpacesAtEnd
        let hanging = text.base.utf8.distance(from: drawn.endIndex, to: end)

        let width = CGFloat(Self.width(of: line, bytes: drawn.utf8.count)) * scale
        return ShapedLine(
            range: start..<end, text: String(drawn), drawnWidth: width, fullWidth: width + CGFloat(hanging) * space,
            startsParagraph: line.pointee.is_paragraph_start != 0)
    }

    /// The width of a line's first `bytes` bytes, in Pango's units.
    private static func width(of line: UnsafeMutablePointer<PangoLayoutLine>, bytes: Int) -> Int32 {
        if bytes == Int(line.pointee.length) {
            var logical = PangoRectangle()
            pango_layout_line_get_extents(line, nil, &logical)
            return logical.width
        }
        let start = line.pointee.start_index
        var first: Int32 = 0
        var last: Int32 = 0
        pango_layout_line_index_to_x(line, start, 0, &first)
        pango_layout_line_index_to_x(line, start + Int32(clamping: bytes), 0, &last)
        return abs(last - first)
    }

    private func set(_ styled: StyledText, _ typeface: Typeface, width: CGFloat?) {
        let text = styled.string
        pango_layout_set_font_description(layout, typeface.description)
        pango_layout_set_width(layout, Self.units(width ?? Self.longestLine))
        pango_layout_set_text(layout, text, Int32(clamping: text.utf8.count))
        let hasHan = HanForm.isNeeded(for: text)
        guard hasHan || !styled.parts.isEmpty else { return pango_layout_set_attributes(layout, attributes) }
        let own = pango_attr_list_copy(attributes)
        defer { pango_attr_list_unref(own) }
        add(styled, to: own)
        if hasHan {
            for space in text.spacesAfterHan {
                insert(pango_attr_family_new(typeface.spaceFamily), at: space, into: own)
            }
        }
        pango_layout_set_attributes(layout, own)
    }

    /// What makes the parts of a text different from the whole.
    private func add(_ styled: StyledText, to list: OpaquePointer?) {
        let unit = Self.shapingSize / max(styled.font.size, .leastNonzeroMagnitude) * CGFloat(PANGO_SCALE)
        var start = 0
        for part in styled.parts {
            let range = start..<start + part.length
            start += part.length
            if let picture = part.picture {
                var box = PangoRectangle(
                    x: 0, y: -Self.length(picture.ascent * unit), width: Self.length(picture.width * unit),
                    height: Self.length((picture.ascent + picture.descent) * unit))
                insert(pango_attr_shape_new(&box, &box), at: range, into: list)
                continue
            }
            if part.font != styled.font {
                let typeface = typeface(Typeface.Key(part.font))
                insert(pango_attr_font_desc_new(typeface.description), at: range, into: list)
                insert(
                    pango_attr_size_new_absolute(Self.length(part.font.size * unit)), at: range, into: list)
            }
            if part.spacing != 0 {
                insert(pango_attr_letter_spacing_new(Self.length(part.spacing * unit)), at: range, into: list)
            }
        }
    }

    private func insert(
        _ attribute: UnsafeMutablePointer<PangoAttribute>?, at range: Range<Int>, into list: OpaquePointer?
    ) {
        guard let attribute else { return }
        attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
        attribute.pointee.end_index = UInt32(clamping: range.upperBound)
        pango_attr_list_insert(list, attribute)
    }

    /// In Pango's units; unlike a width, it may be negative.
    private static func length(_ value: CGFloat) -> Int32 {
        value.isNaN ? 0 : Int32(min(max(value, -longestLine), longestLine).rounded())
    }

    private static func units(_ value: CGFloat) -> Int32 {
        value.isNaN ? 0 : Int32(min(max(value, 0), longestLine).rounded())
    }

    private static func pointsPerUnit(at size: CGFloat) -> CGFloat {
        size / shapingSize / CGFloat(PANGO_SCALE)
    }

    /// With the width of its space, which is measured when the font is first used for a whole text.
    private func typeface(for font: FontDescriptor) -> Typeface {
        let typeface = typeface(Typeface.Key(font))
        if typeface.spaceWidth == 0 {
            set(StyledText(" ", font: font), typeface, width: nil)
            pango_layout_get_size(layout, &typeface.spaceWidth, nil)
        }
        return typeface
    }

    private func typeface(_ key: Typeface.Key) -> Typeface {
        if let known = typefaces[key] { return known }
        let typeface = Typeface(key, size: Self.shapingSize, han: han)
        typefaces[key] = typeface
        return typeface
    }
}

extension String {
    /// The spaces after Chinese, Japanese and Korean, in bytes. Pango would take them from the font before, which has another
    /// width for them than the one that browsers take them from.
    fileprivate var spacesAfterHan: [Range<Int>] {
        var spaces: [Range<Int>] = []
        var isAfterHan = false
        var offset = 0
        for scalar in unicodeScalars {
            if scalar == " " {
                if isAfterHan { spaces.append(offset..<offset + 1) }
            } else {
                isAfterHan = HanForm.draws(scalar)
            }
            offset += UTF8.width(scalar)
        }
        return spaces
    }

    fileprivate func index(_ start: String.Index, bytes: Int) -> String.Index {
        utf8.index(start, offsetBy: bytes, limitedBy: endIndex) ?? endIndex
    }

    /// The end of so many bytes, or a few less: no character is cut.
    fileprivate func end(ofPieceFrom start: String.Index, bytes: Int) -> String.Index {
        let end = index(start, bytes: bytes)
        guard end < endIndex else { return endIndex }
        let whole = self[start..<end].dropLast().endIndex
        return whole > start ? whole : endIndex
    }
}
