import Foundation

/// The browser's side of the host: the files of the folder Client, below an address that changes when any of them does. So
/// a browser may keep each for ever, and one may import another by its name.
package enum ClientFiles {
    /// Where the page's script is.
    package static let scriptPath = path(of: "martlet.js")

    /// The other scripts of an app's page, which that one asks for.
    package static let otherPaths = [
        "choices.js", "dragging.js", "editing.js", "history.js", "keys.js", "leaving.js", "lists.js", "popups.js",
        "scrolling.js", "sharing.js",
        "sheets.js",
        "shortcuts.js", "sliders.js",
        "swipe.js",
        "symbols.js",
        "tabs.js",
        "window.js",
    ].map(path(of:))

    /// The files by address.
    static let byPath: [String: URL] = files.reduce(into: [:]) { table, file in
        table[path(of: file.lastPathComponent)] = file
    }

    static func path(of name: String) -> String { "/client/\(edition)/\(name)" }

    private static let edition = RandomToken.hexadecimal(fingerprint(files))

    /// In an order of their own, which is the same in every process.
    private static let files: [URL] = {
        let folder = Bundle.module.bundleURL.appendingPathComponent("Client")
        let all = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (all ?? []).filter { ["js", "css"].contains($0.pathExtension) }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }()

    /// FNV-1a with 64 bits: enough to tell one edition of the files from the next, and the same in every process.
    private static func fingerprint(_ files: [URL]) -> UInt64 {
        files.compactMap { try? Data(contentsOf: $0) }.joined().reduce(0xcbf2_9ce4_8422_2325) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
    }
}
