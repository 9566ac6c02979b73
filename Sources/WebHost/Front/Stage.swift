import Foundation

/// The folder `NAME.app` beside an executable, as apps know it from their devices: `Bundle.main` is that folder, with the app's
/// resources and its Info.plist in it.
///
/// It holds a hard link of the executable and links to what the build made. The Info.plist is put there by whoever builds the
/// app; it stays.
struct Stage {
    private let executable: URL
    private let folder: URL
    private var name: String { executable.lastPathComponent }

    init(executable path: String) {
        executable = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        folder = executable.deletingLastPathComponent().appendingPathComponent("\(executable.lastPathComponent).app")
    }

    /// Brings the folder up to date and returns the executable in it; the one that was built if there can be no folder.
    func prepare() -> String {
        // One that was started from its own folder.
        if executable.deletingLastPathComponent().lastPathComponent == folder.lastPathComponent {
            return executable.path
        }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try removeOldLinks()
            try linkResources()
            try linkExecutable()
            return folder.appendingPathComponent(name).path
        } catch {
            notice("\(folder.path) cannot be written, so the app finds no files in Bundle.main. \(error)")
            return executable.path
        }
    }

    /// Another host may do the same at this moment: what is there is replaced in one step.
    private func linkExecutable() throws {
        let new = folder.appendingPathComponent(".\(RandomToken.make())")
        do {
            try FileManager.default.linkItem(at: executable, to: new)
        } catch {
            // A folder on another disk has no hard links to this one.
            try FileManager.default.copyItem(at: executable, to: new)
        }
        guard rename(new.path, folder.appendingPathComponent(name).path) == 0 else {
            let reason = errno
            try FileManager.default.removeItem(at: new)
            throw StageError(message: systemMessage(reason))
        }
        // Two names of one file: the system does nothing then, and leaves both.
        try? FileManager.default.removeItem(at: new)
    }

    /// Every bundle of resources under its own name, and what is in the app's own one also at the top.
    private func linkResources() throws {
        let beside = try FileManager.default.contentsOfDirectory(
            at: executable.deletingLastPathComponent(), includingPropertiesForKeys: nil)
        for bundle in beside where bundle.pathExtension == "resources" {
            try link(bundle.lastPathComponent, to: "../\(bundle.lastPathComponent)")
            guard bundle.lastPathComponent.hasSuffix("_\(name).resources") else { continue }
            let own = try FileManager.default.contentsOfDirectory(atPath: bundle.path)
            // Catalogues are found in the bundle itself.
            for file in own where file != name && file != "Info.plist" && !file.hasSuffix(".xcassets") {
                try link(file, to: "../\(bundle.lastPathComponent)/\(file)")
            }
        }
    }

    private func link(_ file: String, to target: String) throws {
        guard symlink(target, folder.appendingPathComponent(file).path) != 0 else { return }
        guard errno == EEXIST else { throw StageError(message: systemMessage(errno)) }
    }

    private func removeOldLinks() throws {
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let path = folder.appendingPathComponent(file).path
            guard (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil else { continue }
            guard !FileManager.default.fileExists(atPath: path) else { continue }
            try? FileManager.default.removeItem(atPath: path)
        }
    }
}

private struct StageError: Error, CustomStringConvertible {
    var message: String
    var description: String { message }
}
