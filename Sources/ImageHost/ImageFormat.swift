import Foundation

/// How a picture of a screen is written down.
package enum ImageFormat: String, CaseIterable, Sendable {
    /// Pixels, as many as the device has.
    case png
    /// Shapes and texts, sharp at every size.
    case svg

    /// The format that a file's name asks for by its ending; nil for any other ending.
    package init?(fileName: String) {
        self.init(rawValue: URL(fileURLWithPath: fileName).pathExtension.lowercased())
    }
}
