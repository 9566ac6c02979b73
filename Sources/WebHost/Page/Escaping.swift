/// Text of the app inside the languages of the page. Whatever the text holds, it stays text.
///
/// The zero byte cannot stand in HTML; it is replaced everywhere by U+FFFD, so that a page and a message agree.
extension [UInt8] {
    mutating func append(_ markup: StaticString) {
        markup.withUTF8Buffer { append(contentsOf: $0) }
    }

    /// Text between two tags, or in an attribute within double quotes.
    mutating func append(htmlText text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): append("&amp;")
            case UInt8(ascii: "<"): append("&lt;")
            case UInt8(ascii: ">"): append("&gt;")
            case UInt8(ascii: "\""): append("&quot;")
            // A parser would turn a bare carriage return into a line feed.
            case UInt8(ascii: "\r"): append("&#13;")
            case 0: append("\u{FFFD}")
            default: append(byte)
            }
        }
    }

    /// A whole JSON string, with its quotes. It may also stand in a script: it ends neither a line nor an element there.
    mutating func append(jsonString text: String) {
        append(UInt8(ascii: "\""))
        for byte in text.utf8 { append(jsonByte: byte) }
        append(UInt8(ascii: "\""))
    }

    private mutating func append(jsonByte byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): append("\\\"")
        case UInt8(ascii: "\\"): append("\\\\")
        case UInt8(ascii: "/") where last == UInt8(ascii: "<"): append("\\/")
        case 0: append("\u{FFFD}")
        case 1..<0x20: append(jsonControl: byte)
        // U+2028 and U+2029, which end a line of a script, are E2 80 A8 and E2 80 A9.
        case 0xA8 where suffix(2) == [0xE2, 0x80]: replaceLineSeparator(by: "\\u2028")
        case 0xA9 where suffix(2) == [0xE2, 0x80]: replaceLineSeparator(by: "\\u2029")
        default: append(byte)
        }
    }

    private mutating func append(jsonControl byte: UInt8) {
        let digits = Array("0123456789abcdef".utf8)
        append("\\u00")
        append(digits[Int(byte >> 4)])
        append(digits[Int(byte & 15)])
    }

    private mutating func replaceLineSeparator(by escape: StaticString) {
        removeLast(2)
        append(escape)
    }
}

extension String {
    /// One component of an address: all but letters, digits and `-._~@` is percent-encoded, so that it also may stand in a
    /// `srcset`, where spaces and commas separate.
    var addressComponent: String {
        let hex = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "@"):
                bytes.append(byte)
            default:
                bytes += [UInt8(ascii: "%"), hex[Int(byte >> 4)], hex[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
