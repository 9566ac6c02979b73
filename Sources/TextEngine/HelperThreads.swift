import Foundation

/// The threads that Pango starts to look for a font. Each ends once its font is found, a moment after the layout is there.
enum HelperThreads {
    /// Returns when none of them is left, at the latest after a second.
    static func waitUntilGone() {
        let attempts = 10_000
        for _ in 0..<attempts where areRunning {
            usleep(100)
        }
    }

    /// Pango names each of them, the first for instance "[pango] FcInit".
    private static var areRunning: Bool {
        let threads = "/proc/self/task"
        // A folder has a link from its parent, one from itself, and one from each folder in it: here, one for each thread. To
        // read their names takes a hundred times as long.
        var folder = stat()
        if stat(threads, &folder) == 0, folder.st_nlink == 3 { return false }
        let ids = (try? FileManager.default.contentsOfDirectory(atPath: threads)) ?? []
        return ids.contains { id in
            let name = try? String(contentsOfFile: "\(threads)/\(id)/comm", encoding: .utf8)
            return name?.hasPrefix("[pango]") ?? false
        }
    }
}
