import Foundation
import SceneCore
import Testing

@testable import TextEngine

/// The rules were recorded from SwiftUI: iamcgn/swiftui-web, `Fixtures/Goldens/text/line-limit/frames.json` (Apache-2.0).
@MainActor
@Suite("Line limits")
struct LineLimitTests {
    private let measurer = PangoTextMeasurer()

    @Test("A limit is as tall as so many lines", arguments: [1, 2, 3])
    func height(limit: Int) {
        let limited = measurer.measure(sentence, size: 13, width: 150, limit: limit)
        let lines = Array(repeating: "x", count: limit).joined(separator: "\n")
        #expect(limited.size.height == measurer.measure(lines, size: 13).size.height)
        #expect(limited.lines.count == limit)
    }

    @Test("The last line ends in an ellipsis after as many characters as fit")
    func ellipsis() throws {
        let limited = measurer.measure(sentence, size: 13, width: 150, limit: 2)
        let last = try #require(limited.lines.last)
        let kept = last.text.dropLast()
        #expect(limited.texts.first == "Layout must wrap this")
        #expect(last.text.last == "…")
        #expect(sentence.contains(kept))
        #expect(last.width <= 150)

        let start = try #require(sentence.range(of: kept))
        let more = String(sentence[start.lowerBound...].prefix(kept.count + 2)).trimmingCharacters(in: .whitespaces)
        #expect(measurer.measure(more + "…", size: 13).lines[0].width > 150)
    }

    @Test("Spaces before the ellipsis are dropped")
    func spacesBeforeEllipsis() {
        for width in stride(from: 30.0, to: 400, by: 1) {
            let limited = measurer.measure(sentence, size: 13, width: width, limit: 1)
            #expect(!limited.texts[0].contains(" …"))
        }
    }

    @Test("A limit that is not reached changes nothing")
    func enough() {
        let free = measurer.measure(sentence, size: 13, width: 150)
        #expect(measurer.measure(sentence, size: 13, width: 150, limit: 10) == free)
        #expect(measurer.measure("Hello", limit: 1) == measurer.measure("Hello"))
    }

    @Test("Paragraphs that are cut off leave an ellipsis too")
    func paragraphs() {
        #expect(measurer.measure("One\nTwo\nThree", limit: 2).texts == ["One", "Two…"])
        #expect(measurer.measure("One\nTwo\nThree", width: 200, limit: 1).texts == ["One…"])
    }

    @Test("A width without room for anything still shows the ellipsis")
    func noRoom() {
        let limited = measurer.measure(sentence, width: 1, limit: 1)
        #expect(limited.texts == ["…"])
        #expect(limited.size.width == 1)
    }

    @Test("A limit below one is one", arguments: [0, -2])
    func belowOne(limit: Int) {
        #expect(measurer.measure("One\nTwo", limit: limit).texts == ["One…"])
    }
}
