import CWebSockets
import Foundation

/// Where the data of visitors lies: a folder for each visitor of each app, which outlives their processes and the front.
///
/// A visitor is known by their cookie. What the folder is called does not tell the cookie, since the app knows it.
struct VisitorFolders {
    private let root: URL

    /// Nil if there is no place for data: then nothing outlives a visitor's process.
    ///
    /// - Parameter path: Where the person who starts the host wants it; nil for the usual place, which is that of the XDG base
    ///   directory specification for the state of programs.
    init?(at path: String?, environment: [String: String] = ProcessInfo.processInfo.environment) {
        let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let usual = state ?? environment["HOME"].map { "\($0)/.local/state" }
        guard let path = path ?? usual.map({ "\($0)/martlet" }) else { return nil }
        root = URL(fileURLWithPath: path, isDirectory: true)
    }

    func folder(of cookie: String, in app: String) -> URL {
        root.appendingPathComponent(app).appendingPathComponent(Self.name(for: cookie))
    }

    /// Whether somebody with this cookie has been here before.
    func knows(_ cookie: String, in app: String) -> Bool {
        guard cookie.utf8.count == 32, cookie.allSatisfy(\.isHexDigit) else { return false }
        return FileManager.default.fileExists(atPath: folder(of: cookie, in: app).path)
    }

    /// Makes the visitor's folder if there is none, and notes that it is used. Nil if there can be none.
    func prepare(for cookie: String, in app: String) -> URL? {
        let folder = folder(of: cookie, in: app)
        do {
            try Self.make(folder)
            try FileManager.default.setAttributes([.modificationDate: Date.now], ofItemAtPath: folder.path)
            return folder
        } catch {
            notice("\(folder.path) cannot be made, so nothing outlives a visitor's process. \(error)")
            return nil
        }
    }

    /// A folder for a visitor of whom nothing can be kept: in none they would be in that of whoever runs the host, with all others.
    static func makePassing() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-\(RandomToken.make())")
        try make(folder)
        return folder
    }

    private static func make(_ folder: URL) throws {
        for part in [folder] + VisitorFolder.parts(of: folder) {
            try FileManager.default.createDirectory(
                at: part, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
    }

    /// Takes the folder of a visitor away who has left nothing in it.
    func discardIfEmpty(of cookie: String, in app: String) {
        let folder = folder(of: cookie, in: app)
        // What holds something cannot be removed in this way.
        for part in VisitorFolder.parts(of: folder) + [folder] { rmdir(part.path) }
    }

    /// Removes the folders of visitors who have not come for ``Limits/visitorData``.
    func removeExpired(now: Date = .now) {
        for app in Self.contents(of: root) {
            for folder in Self.contents(of: app) {
                let attributes = try? FileManager.default.attributesOfItem(atPath: folder.path)
                guard let lastUse = attributes?[.modificationDate] as? Date else { continue }
                guard now.timeIntervalSince(lastUse) > Double(Limits.visitorData) else { continue }
                try? FileManager.default.removeItem(at: folder)
            }
        }
    }

    private static func contents(of folder: URL) -> [URL] {
        (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    }

    /// The SHA-1 of the cookie, in hexadecimal digits: 128 random bits cannot be found again from it.
    private static func name(for cookie: String) -> String {
        let bytes = Array(cookie.utf8)
        var digest = [UInt8](repeating: 0, count: 20)
        _ = lws_SHA1(bytes, bytes.count, &digest)
        return digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
