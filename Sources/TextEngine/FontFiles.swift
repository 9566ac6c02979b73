import Foundation
import SceneCore

/// The font files that come with Martlet: what Pango measures with, and what a browser is served so that it draws the same.
///
/// All of them are made by `Scripts/fonts/make_fonts.py`. A weight is cut into slices of Unicode that share no character;
/// each slice is one OpenType file here and one WOFF2 file there, with the same outlines and the same advances.
package enum FontFiles {
    /// One slice of one weight, as Pango reads it.
    package struct Face: Hashable, Sendable {
        package var design: FontDescriptor.Design
        package var weight: Int
        package var slice: String
        package var url: URL

        /// The name that the file itself bears.
        package var family: String { "\(design.familyName) \(slice)" }
    }

    package static let faces: [Face] = FontDescriptor.Design.all.flatMap { design in
        weights.flatMap { weight in
            design.slices.map { slice in
                let name = "\(design.fileStem)-\(weight)-\(slice).\(design.fileExtension)"
                return Face(design: design, weight: weight, slice: slice, url: folder.appending(path: name))
            }
        }
    }

    /// The weights that there are files for, from light to heavy.
    package static let weights = [400, 500, 600, 700]

    /// The WOFF2 files by name. A name changes when the file does, so a browser may keep each for ever.
    package static let served: [String: URL] = {
        var served: [String: URL] = [:]
        for url in contents(of: folder) where url.pathExtension == "woff2" {
            served[url.lastPathComponent] = url
        }
        return served
    }()

    /// The `@font-face` rules of the families "Martlet Text" and "Martlet Rounded", with the files at `/fonts/NAME`. What
    /// Martlet Rounded lacks (Greek, most symbols) is measured with Martlet Text, so a page names both, in that order.
    package static let faceRules: String = {
        let url = folder.appending(path: "fonts.css")
        do {
            return try String(contentsOf: url, encoding: .utf8)
        } catch {
            FontProblem.unreadable(url).report()
            return ""
        }
    }()

    /// The weight that stands in for any other: the next heavier one there is, or else the heaviest. Of the weights here,
    /// CSS chooses the same.
    package static func nearestWeight(to weight: Int) -> Int {
        weights.first { $0 >= weight } ?? weights.last ?? weight
    }

    private static let folder = Bundle.module.bundleURL.appending(path: "Fonts")

    private static func contents(of folder: URL) -> [URL] {
        do {
            return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        } catch {
            FontProblem.unreadable(folder).report()
            return []
        }
    }
}

extension FontDescriptor.Design {
    static let all: [FontDescriptor.Design] = [.default, .rounded]

    /// The name in CSS; in Pango the slice's name follows it.
    package var familyName: String {
        switch self {
        case .default: "Martlet Text"
        case .rounded: "Martlet Rounded"
        }
    }

    /// The slices in the order in which they are asked for a character.
    var slices: [String] {
        switch self {
        case .default: ["Latin", "LatinExtended", "Greek", "Cyrillic", "Symbols"]
        case .rounded: ["Latin", "LatinExtended", "Cyrillic", "Symbols"]
        }
    }

    fileprivate var fileStem: String {
        switch self {
        case .default: "text"
        case .rounded: "rounded"
        }
    }

    fileprivate var fileExtension: String {
        switch self {
        case .default: "otf"
        case .rounded: "ttf"
        }
    }
}
