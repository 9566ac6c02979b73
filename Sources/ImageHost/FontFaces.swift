import CCairo
import TextEngine

/// The fonts that letters are drawn from, as Cairo knows them; each file is opened once.
final class FontFaces {
    private struct Key: Hashable {
        var file: String
        var face: Int
    }

    private var known: [Key: OpaquePointer] = [:]

    func face(of run: GlyphRun) -> OpaquePointer? {
        let key = Key(file: run.file, face: run.face)
        if let face = known[key] { return face }
        guard let pattern = FcPatternCreate() else { return nil }
        defer { FcPatternDestroy(pattern) }
        FcPatternAddString(pattern, FC_FILE, run.file)
        FcPatternAddInteger(pattern, FC_INDEX, Int32(clamping: run.face))
        guard let face = cairo_ft_font_face_create_for_pattern(pattern) else { return nil }
        known[key] = face
        return face
    }

    deinit {
        for face in known.values { cairo_font_face_destroy(face) }
    }
}
