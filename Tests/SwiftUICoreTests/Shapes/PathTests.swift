import Foundation
import SwiftUICore
import Testing

/// Elements as `shape-paths.json` spells them, to three digits.
private func spelled(_ path: Path) -> [String] {
    var words: [String] = []
    func add(_ points: CGPoint..., kind: String) {
        words += points.flatMap { [$0.x, $0.y] }.map { String(format: "%.2f", abs($0) < 0.005 ? 0 : $0) } + [kind]
    }
    // A method of Path's own, not a sequence's.
    // swift-format-ignore: ReplaceForEachWithForLoop
    path.forEach { element in
        switch element {
        case .move(let end): add(end, kind: "m")
        case .line(let end): add(end, kind: "l")
        case .quadCurve(let end, let control): add(control, end, kind: "q")
        case .curve(let end, let first, let second): add(first, second, end, kind: "c")
        case .closeSubpath: words.append("h")
        }
    }
    return words
}

private func recorded(_ text: String) -> [String] {
    text.split(separator: " ").map { word in Double(word).map { String(format: "%.2f", $0) } ?? String(word) }
}

@Suite("Outlines, as recorded from SwiftUI (shape-paths.json)")
struct PathTests {
    private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

    @Test("A rectangle begins at its top left")
    func rectangle() {
        #expect(spelled(Rectangle().path(in: rect)) == recorded("0 0 m 100 0 l 100 60 l 0 60 l h"))
    }

    @Test("A circle stands in the middle and begins at its right")
    func circle() {
        #expect(
            spelled(Circle().path(in: rect))
                == recorded(
                    "80 30 m 80 46.5685 66.5685 60 50 60 c 33.4315 60 20 46.5685 20 30 c 20 13.4315 33.4315 0 50 0 c "
                        + "66.5685 0 80 13.4315 80 30 c h"))
    }

    @Test("An ellipse fills its rectangle")
    func ellipse() {
        #expect(
            spelled(Ellipse().path(in: rect))
                == recorded(
                    "100 30 m 100 46.5685 77.6142 60 50 60 c 22.3858 60 0 46.5685 0 30 c 0 13.4315 22.3858 0 50 0 c "
                        + "77.6142 0 100 13.4315 100 30 c h"))
    }

    @Test("Circular corners are quarters of circles")
    func circular() {
        #expect(
            spelled(RoundedRectangle(cornerRadius: 12, style: .circular).path(in: rect))
                == recorded(
                    "100 30 m 100 48 l 100 54.6274 94.6274 60 88 60 c 12 60 l 5.37258 60 0 54.6274 0 48 c 0 12 l "
                        + "0 5.37258 5.37258 0 12 0 c 88 0 l 94.6274 0 100 5.37258 100 12 c h"))
    }

    @Test("Continuous corners reach further along their sides")
    func continuous() {
        #expect(
            spelled(RoundedRectangle(cornerRadius: 12).path(in: rect)).prefix(27)
                == recorded(
                    "100 30 m 100 41.656 l 100 46.9381 100 49.5791 99.1011 52.4221 c 97.9713 55.5261 95.5261 57.9713 "
                        + "92.4221 59.1011 c 89.5791 60 86.9381 60 81.656 60 c"
                ).prefix(27))
    }

    @Test("Continuous corners give way where a side is short")
    func shortSide() {
        #expect(
            spelled(RoundedRectangle(cornerRadius: 20).path(in: rect)).prefix(27)
                == recorded(
                    "100 30 m 100 30 l 100 38.3695 100 42.6844 98.5018 47.3701 c 96.6188 52.5435 92.5435 56.6188 "
                        + "87.3701 58.5018 c 82.6319 60 78.2302 60 69.4267 60 c"
                ).prefix(27))
    }

    @Test("A radius that is too large makes a capsule")
    func capsule() {
        #expect(RoundedRectangle(cornerRadius: 40).path(in: rect) == Capsule().path(in: rect))
        #expect(
            spelled(Capsule().path(in: rect)).prefix(20)
                == recorded(
                    "100 30 m 100 30 l 100 31.2 100 35.4 97.7527 41.0552 c 94.9282 48.8153 88.8153 54.9282 81.0552 "
                        + "57.7527 c"
                ).prefix(20))
    }

    @Test("Corners may differ")
    func uneven() {
        let shape = UnevenRoundedRectangle(
            topLeadingRadius: 5, bottomLeadingRadius: 10, bottomTrailingRadius: 15, topTrailingRadius: 20,
            style: .circular)
        #expect(
            spelled(shape.path(in: rect))
                == recorded(
                    "100 32.5 m 100 45 l 100 53.2843 93.2843 60 85 60 c 10 60 l 4.47715 60 0 55.5228 0 50 c 0 5 l "
                        + "0 2.23858 2.23858 0 5 0 c 80 0 l 91.0457 0 100 8.95431 100 20 c h"))
    }

    @Test(
        "An arc goes the way that it is told, in quarters",
        arguments: [
            (0, 0, false, "90 50 m"),
            (0, 30, false, "90 50 m 90 57.0215 88.1517 63.9192 84.641 70 c"),
            (0, 120, false, "90 50 m 90 72.0914 72.0914 90 50 90 c 42.9785 90 36.0808 88.1517 30 84.641 c"),
            (
                0, 360, false,
                "90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c "
                    + "72.0914 10 90 27.9086 90 50 c h"
            ),
            (
                0, -90, false,
                "90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c"
            ),
            (0, -90, true, "90 50 m 90 27.9086 72.0914 10 50 10 c"),
            (
                0, 45, true,
                "90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c "
                    + "60.6087 90 70.7828 85.7857 78.2843 78.2843 c"
            ),
        ])
    func arc(start: Double, end: Double, clockwise: Bool, elements: String) {
        let path = Path {
            $0.addArc(
                center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(start), endAngle: .degrees(end),
                clockwise: clockwise)
        }
        #expect(spelled(path) == recorded(elements))
    }

    @Test(
        "A trimmed outline is a share of its length, open at both ends",
        arguments: [
            (0.1, 0.6, "32 0 m 100 0 l 100 60 l 68 60 l"),
            (0, 0.999, "0 0 m 100 0 l 100 60 l 0 60 l 0 0.319996 l"),
            (0, 1, "0 0 m 100 0 l 100 60 l 0 60 l h"),
        ])
    func trimmed(from: Double, to: Double, elements: String) {
        #expect(spelled(Rectangle().path(in: rect).trimmedPath(from: from, to: to)) == recorded(elements))
    }

    @Test("Curves are trimmed too")
    func trimmedCircle() {
        #expect(
            spelled(Circle().path(in: rect).trimmedPath(from: 0, to: 0.5))
                == recorded("80 30 m 80 46.5685 66.5685 60 50 60 c 33.4315 60 20 46.5685 20 30 c"))
    }

    @Test("A point is inside, or in a hole if loops cancel each other")
    func contains() {
        var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        #expect(!path.contains(CGPoint(x: 15, y: 15), eoFill: true))
        #expect(!path.contains(CGPoint(x: 31, y: 15)))
    }

    @Test("A line of a path that has not begun anywhere is left out")
    func withoutBeginning() {
        #expect(Path { $0.addLine(to: CGPoint(x: 1, y: 1)) }.isEmpty)
    }
}
