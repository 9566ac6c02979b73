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
        let ids = (try? FileManager.default.contentsOfDirectory(atPath: threads)) ?? []
        return ids.contains { id in
            let name = try? String(contentsOfFile: "\(threads)/\(id)/comm", encoding: .utf8)
            return name?.hasPrefix("[pango]") ?? false
        }
    }
}
