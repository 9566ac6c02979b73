import Foundation

/// The folder of the one visitor that a process serves. To the app it is the home folder: its documents, its temporary files and
/// the user's defaults are in it.
struct VisitorFolder {
    let url: URL

    /// The folders in it that an app finds there from the start, as on its devices.
    static func parts(of folder: URL) -> [URL] {
        ["Documents", "tmp"].map { folder.appendingPathComponent($0) }
    }

    /// Where Foundation keeps defaults: it looks at this once, before a zygote knows for whom it will be copied. So it is told of an
    /// open folder, which in every copy is another one; where none is open, nothing is kept.
    static let configuration = (name: "XDG_CONFIG_HOME", path: "/proc/self/fd/\(descriptor)")
    /// Beyond those that are in use when a process begins.
    private static let descriptor: Int32 = 200

    /// Makes the folder this process's own.
    func moveIn() {
        let places = [
            "HOME": url.path, "CFFIXED_USER_HOME": url.path, "TMPDIR": url.path + "/tmp",
            "XDG_DATA_HOME": url.path + "/.local/share", "XDG_CACHE_HOME": url.path + "/.cache",
        ]
        for (name, path) in places { setenv(name, path, 1) }
        let opened = open(url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard opened >= 0 else { return notice("\(url.path) cannot be opened: \(systemMessage(errno)).") }
        dup2(opened, Self.descriptor)
        close(opened)
    }
}
