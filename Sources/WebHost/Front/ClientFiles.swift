import Foundation

/// The browser's side of the host: the files of the folder Client, each at an address that changes when the file does.
package enum ClientFiles {
    /// Where the page's script is.
    package static let scriptPath = path(of: "martlet.js") ?? "/client/missing/martlet.js"

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
        guard let contents = try? Data(contentsOf: folder.appendingPathComponent(name)) else { return nil }
        return "/client/\(RandomToken.hexadecimal(fingerprint(contents)))/\(name)"
    }

    /// FNV-1a with 64 bits: enough to tell one edition of a file from the next, and the same in every process.
    private static func fingerprint(_ contents: Data) -> UInt64 {
        contents.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
