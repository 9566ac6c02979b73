import Foundation

extension AssetCatalog {
    /// The catalogues that belong to an executable: those in its folder, and those among the resources of `target`, or of
    /// every target if none is given. SwiftPM puts the resources of a target beside the executable, in a folder named
    /// `PACKAGE_TARGET.resources`.
    package nonisolated static func catalogues(besideExecutable executable: URL, target: String?) -> [URL] {
        catalogues(in: executable.deletingLastPathComponent(), target: target)
    }

    nonisolated static func catalogues(in folder: URL, target: String?) -> [URL] {
        let resources = entries(of: folder).filter { entry in
            entry.pathExtension == "resources"
                && (target.map { entry.deletingPathExtension().lastPathComponent.hasSuffix("_\($0)") } ?? true)
        }
        return ([folder] + resources).flatMap(entries).filter { $0.pathExtension == "xcassets" }
    }

    /// In the order of their names; none if the folder cannot be read: an app need not have resources.
    private nonisolated static func entries(of folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appending(path: $0) }
    }
}
