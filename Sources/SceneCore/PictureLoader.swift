import Foundation

/// Fetches pictures by their addresses.
@MainActor
package protocol PictureLoader: AnyObject, Sendable {
    /// The picture at an address, or an error that says why there is none.
    ///
    /// - Parameter scale: Pixels of the picture for each point.
    func load(_ url: URL, scale: CGFloat) async throws -> ImageAsset
}

/// A picture that is in no file of the app: it was fetched. It is there for as long as something shows it.
package final class PictureData: Sendable {
    package let bytes: Data
    /// The kind of content, as the web says it: `image/png`.
    package let type: String

    package init(bytes: Data, type: String) {
        self.bytes = bytes
        self.type = type
    }
}

extension PictureData: Equatable {
    package static func == (left: PictureData, right: PictureData) -> Bool { left === right }
}
