import Foundation
import SceneCore

/// The pictures and colours of an app's `.xcassets` folders, read at run time.
///
/// Opening a catalogue only looks at folders. A picture's `Contents.json` and files are read when it is first asked for, and
/// what is wrong with them is said then, once. A picture that cannot be used is absent; the others are there.
package final class AssetCatalog: ImageSource, ColorSource {
    private var imageSets: [String: ImageSet] = [:]
    private var colorSets: [String: ColorSet] = [:]
    private var colors: [String: ColorAsset?] = [:]
    private var images: [String: ImageAsset?] = [:]
    private var files: [String: URL] = [:]
    private let report: (AssetProblem) -> Void

    /// Opens catalogues in order: of two pictures with one name the first is used.
    package init(catalogues: [URL], report: @escaping (AssetProblem) -> Void = AssetProblem.print) {
        self.report = report
        for catalogue in catalogues {
            for found in AssetFolder.all(in: catalogue, report: report) { add(found) }
        }
    }

    /// Opens the catalogues in the folder `bundle` and in its resource folders: in those of `target`, or of every target if
    /// none is given.
    package convenience init(
        searching bundle: URL, target: String? = nil, report: @escaping (AssetProblem) -> Void = AssetProblem.print
    ) {
        self.init(catalogues: Self.catalogues(in: bundle, target: target), report: report)
    }

    package func image(named name: String) -> ImageAsset? {
        if let known = images[name] { return known }
        let image = imageSets[name].flatMap(load)
        images[name] = .some(image)
        return image
    }

    package func color(named name: String) -> ColorAsset? {
        if let known = colors[name] { return known }
        let color = colorSets[name]?.color(report: report)
        colors[name] = .some(color)
        return color
    }

    /// Every file that a picture names, by key. Reads all pictures that were not asked for yet.
    package var served: [String: URL] {
        for name in imageSets.keys.sorted() { _ = image(named: name) }
        return files
    }

    private func add(_ found: AssetFolder) {
        let first = found.kind == .image ? imageSets[found.name]?.folder : colorSets[found.name]?.folder
        if let first { return report(.sameName(found.folder, first: first)) }
        switch found.kind {
        case .image:
            imageSets[found.name] = ImageSet(name: found.name, folder: found.folder, catalogue: found.catalogue)
        case .color:
            colorSets[found.name] = ColorSet(name: found.name, folder: found.folder)
        }
    }

    private func load(_ imageSet: ImageSet) -> ImageAsset? {
        let pictures = imageSet.pictures(report: report)
        guard let first = pictures.first else { return nil }
        for picture in pictures { files[picture.key] = picture.url }
        return ImageAsset(
            name: imageSet.name, size: first.size,
            files: pictures.map { ImageAsset.File(key: $0.key, scale: $0.scale) })
    }
}
