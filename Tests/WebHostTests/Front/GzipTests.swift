import Testing

@testable import WebHost

@Suite("Packing with gzip")
struct GzipTests {
    private static let long = Array(String(repeating: "<li>row</li>", count: 500).utf8)

    @Test("A long text becomes a gzip member, far smaller (RFC 1952, 2.3)")
    func packs() throws {
        let packed = try #require(Gzip.pack(Self.long))
        #expect(packed.prefix(3) == [0x1f, 0x8b, 8])
        #expect(packed.count < Self.long.count / 10)
        // The last four bytes are the length of what was packed, the lowest first.
        #expect(packed.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) } == 6000)
    }

    @Test("What would not become smaller is sent as it is")
    func leavesAlone() {
        #expect(Gzip.pack(Array("short".utf8)) == nil)
        #expect(Gzip.pack([]) == nil)
        var noise: UInt64 = 1
        let bytes = (0..<4096).map { _ -> UInt8 in
            noise = noise &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: noise >> 56)
        }
        #expect(Gzip.pack(bytes) == nil)
    }

    @Test(
        "A client says whether it takes gzip (RFC 9110, 12.5.3)",
        arguments: [
            ("gzip", true), ("gzip, deflate, br", true), ("br;q=1.0, GZIP;q=0.5", true), ("deflate,gzip", true),
            ("gzip;q=0", false), ("gzip; q=0.0", false), ("gzip;q=often", false), ("x-gzipped", false), ("br", false),
            ("", false),
        ])
    func acceptance(field: String, isAccepted: Bool) {
        #expect(Gzip.isAccepted(by: field) == isAccepted)
    }

    @Test("Nothing said is nothing taken")
    func silence() {
        #expect(!Gzip.isAccepted(by: nil))
    }

    @Test("Text is packed for those who take it; a picture and a font are sent as they are")
    func kinds() {
        func head(_ type: String, packed: Bool) -> String {
            let bytes = Response(status: 200, contentType: type, body: Self.long).bytes(withBody: false, packed: packed)
            return String(decoding: bytes, as: UTF8.self)
        }
        for type in ["text/html; charset=utf-8", "text/javascript; charset=utf-8", "text/css", "image/svg+xml"] {
            #expect(head(type, packed: true).contains("\r\nContent-Encoding: gzip\r\n"))
            #expect(head(type, packed: true).contains("\r\nVary: Accept-Encoding\r\n"))
            #expect(!head(type, packed: false).contains("Content-Encoding"))
            #expect(head(type, packed: false).contains("\r\nVary: Accept-Encoding\r\n"))
        }
        for type in ["font/woff2", "image/png", "application/octet-stream"] {
            #expect(!head(type, packed: true).contains("Content-Encoding"))
            #expect(head(type, packed: true).contains("\r\nContent-Length: 6000\r\n"))
        }
    }
}
