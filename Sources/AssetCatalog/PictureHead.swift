import Foundation

/// What the first bytes of a picture say of it: what a server says is not always so.
struct PictureHead: Equatable {
    /// As the web says it: `image/png`.
    let type: String
    /// Of a file's name.
    let suffix: String
    let size: PixelSize

    /// Throws if the bytes are of no kind of picture that browsers know.
    @concurrent
    static func read(from data: Data) async throws -> PictureHead {
        guard let kind = kinds.first(where: { data.starts(with: $0.signature) }), let size = PixelSize(of: data)
        else { throw URLError(.cannotDecodeContentData) }
        return PictureHead(type: "image/\(kind.name)", suffix: kind.name, size: size)
    }

    private static let kinds: [(name: String, signature: [UInt8])] = [
        ("png", [0x89, 0x50, 0x4E, 0x47]), ("jpeg", [0xFF, 0xD8, 0xFF]), ("gif", Array("GIF8".utf8)),
        ("webp", Array("RIFF".utf8)),
    ]
}

extension PixelSize {
    /// The same of a picture that is in no file. What reads heads reads files only, so it is one for a moment.
    fileprivate init?(of data: Data) {
        if let size = PixelSize(ofWebP: data) {
            self = size
            return
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        guard (try? data.write(to: file)) != nil else { return nil }
        self.init(of: data, at: file)
    }

    /// The three forms that there are (RFC 9649, 2.5 to 2.7): with losses, without, and with more than a picture in it.
    private init?(ofWebP data: Data) {
        let bytes = Array(data.prefix(30))
        guard bytes.count == 30, bytes.starts(with: Array("RIFF".utf8)), bytes[8...].starts(with: Array("WEBP".utf8))
        else { return nil }
        func number(at offset: Int, bytes count: Int) -> Int {
            (0..<count).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
        }
        switch String(decoding: bytes[12..<16], as: UTF8.self) {
        case "VP8 ":
            width = number(at: 26, bytes: 2) & 0x3FFF
            height = number(at: 28, bytes: 2) & 0x3FFF
        case "VP8L":
            let sides = number(at: 21, bytes: 4)
            width = (sides & 0x3FFF) + 1
            height = (sides >> 14 & 0x3FFF) + 1
        case "VP8X":
            width = number(at: 24, bytes: 3) + 1
            height = number(at: 27, bytes: 3) + 1
        default: return nil
        }
    }
}
