import CBrotli

/// A font as it goes to a browser: in the format WOFF 2.0 (<https://www.w3.org/TR/WOFF2/>), its tables compressed and otherwise
/// as they are.
struct WebFont {
    /// The tables that have a number of their own there, in its order; others are named.
    private static let knownTables = [
        "cmap", "head", "hhea", "hmtx", "maxp", "name", "OS/2", "post", "cvt ", "fpgm", "glyf", "loca", "prep", "CFF ",
    ]
    /// Of 11. More takes several times as long and saves a few parts in a hundred.
    private static let quality: Int32 = 9
    private static let headerSize = 48

    /// Empty if the font cannot be read.
    private(set) var bytes: [UInt8] = []

    /// - Parameter font: An OpenType font with outlines of the kind CFF.
    init(openType font: [UInt8]) {
        guard let tables = Self.tables(of: font) else { return }
        var directory: [UInt8] = []
        var content: [UInt8] = []
        for table in tables {
            directory += Self.entry(table)
            content += font[table.range]
        }
        guard let compressed = Self.compressed(content) else { return }
        let length = Self.headerSize + directory.count + compressed.count
        let padding = (4 - length % 4) % 4

        append(0x774F_4632)
        bytes += font[..<4]
        append(UInt32(length + padding))
        append(UInt32(tables.count) << 16)
        append(UInt32(font.count))
        append(UInt32(compressed.count))
        // Version 1.0, no description and no private part.
        append(0x0001_0000)
        for _ in 0..<5 { append(0) }
        bytes += directory + compressed + [UInt8](repeating: 0, count: padding)
    }

    private mutating func append(_ number: UInt32) {
        withUnsafeBytes(of: number.bigEndian) { bytes += $0 }
    }

    // MARK: Tables

    private struct Table {
        var tag: String
        var range: Range<Int>
    }

    /// Nil if what the font says of its tables is not true.
    private static func tables(of font: [UInt8]) -> [Table]? {
        guard font.count >= 12 else { return nil }
        func number(at place: Int) -> Int { font[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        let count = number(at: 4) >> 16
        guard font.count >= 12 + 16 * count else { return nil }
        var tables: [Table] = []
        for place in (0..<count).map({ 12 + 16 * $0 }) {
            let start = number(at: place + 8)
            let end = start + number(at: place + 12)
            guard end <= font.count else { return nil }
            tables.append(Table(tag: String(decoding: font[place..<place + 4], as: UTF8.self), range: start..<end))
        }
        return tables
    }

    private static func entry(_ table: Table) -> [UInt8] {
        let number = knownTables.firstIndex(of: table.tag).map { [UInt8($0)] } ?? [63] + Array(table.tag.utf8)
        return number + base128(table.range.count)
    }

    /// Seven bits in a byte, the highest first; all but the last have the eighth set.
    private static func base128(_ number: Int) -> [UInt8] {
        var bytes = [UInt8(number & 0x7F)]
        var rest = number >> 7
        while rest > 0 {
            bytes.insert(UInt8(rest & 0x7F) | 0x80, at: 0)
            rest >>= 7
        }
        return bytes
    }

    private static func compressed(_ content: [UInt8]) -> [UInt8]? {
        var size = BrotliEncoderMaxCompressedSize(content.count)
        var failed = false
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            failed =
                BrotliEncoderCompress(
                    quality, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_FONT, content.count, content, &size, buffer.baseAddress)
                == 0
            count = failed ? 0 : size
        }
        return failed ? nil : bytes
    }
}
