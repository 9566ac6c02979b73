import Foundation

/// A small picture that the app has worked out: a host makes it as large as it is to be, and what lies between two pixels goes over
/// from one to the other.
package struct ScenePixels: Equatable, Sendable {
    package let width: Int
    package let height: Int
    /// Red, green, blue and opacity of each, row after row, from 0 to 255. Colours are not lessened by the opacity.
    package let rgba: [UInt8]

    package init(width: Int, height: Int, rgba: [UInt8]) {
        self.width = width
        self.height = height
        self.rgba = rgba
    }

    /// As an address that holds it, for a page.
    package var address: String { "data:image/png;base64,\(Data(png).base64EncodedString())" }

    /// As a file (Portable Network Graphics, third edition), packed as it is: it is small.
    package var png: [UInt8] {
        var head: [UInt8] = []
        head.append(number: UInt32(width))
        head.append(number: UInt32(height))
        // Eight bits each of red, green, blue and opacity.
        head += [8, 6, 0, 0, 0]
        var lines: [UInt8] = []
        for row in 0..<height {
            lines.append(0)
            lines += rgba[row * width * 4..<(row + 1) * width * 4]
        }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", head)
            + Self.chunk("IDAT", Self.stored(lines)) + Self.chunk("IEND", [])
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + content
        var chunk: [UInt8] = []
        chunk.append(number: UInt32(content.count))
        chunk += body
        chunk.append(number: checksum(body))
        return chunk
    }

    /// RFC 1950 and 1951, in blocks that are not made smaller.
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var stored: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let end = min(start + 0xFFFF, bytes.count)
            let length = UInt16(end - start)
            stored.append(end == bytes.count ? 1 : 0)
            for half in [length, ~length] { stored += [UInt8(half & 0xFF), UInt8(half >> 8)] }
            stored += bytes[start..<end]
            start = end
        } while start < bytes.count
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            low = (low + UInt32(byte)) % 65521
            high = (high + low) % 65521
        }
        stored.append(number: high << 16 | low)
        return stored
    }

    /// CRC-32, bit by bit.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}

extension [UInt8] {
    /// The most significant byte first.
    fileprivate mutating func append(number: UInt32) {
        for shift in [24, 16, 8, 0] as [UInt32] { append(UInt8(number >> shift & 0xFF)) }
    }
}
