import Foundation

/// The browser's side of the host: the scripts of the folder Client, at addresses that change when one of them does. They lie
/// beside each other there, so that one finds the other.
package enum ClientFiles {
    /// Where the page's script is.
    package static let scriptPath = path(of: "martlet.js") ?? "/client/missing/martlet.js"

    /// The other scripts, which that one asks for.
    package static let otherPaths = byPath.keys.filter { $0 != scriptPath }.sorted()

    /// The files by address.
    static let byPath: [String: URL] = files.reduce(into: [:]) { table, file in
        if let path = path(of: file.lastPathComponent) { table[path] = file }
    }

    private static let folder = Bundle.module.bundleURL.appendingPathComponent("Client")

    /// Scripts only: the stylesheet stands in the page itself.
    private static let files: [URL] = {
        let all = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (all ?? []).filter { $0.pathExtension == "js" }
    }()

    private static func path(of name: String) -> String? {
        guard files.contains(where: { $0.lastPathComponent == name }) else { return nil }
        return "/client/\(edition)/\(name)"
    }

    /// Names what all the scripts say together.
    private static let edition: String = {
        let contents = files.sorted { $0.lastPathComponent < $1.lastPathComponent }
            .compactMap { try? Data(contentsOf: $0) }
        return RandomToken.hexadecimal(fingerprint(Data(contents.joined())))
    }()

    /// FNV-1a with 64 bits: enough to tell one edition of a file from the next, and the same in every process.
    private static func fingerprint(_ contents: Data) -> UInt64 {
        contents.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
