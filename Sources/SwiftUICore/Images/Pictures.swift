import SceneCore

/// The app's pictures.
@MainActor
package final class Pictures {
    private let source: any ImageSource

    package init(_ source: any ImageSource) {
        self.source = source
    }

    func picture(named name: String) -> ImageAsset? {
        if let asset = source.image(named: name) { return asset }
        RuntimeWarning.log("No image named '\(name)' found in asset catalog for main bundle")
        return nil
    }
}
