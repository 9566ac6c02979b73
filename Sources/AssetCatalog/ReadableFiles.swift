import Foundation

/// Which files an address may name: those of the app, and those of the person who visits it. On a device no others can be reached
/// either.
struct ReadableFiles: Sendable {
    func data(at url: URL, sizeLimit: Int) async throws -> Data {
        guard mayRead(url) else { throw URLError(.noPermissionsToReadFile) }
        return try await read(url, sizeLimit)
    }

    @concurrent
    private func read(_ url: URL, _ sizeLimit: Int) async throws -> Data {
        guard let file = try? FileHandle(forReadingFrom: url) else { throw URLError(.fileDoesNotExist) }
        defer { try? file.close() }
        let data = try file.read(upToCount: sizeLimit + 1) ?? Data()
        guard data.count <= sizeLimit else { throw URLError(.dataLengthExceedsMaximum) }
        return data
    }

    private func mayRead(_ url: URL) -> Bool {
        // Where all dots lead is still in the folder. A link among the app's own files leads where its author wants.
        let path = url.standardizedFileURL.path
        return folders.contains { path.hasPrefix($0.standardizedFileURL.path + "/") }
    }

    private var folders: [URL] {
        let files = FileManager.default
        let ofVisitor: [FileManager.SearchPathDirectory] = [
            .documentDirectory, .cachesDirectory, .applicationSupportDirectory,
        ]
        return [Bundle.main.bundleURL, files.temporaryDirectory]
            + ofVisitor.flatMap { files.urls(for: $0, in: .userDomainMask) }
    }
}
