import Foundation
import SceneCore
import Testing

@testable import TextEngine

@MainActor
@Suite("Text of several parts")
struct TextPartTests {
    private let measurer = PangoTextMeasurer()
    private let regular = FontDescriptor(size: 17)

    private func text(_ parts: [(String, FontDescriptor)], spacing: CGFloat = 0) -> StyledText {
        StyledText(
            parts.map(\.0).joined(), font: regular,
            parts: parts.enumerated().map { index, part in
                var result = TextPart(length: part.0.utf8.count, look: index, font: part.1)
                result.spacing = spacing
                return result
            })
    }

    private func measure(_ text: StyledText, width: CGFloat? = nil, limit: Int? = nil) -> MeasuredText {
        var setting = TextSetting(text)
        setting.width = width
        setting.lineLimit = limit
        return measurer.measure(setting)
    }

    @Test("A line of two fonts is as wide as both, and each run begins where the one before ends")
    func widths() {
        let bold = FontDescriptor(size: 30, weight: 700)
        let line = measure(text([("Half ", regular), ("bold", bold)])).lines[0]
        let first = measurer.measure("Half ", size: 17).lines[0]
        let second = measurer.measure("bold", size: 30, weight: 700).lines[0]
        let space = measurer.measure("a a", size: 17).lines[0].width - measurer.measure("aa", size: 17).lines[0].width
        #expect(abs(line.width - first.width - space - second.width) < 0.2)
        #expect(line.runs.map(\.text) == ["Half ", "bold"])
        #expect(line.runs.map(\.look) == [0, 1])
        #expect(line.runs[0].x == 0)
        #expect(abs(line.runs[1].x - first.width - space) < 0.1)
        #expect(abs(line.runs[1].width - second.width) < 0.1)
    }

    @Test("A line is as tall as its tallest part, and stands on one baseline")
    func heights() {
        let both = measure(text([("a", regular), ("b", FontDescriptor(size: 40))]))
        let large = measurer.measure("b", size: 40)
        #expect(both.size.height == large.size.height)
        #expect(abs(both.firstBaseline - large.firstBaseline) <= 0.5)
    }

    @Test("Only the line that a tall part is in grows")
    func unevenLines() {
        let lines = measure(text([("a\n", regular), ("b", FontDescriptor(size: 40)), ("\nc", regular)])).lines
        #expect(lines.count == 3)
        #expect(lines[1].y - lines[0].y > 20.5 + 10)
        #expect(lines[2].y - lines[1].y < 31)
    }

    @Test("Room after characters counts for each, also at the end of a line")
    func spacing() {
        let plain = measurer.measure("abcd efgh").lines[0].width
        let spaced = measure(text([("abcd efgh", regular)], spacing: 3))
        #expect(abs(spaced.lines[0].width - plain - 27) < 0.1)
        let wrapped = measure(text([("abcd efgh", regular)], spacing: 3), width: spaced.lines[0].width - 5)
        #expect(wrapped.texts == ["abcd", "efgh"])
        #expect(abs(wrapped.lines[0].width - measurer.measure("abcd").lines[0].width - 12) < 0.1)
        #expect(abs(wrapped.lines[1].width - measurer.measure("efgh").lines[0].width - 12) < 0.1)
    }

    @Test("A part that is cut off keeps its look up to the ellipsis")
    func ellipsis() throws {
        let bold = FontDescriptor(size: 17, weight: 700)
        let line = measure(text([("One ", regular), ("two three four", bold)]), width: 90, limit: 1).lines[0]
        #expect(line.text.hasSuffix("…"))
        #expect(line.runs.map(\.look).first == 0)
        #expect(line.runs.last?.look == 1)
        #expect(line.runs.map(\.text).joined() == line.text)
        #expect(line.width <= 90)
    }

    @Test("Wrapped lines say which parts are in them")
    func wrapped() {
        let bold = FontDescriptor(size: 17, weight: 700)
        let lines = measure(text([("Layout must ", regular), ("wrap this", bold), (" sentence", regular)]), width: 120)
            .lines
        #expect(lines.count > 1)
        #expect(lines.allSatisfy { $0.runs.map(\.text).joined() == $0.text })
        #expect(Set(lines.flatMap(\.runs).map(\.look)) == [0, 1, 2])
    }

    @Test("A picture takes its room in the line")
    func picture() {
        var pictured = text([("a", regular), ("\u{FFFC}", regular), ("b", regular)])
        pictured.parts[1].picture = TextPicture(width: 50, ascent: 60, descent: 5)
        let measured = measure(pictured)
        let letters = measurer.measure("a").lines[0].width
        #expect(abs(measured.lines[0].runs[1].x - letters) < 0.1)
        #expect(abs(measured.lines[0].runs[1].width - 50) < 0.1)
        #expect(measured.firstBaseline == 60)
        #expect(measured.size.height == 65)
    }
}
