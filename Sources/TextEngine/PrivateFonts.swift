import CPango
import Foundation
import SceneCore

/// A font map that knows the fonts of some designs and no others, so that the fonts of the machine never change a width.
final class PrivateFonts {
    let map: UnsafeMutablePointer<PangoFontMap>
    private let config: OpaquePointer?

    init(_ designs: [FontDescriptor.Design], hanFaces: [URL]) {
        config = FcConfigCreate()
        for face in FontFiles.faces
        where designs.contains(face.design) && FcConfigAppFontAddFile(config, face.url.path) == 0 {
            FontProblem.refused(face.url).report()
        }
        for url in hanFaces where FcConfigAppFontAddFile(config, url.path) == 0 {
            FontProblem.refused(url).report()
        }
        // Current before Pango starts: with none, Pango would first read the whole configuration of the system.
        FcConfigSetCurrent(config)
        map = pango_ft2_font_map_new()
        pango_fc_font_map_set_config(OpaquePointer(map), config)
        pango_fc_font_map_set_default_substitute(
            OpaquePointer(map), { pattern, _ in PrivateFonts.turnHintingOff(pattern) }, nil, nil)
    }

    /// Chromium does not hint either where it places glyphs exactly.
    private static func turnHintingOff(_ pattern: OpaquePointer?) {
        FcPatternDel(pattern, FC_HINTING)
        FcPatternAddBool(pattern, FC_HINTING, 0)
        FcPatternDel(pattern, FC_HINT_STYLE)
        FcPatternAddInteger(pattern, FC_HINT_STYLE, FC_HINT_NONE)
    }

    deinit {
        g_object_unref(map)
        FcConfigDestroy(config)
    }
}
