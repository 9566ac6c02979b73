import Foundation

/// A picture of the app's bundle, in all the resolutions it comes in.
package struct ImageAsset: Equatable, Sendable {
    package struct File: Equatable, Sendable {
        /// Names the file among all served pictures; changes when the file does, so that a host may cache it for ever.
        package var key: String
        /// Pixels for each point.
        package var scale: Int

        package init(key: String, scale: Int) {
            self.key = key
            self.scale = scale
        }
    }

    package var name: String
    /// In points.
    package var size: CGSize
    /// By ascending scale; never empty.
    package var files: [File]
    /// The content of the one file, for a picture that is none of the app's own.
    package private(set) var data: PictureData?

    package init(name: String, size: CGSize, files: [File]) {
        self.name = name
        self.size = size
        self.files = files
    }

    /// A picture that was fetched.
    package init(name: String, size: CGSize, data: (key: String, data: PictureData)) {
        self.init(name: name, size: size, files: [File(key: data.key, scale: 1)])
        self.data = data.data
    }
}

/// Finds pictures by name.
@MainActor
package protocol ImageSource: AnyObject {
    func image(named name: String) -> ImageAsset?
}
