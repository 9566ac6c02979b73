import Foundation
import SceneCore

/// Pictures from the web, and from files of the app and its visitor, while something shows them.
package final class FetchedPictures: PictureLoader {
    /// In bytes. Each visitor's process holds what its pages show.
    static let sizeLimit = 2 * 1024 * 1024

    private lazy var web = WebFetcher(sizeLimit: Self.sizeLimit)
    private let files = ReadableFiles()
    private var shown: [String: Shown] = [:]

    private struct Shown {
        weak var data: PictureData?
    }

    package init() {}

    package func load(_ url: URL, scale: CGFloat) async throws -> ImageAsset {
        guard scale > 0, scale.isFinite else { throw URLError(.cannotDecodeContentData) }
        let data = try await data(at: url)
        let head = try await PictureHead.read(from: data)
        return ImageAsset(
            name: url.lastPathComponent,
            size: CGSize(width: CGFloat(head.size.width) / scale, height: CGFloat(head.size.height) / scale),
            data: keep(data, head))
    }

    /// A picture that something shows, by its key.
    package subscript(key: String) -> PictureData? { shown[key]?.data }

    private func data(at url: URL) async throws -> Data {
        if url.isFileURL { return try await files.data(at: url, sizeLimit: Self.sizeLimit) }
        guard url.isOfWeb else { throw URLError(.unsupportedURL) }
        return try await web.data(from: url)
    }

    /// The same picture is held once, whatever its addresses are.
    private func keep(_ bytes: Data, _ head: PictureHead) -> (key: String, data: PictureData) {
        shown = shown.filter { $0.value.data != nil }
        let key = "fetched-\(String(Fingerprint(of: bytes).value, radix: 16)).\(head.suffix)"
        let data = self[key] ?? PictureData(bytes: bytes, type: head.type)
        shown[key] = Shown(data: data)
        return (key, data)
    }
}

extension URL {
    /// The address is one of the web.
    var isOfWeb: Bool { ["http", "https"].contains(scheme?.lowercased()) }
}
