import CHarfBuzz
import Foundation

/// Cuts fonts with few characters from one with many.
final class FontCutter {
    /// What would let glyphs act on each other. Text is measured without any of it, since two characters may well come from
    /// two slices.
    private static let droppedTables = ["GSUB", "GPOS", "GDEF", "BASE", "VORG", "vhea", "vmtx"]

    private let face: OpaquePointer

    /// Nil if the file cannot be read or has no such face.
    init?(_ file: URL, face index: UInt32) {
        guard let blob = hb_blob_create_from_file_or_fail(file.path) else { return nil }
        defer { hb_blob_destroy(blob) }
        guard let face = hb_face_create(blob, index) else { return nil }
        guard hb_face_get_glyph_count(face) > 0 else {
            hb_face_destroy(face)
            return nil
        }
        self.face = face
    }

    deinit {
        hb_face_destroy(face)
    }

    /// The checksum that the font has of itself.
    var checksum: [UInt8] {
        let table = hb_face_reference_table(face, Self.tag("head"))
        defer { hb_blob_destroy(table) }
        return Array(Self.bytes(of: table).dropFirst(8).prefix(4))
    }

    /// A font of these characters, as far as there are glyphs for them; nil if there is no room to make it.
    func cut(_ characters: Set<UInt32>) -> [UInt8]? {
        guard let input = hb_subset_input_create_or_fail() else { return nil }
        defer { hb_subset_input_destroy(input) }
        for character in characters { hb_set_add(hb_subset_input_unicode_set(input), character) }
        let dropped = hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG)
        for table in Self.droppedTables { hb_set_add(dropped, Self.tag(table)) }
        // Without subroutines a font is smaller once it is compressed.
        let flags = HB_SUBSET_FLAGS_NO_HINTING.rawValue | HB_SUBSET_FLAGS_DESUBROUTINIZE.rawValue
        hb_subset_input_set_flags(input, flags)

        guard let part = hb_subset_or_fail(face, input) else { return nil }
        defer { hb_face_destroy(part) }
        let blob = hb_face_reference_blob(part)
        defer { hb_blob_destroy(blob) }
        return Self.bytes(of: blob)
    }

    private static func tag(_ name: String) -> hb_tag_t {
        name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) }
    }

    private static func bytes(of blob: OpaquePointer?) -> [UInt8] {
        var count: UInt32 = 0
        let start = hb_blob_get_data(blob, &count)
        return Array(UnsafeRawBufferPointer(start: start, count: Int(count)))
    }
}
