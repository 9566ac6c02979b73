import Foundation

/// An app and the files that the front serves for it, by path. The zygote tells them, since only it is always of the newest
/// build.
struct Site: Codable, Equatable {
    var app: AppCard
    var files: [String: StaticFile] = [:]

    @MainActor
    init(app: HostedApp) {
        self.app = app.card
        for (key, file) in app.pictures where Self.staysInside(file) {
            files["\(app.base)assets/\(key)"] = StaticFile(file)
        }
        for (name, file) in app.fonts { files["/fonts/\(name)"] = StaticFile(file) }
        files.merge(Self.ownFiles) { first, _ in first }
    }

    /// Those of the host itself.
    static var ownFiles: [String: StaticFile] { ClientFiles.byPath.mapValues(StaticFile.init) }

    /// Whether a picture lies where its catalogue does. A symbolic link in it may lead anywhere, and is not followed out of it.
    private static func staysInside(_ file: URL) -> Bool {
        var catalogue = file.deletingLastPathComponent()
        while catalogue.pathExtension != "xcassets", catalogue.path != "/" { catalogue.deleteLastPathComponent() }
        if catalogue.path == "/" { catalogue = file.deletingLastPathComponent() }
        return file.resolvingSymlinksInPath().path.hasPrefix(catalogue.resolvingSymlinksInPath().path + "/")
    }

    init(_ bytes: UnsafeRawBufferPointer) throws {
        self = try JSONDecoder().decode(Site.self, from: Data(bytes))
    }

    func bytes() throws -> [UInt8] {
        Array(try JSONEncoder().encode(self))
    }
}

/// A file on disk and what it is.
struct StaticFile: Codable, Equatable {
    var location: String
    var type: String

    init(_ file: URL) {
        location = file.path
        type = Self.type(ofFileNamed: file.lastPathComponent)
    }

    /// A script or a style sheet: only the host itself has any.
    var isOurs: Bool { type.hasPrefix("text/") }

    /// The content type that a browser needs to use a file as what it is.
    static func type(ofFileNamed name: String) -> String {
        switch name.split(separator: ".").last.map({ $0.lowercased() }) {
        case "js": "text/javascript; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "woff2": "font/woff2"
        case "png": "image/png"
        case "jpg", "jpeg": "image/jpeg"
        case "gif": "image/gif"
        case "webp": "image/webp"
        case "avif": "image/avif"
        case "svg": "image/svg+xml"
        default: "application/octet-stream"
        }
    }
}
