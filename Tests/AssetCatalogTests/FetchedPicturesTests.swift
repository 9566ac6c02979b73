import Foundation
import SceneCore
import Testing

@testable import AssetCatalog

@MainActor
@Suite("Pictures that are fetched")
struct FetchedPicturesTests {
    private let pictures = FetchedPictures()

    /// A file in the visitor's own folder for what is temporary.
    private func withFile(_ content: Data, _ body: (URL) async throws -> Void) async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        try content.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try await body(file)
    }

    /// The head of a PNG of 80 × 60 pixels (PNG specification, 5.2 and 11.2.2).
    private var head: Data {
        Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
            + Data("IHDR".utf8) + Data([0, 0, 0, 80, 0, 0, 0, 60, 8, 2, 0, 0, 0])
    }

    @Test("A file of the visitor is a picture with as many pixels for each point as is said")
    func file() async throws {
        try await withFile(head) { file in
            let asset = try await pictures.load(file, scale: 2)
            #expect(asset.size == CGSize(width: 40, height: 30))
            #expect(asset.data?.type == "image/png")
        }
    }

    @Test("A picture is held for as long as something shows it")
    func held() async throws {
        try await withFile(head) { file in
            var asset: ImageAsset? = try await pictures.load(file, scale: 1)
            let key = try #require(asset?.files.first?.key)
            #expect(pictures[key]?.bytes == head)
            asset = nil
            #expect(pictures[key] == nil)
        }
    }

    @Test("A file that is neither the app's nor the visitor's is refused, whatever way leads there")
    func foreignFile() async throws {
        let temporary = FileManager.default.temporaryDirectory.path
        let roundabout = temporary + String(repeating: "/..", count: temporary.split(separator: "/").count)
        for path in ["/etc/hostname", roundabout + "/etc/hostname"] {
            await #expect(throws: URLError(.noPermissionsToReadFile)) {
                try await pictures.load(URL(fileURLWithPath: path), scale: 1)
            }
        }
    }

    @Test("A file that is not there, one that is too large and one that is no picture are failures")
    func notShown() async throws {
        let missing = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        await #expect(throws: URLError(.fileDoesNotExist)) { try await pictures.load(missing, scale: 1) }
        try await withFile(head + Data(count: FetchedPictures.sizeLimit)) { file in
            await #expect(throws: URLError(.dataLengthExceedsMaximum)) { try await pictures.load(file, scale: 1) }
        }
        try await withFile(Data("<svg/>".utf8)) { file in
            await #expect(throws: URLError(.cannotDecodeContentData)) { try await pictures.load(file, scale: 1) }
        }
    }

    @Test(
        "An address that is neither of the web nor of a file is refused",
        arguments: ["ftp://example.org/lake.png", "data:image/png;base64,iVBORw0KGgo=", "lake.png", "javascript:0"])
    func otherScheme(address: String) async throws {
        let url = try #require(URL(string: address))
        await #expect(throws: URLError(.unsupportedURL)) { try await pictures.load(url, scale: 1) }
    }

    @Test("A scale that is none makes no picture")
    func scale() async throws {
        try await withFile(head) { file in
            await #expect(throws: URLError(.cannotDecodeContentData)) { try await pictures.load(file, scale: 0) }
        }
    }

    /// RFC 9649, 2.5 to 2.7: 14 bits each for width and height; the same less one; 24 bits each, less one.
    @Test(
        "The size of a WebP is read in each of its three forms",
        arguments: [
            ("VP8 ", [UInt8](repeating: 0, count: 10) + [80, 0, 60, 0]),
            ("VP8L", [0, 0, 0, 0, 0x2F, 79, 0xC0, 14, 0, 0, 0, 0, 0, 0]),
            ("VP8X", [10, 0, 0, 0, 0, 0, 0, 0, 79, 0, 0, 59, 0, 0]),
        ])
    func webP(form: String, fields: [UInt8]) async throws {
        let bytes = Data("RIFF".utf8) + Data(count: 4) + Data(("WEBP" + form).utf8) + Data(fields)
        let head = try await PictureHead.read(from: bytes)
        #expect(head.type == "image/webp")
        #expect((head.size.width, head.size.height) == (80, 60))
    }
}
