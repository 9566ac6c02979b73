import Foundation
import ImageHost

/// How a snapshot is written down.
public enum SnapshotFormat: Sendable {
    /// Pixels, as many as the device has.
    case png
    /// Shapes and texts, for a page or a document. What lies under a material does not shine through.
    case svg
}

extension TestApp {
    private static let images = ImageHost()

    /// A picture of the screen: the same places, lines of text, fonts and colours as in a browser.
    ///
    /// The same screen is the same bytes, on every machine with the same libraries. What moves by itself, as a spinner, stands
    /// where it begins. Throws an error if there is no memory for the picture.
    ///
    ///     try app.snapshot().write(to: URL(fileURLWithPath: "shed.png"))
    public func snapshot(as format: SnapshotFormat = .png) throws -> Data {
        let written: ImageFormat =
            switch format {
            case .png: .png
            case .svg: .svg
            }
        return try Self.images.image(
            of: driver.session.scene, on: driver.device, as: written, files: catalog.served)
    }
}
