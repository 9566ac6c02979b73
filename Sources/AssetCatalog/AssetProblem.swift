import Foundation

/// What can be wrong in an asset catalogue. Each is one line for the app's author; all other pictures still work.
package enum AssetProblem: Error, CustomStringConvertible {
    case unreadableFolder(URL)
    case linkedFolder(URL)
    case brokenContents(URL)
    case empty(URL)
    case noColor(URL)
    case outside(URL, name: String)
    case missingFile(URL)
    case unreadableFile(URL)
    case sameName(URL, first: URL)

    package var description: String {
        switch self {
        case .unreadableFolder(let url):
            "Martlet: the folder \(url.path) cannot be read. Check that it exists and may be read."
        case .linkedFolder(let url):
            "Martlet: \(url.path) is a symbolic link, which is not followed inside a catalogue. Put a copy there."
        case .brokenContents(let url):
            "Martlet: \(url.path) is missing or no valid JSON of an asset catalogue. Open the catalogue in an editor and "
                + "save it again."
        case .empty(let url):
            "Martlet: \(url.path) names no picture for any appearance, universal, iPhone or iPad. Add a file to it."
        case .noColor(let url):
            "Martlet: \(url.path) names no colour by its components. Give it one in an editor; colours of the system are named "
                + "in code."
        case .outside(let url, let name):
            "Martlet: \(url.path) names \(name), which lies outside the catalogue and is not read. Put the file into the "
                + "image set."
        case .missingFile(let url):
            "Martlet: \(url.path) is named in Contents.json and missing. Add the file or remove its name."
        case .unreadableFile(let url):
            "Martlet: \(url.path) is no picture that can be read. Save it again as PNG, JPEG or SVG."
        case .sameName(let url, let first):
            "Martlet: \(url.path) has the same name as \(first.path), which is used. Rename one of them."
        }
    }

    package static func print(_ problem: AssetProblem) {
        FileHandle.standardError.write(Data((problem.description + "\n").utf8))
    }
}
