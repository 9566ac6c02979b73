import Foundation
import SceneCore

/// The pictures of the recorded screens, of which only the sizes matter: 64 by 40, and one whose ratio alone is known. There
/// are no colours.
@MainActor
final class RecordedImages: ImageSource, ColorSource {
    private let sizes = ["swatch": CGSize(width: 64, height: 40), "tall": CGSize(width: 20, height: 64)]

    func image(named name: String) -> ImageAsset? {
        sizes[name].map { ImageAsset(name: name, size: $0, files: [ImageAsset.File(key: name, scale: 1)]) }
    }

    func color(named name: String) -> ColorAsset? { nil }
}
