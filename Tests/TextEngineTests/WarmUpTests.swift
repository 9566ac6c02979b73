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
        warm.warmUp()
        for step in warm.furtherSteps { step() }
        #expect(warm.measure(sentence, width: 150) == cold.measure(sentence, width: 150))
    }

    @Test("After each step no thread that looks for a font is left, so that a process may fork")
    func noThreads() throws {
        let measurer = PangoTextMeasurer()
        for step in [measurer.warmUp] + measurer.furtherSteps {
            step()
            let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").compactMap {
                try? String(contentsOfFile: "/proc/self/task/\($0)/comm", encoding: .utf8)
            }
            #expect(!threads.contains { $0.hasPrefix("[pango]") })
        }
    }
}
