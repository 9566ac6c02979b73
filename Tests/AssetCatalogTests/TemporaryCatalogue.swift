import Foundation

@testable import AssetCatalog

/// A folder for one test, with catalogues that the test writes into it.
final class TemporaryCatalogue {
    let folder = FileManager.default.temporaryDirectory.appending(path: "catalogue-\(UUID().uuidString)")
        .resolvingSymlinksInPath()
    var catalogue: URL { folder.appending(path: "Assets.xcassets") }

    init() throws {
        try FileManager.default.createDirectory(at: catalogue, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Writes `PATH.imageset` with one entry for each file; files are PNGs of `points` times their scale.
    func addImageSet(_ path: String, points: (Int, Int) = (3, 2), scales: [Int] = [1, 2]) throws {
        let name = URL(filePath: path).lastPathComponent
        let entries = scales.map { #"{"filename": "\#(name)\#($0).png", "idiom": "universal", "scale": "\#($0)x"}"# }
        try write(#"{"images": [\#(entries.joined(separator: ","))]}"#, to: "\(path).imageset/Contents.json")
        for scale in scales {
            try write(png(points.0 * scale, points.1 * scale), to: "\(path).imageset/\(name)\(scale).png")
        }
    }

    func write(_ text: String, to path: String) throws {
        try write(Data(text.utf8), to: path)
    }

    func write(_ data: Data, to path: String) throws {
        let url = catalogue.appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }
}

/// What a catalogue complained about.
@MainActor
final class Problems {
    private(set) var all: [AssetProblem] = []

    func report(_ problem: AssetProblem) {
        all.append(problem)
    }
}

/// A small grey PNG: signature, header, one uncompressed block of pixels (at most 65,535 bytes), end.
func png(_ width: Int, _ height: Int, grey: UInt8 = 128) -> Data {
    let rows = [UInt8](repeating: grey, count: width).reduce(into: [UInt8(0)]) { $0.append($1) }
    let pixels = (0..<height).flatMap { _ in rows }
    let count = UInt16(pixels.count)
    let block = [0x78, 0x01, 0x01] + bytes(count.littleEndian) + bytes((~count).littleEndian) + pixels
    var png = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    let header = bytes(UInt32(width).bigEndian) + bytes(UInt32(height).bigEndian) + [8, 0, 0, 0, 0]
    png.append(chunk("IHDR", header))
    png.append(chunk("IDAT", block + bytes(adler32(pixels).bigEndian)))
    png.append(chunk("IEND", []))
    return png
}

private func chunk(_ kind: String, _ content: [UInt8]) -> Data {
    let body = Array(kind.utf8) + content
    return Data(bytes(UInt32(content.count).bigEndian) + body + bytes(crc32(body).bigEndian))
}

private func bytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    withUnsafeBytes(of: number) { Array($0) }
}

private func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
        (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xedb8_8320 : value >> 1 }
    }
}

private func adler32(_ bytes: [UInt8]) -> UInt32 {
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in bytes {
        low = (low + UInt32(byte)) % 65521
        high = (high + low) % 65521
    }
    return high << 16 | low
}
