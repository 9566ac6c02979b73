import Foundation

/// What the windows of a visitor have saved: a file for each, named by the scene's token, in the visitor's folder.
struct SavedScenes {
    /// How many windows are remembered; those that were changed longest ago give way.
    private static let limit = 20
    /// In bytes. A window that saves more is not remembered.
    private static let sizeLimit = 1024 * 1024

    private let folder: URL?
    private var known: [String: Data] = [:]

    /// - Parameter visitor: Nil if nothing outlives this process.
    init(in visitor: URL?) {
        folder = visitor?.appendingPathComponent(".scenes")
    }

    /// What a window has saved whose page comes back and whose scene is no more; empty if nothing. It is for one new scene only.
    mutating func take(_ token: String) -> Data {
        // The name comes from a browser.
        guard token.utf8.count == 32, token.allSatisfy(\.isHexDigit), let file = file(token) else { return Data() }
        let state = (try? Data(contentsOf: file)) ?? Data()
        try? FileManager.default.removeItem(at: file)
        known[token] = nil
        return state
    }

    mutating func keep(_ state: Data, of token: String) {
        guard state != known[token] ?? Data(), state.count <= Self.sizeLimit, let folder, let file = file(token) else {
            return
        }
        let isNew = known[token] == nil
        known[token] = state
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if isNew { makeRoom() }
        try? state.write(to: file, options: .atomic)
    }

    private func file(_ token: String) -> URL? { folder?.appendingPathComponent(token) }

    private func makeRoom() {
        guard let folder else { return }
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        guard files.count >= Self.limit else { return }
        let dated = files.map { (file: $0, date: Self.date(of: $0)) }.sorted { $0.date < $1.date }
        for old in dated.prefix(files.count - Self.limit + 1) { try? FileManager.default.removeItem(at: old.file) }
    }

    private static func date(of file: URL) -> Date {
        (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date ?? .distantPast
    }
}
