import Foundation
import Testing

@testable import ImageHost

struct PathStepsTests {
    @Test("Path data is read with its commands, relative ones and those that go on without a letter")
    func reading() {
        #expect(PathSteps("M1 2L3-4").steps == [.move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 3, y: -4))])
        #expect(
            PathSteps("m1 2 3 4h5v-1z").steps == [
                .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 4, y: 6)), .line(CGPoint(x: 9, y: 6)),
                .line(CGPoint(x: 9, y: 5)), .close,
            ])
    }

    @Test("A quarter of a circle goes through its middle")
    func arc() throws {
        let steps = PathSteps("M10 0 A10 10 0 0 1 0 10").steps
        guard case .curve(let first, let second, let end)? = steps.last, steps.count == 2 else {
            Issue.record("An arc of a quarter is one curve.")
            return
        }
        #expect(end == CGPoint(x: 0, y: 10))
        // The middle of a cubic curve.
        let middle = CGPoint(
            x: (10 + 3 * first.x + 3 * second.x + end.x) / 8, y: (0 + 3 * first.y + 3 * second.y + end.y) / 8)
        #expect(abs(hypot(middle.x, middle.y) - 10) < 0.01)
    }

    @Test(
        "What makes no sense ends a path, and what was there counts",
        arguments: ["M1 1L2 2L", "M1 1L2 2X3 3", "M1 1L2 2 L 3"])
    func nonsense(_ data: String) {
        #expect(PathSteps(data).steps == [.move(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 2, y: 2))])
    }
}
