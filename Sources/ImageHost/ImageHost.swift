import Foundation
import SceneCore
import TextEngine

/// Shows scenes as pictures: the same nodes at the same places as in a page, with the same lines of text.
///
/// Whoever takes several pictures keeps one of these: fonts and pictures are read once.
package final class ImageHost {
    let lines = LineShaper()
    let fonts = FontFaces()
    let pictures = PictureFiles()

    package init() {}

    /// A picture of a screen.
    ///
    /// - Parameters:
    ///   - device: What the scene was laid out for. Its size is the picture's, and a PNG has its pixels.
    ///   - files: Those of the app's pictures, by their keys.
    package func image(
        of scene: SceneTree, on device: Device, as format: ImageFormat, files: [String: URL]
    ) throws(ImageProblem) -> Data {
        pictures.files = files
        switch format {
        case .png: return try png(of: scene, on: device)
        case .svg: return svg(of: scene, on: device)
        }
    }

    private func png(of scene: SceneTree, on device: Device) throws(ImageProblem) -> Data {
        let surface = try CairoSurface(device: device, host: self)
        ScenePainter(scene, on: device, shaper: lines, surface: surface).paint()
        return try surface.png()
    }

    private func svg(of scene: SceneTree, on device: Device) -> Data {
        let surface = SVGSurface(device: device, host: self)
        ScenePainter(scene, on: device, shaper: lines, surface: surface).paint()
        return surface.document()
    }
}

/// Why there is no picture of a screen.
package enum ImageProblem: Error, Equatable, CustomStringConvertible {
    /// In points, and pixels for each.
    case tooLarge(width: CGFloat, height: CGFloat, scale: CGFloat)
    case noMemory

    package var description: String {
        switch self {
        case .tooLarge(let width, let height, let scale):
            "A window of \(width) × \(height) points at scale \(scale) is no size for a picture: it may have "
                + "\(CairoSurface.longestSide) pixels a side."
        case .noMemory: "There is not enough memory for the picture."
        }
    }
}
