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

    /// What Chinese, Japanese and Korean text is measured with: fonts without outlines, by family. How wide these characters are
    /// depends neither on their weight nor on the form that they have in a language.
    static let hanFaces = [han: folder.appending(path: "han.ttf"), serifHan: folder.appending(path: "serif-han.ttf")]
    static let han = "Martlet Han"
    static let serifHan = "Martlet Serif Han"

    /// The WOFF2 files and the style sheet by name. A name changes when the file does, so a browser may keep each for ever.
    package static let served: [String: URL] = {
        var served: [String: URL] = [:]
        for url in contents(of: folder) where ["woff2", "css"].contains(url.pathExtension) {
            served[url.lastPathComponent] = url
        }
        return served
    }()

    /// The name of the style sheet with the `@font-face` rules of the designs' families, with the files at `/fonts/NAME`. What
    /// another design lacks is measured with Martlet Text, so a page names both, in that order.
    package static let faceSheet: String? = {
        let sheet = served.keys.first { $0.hasSuffix(".css") }
        if sheet == nil { FontProblem.unreadable(folder.appending(path: "faces.css")).report() }
        return sheet
    }()

    /// The weight that stands in for any other: the next heavier one there is, or else the heaviest. Of the weights here,
    /// CSS chooses the same.
    package static func nearestWeight(to weight: Int) -> Int {
        weights.first { $0 >= weight } ?? weights.last ?? weight
    }

    /// The WOFF2 file of a slice, which has the same letters as the file that Pango reads; nil for any other file.
    package static func served(for file: String) -> URL? {
        let stem = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
        return served.first { $0.key.hasPrefix(stem + "-") }?.value
    }

    static let folder = Bundle.module.bundleURL.appending(path: "Fonts")

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
    static let all: [FontDescriptor.Design] = [.default, .rounded, .serif, .monospaced]

    /// The name in CSS; in Pango the slice's name follows it.
    package var familyName: String {
        switch self {
        case .default: "Martlet Text"
        case .rounded: "Martlet Rounded"
        case .serif: "Martlet Serif"
        case .monospaced: "Martlet Monospaced"
        }
    }

    /// The slices in the order in which they are asked for a character.
    var slices: [String] {
        switch self {
        case .default, .serif, .monospaced: ["Latin", "LatinExtended", "Greek", "Cyrillic", "Symbols"]
        case .rounded: ["Latin", "LatinExtended", "Cyrillic", "Symbols"]
        }
    }

    fileprivate var fileStem: String {
        switch self {
        case .default: "text"
        case .rounded: "rounded"
        case .serif: "serif"
        case .monospaced: "monospaced"
        }
    }

    fileprivate var fileExtension: String {
        switch self {
        case .default: "otf"
        case .rounded, .serif, .monospaced: "ttf"
        }
    }
}
