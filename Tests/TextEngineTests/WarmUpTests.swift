import Foundation
import SceneCore
import Testing

@testable import TextEngine

@MainActor
@Suite("Warming up")
struct WarmUpTests {
    @Test("Warming up changes no result")
    func sameResults() {
        let cold = PangoTextMeasurer()
        let warm = PangoTextMeasurer()
        for step in warm.warmUp { step() }
        #expect(warm.measure(sentence, width: 150) == cold.measure(sentence, width: 150))
    }

    @Test("After each step no thread that looks for a font is left, so that a process may fork")
    func noThreads() throws {
        for step in PangoTextMeasurer().warmUp {
            step()
            let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").compactMap {
                try? String(contentsOfFile: "/proc/self/task/\($0)/comm", encoding: .utf8)
            }
            #expect(!threads.contains { $0.hasPrefix("[pango]") })
        }
    }
}
