import CPango
import Foundation
import SceneCore

/// A font as Pango asks for it, at the one size that text is shaped at.
final class Typeface {
    struct Key: Hashable {
        var design: FontDescriptor.Design
        var weight: Int

        init(_ font: FontDescriptor) {
            design = font.design
            weight = FontFiles.nearestWeight(to: font.weight)
        }
    }

    let description = pango_font_description_new()
    /// The family that a browser takes a space from.
    let spaceFamily: String
    /// The advance of a space, in Pango's units.
    var spaceWidth: Int32 = 0

    init(_ key: Key, size: CGFloat, han: HanForm?) {
        spaceFamily = "\(key.design.familyName) Latin"
        pango_font_description_set_family(description, Self.families(of: key.design, han: han).joined(separator: ","))
        pango_font_description_set_weight(description, PangoWeight(UInt32(clamping: key.weight)))
        pango_font_description_set_absolute_size(description, size * CGFloat(PANGO_SCALE))
    }

    deinit {
        pango_font_description_free(description)
    }

    /// The design's own slices, then those of Martlet Text for what it lacks; after each, what measures Chinese, Japanese and
    /// Korean in its kind of letters. A page names them in the same order.
    private static func families(of design: FontDescriptor.Design, han: HanForm?) -> [String] {
        let designs = design == .default ? [design] : [design, .default]
        let (sans, serif) =
            han.map { ($0.family(isSerif: false), $0.family(isSerif: true)) }
            ?? (FontFiles.han, FontFiles.serifHan)
        return designs.flatMap { design in
            design.slices.map { "\(design.familyName) \($0)" } + (design == .serif ? [serif] : [])
        } + [sans]
    }
}
