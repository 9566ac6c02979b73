import Foundation
import SceneCore
import Testing

@testable import TextEngine

/// The rules were recorded from SwiftUI by iamcgn/swiftui-web, `Fixtures/Goldens/text-metrics.json`, `wrapped` (Apache-2.0).
/// Our letters have other widths than Apple's, so where a width matters it is taken from a text that is measured first.
@MainActor
@Suite("Line breaking")
struct LineBreakingTests {
    private let measurer = PangoTextMeasurer()

    private func width(of text: String) -> CGFloat {
        measurer.measure(text, size: 13).lines[0].width
    }

    @Test("The recorded sentence has as many lines as recorded", arguments: [(100, 6), (150, 4), (200, 3), (260, 2)])
    func recordedLines(width: CGFloat, count: Int) {
        #expect(measurer.measure(sentence, size: 13, width: width).lines.count == count)
    }

    @Test("Lines are filled greedily and lie one pitch apart")
    func greedy() {
        let measured = measurer.measure(sentence, size: 13, width: 150)
        #expect(
            measured.texts == ["Layout must wrap this", "sentence onto several", "lines inside a narrow", "frame."])
        #expect(measured.lines.map(\.y) == [0, 1, 2, 3].map { $0 * measured.lines[0].height })
    }

    @Test("A space at the end of a line hangs: the line fits if what is drawn fits")
    func hangingSpace() {
        let exact = width(of: "Layout must")
        #expect(measurer.measure(sentence, size: 13, width: exact).texts.first == "Layout must")
        #expect(measurer.measure(sentence, size: 13, width: exact - 0.1).texts.first == "Layout")
    }

    @Test("A wrapped paragraph is as wide as a line with its space, at most as proposed")
    func reportedWidth() {
        let drawn = width(of: "aaaaaaaaa")
        let space = width(of: "a b") - width(of: "a") - width(of: "b")
        let text = "aaaaaaaaa b b\nc"
        let whole = ((drawn + space) * 2).rounded(.up) / 2
        #expect(measurer.measure(text, size: 13, width: drawn + space + 1).size.width == whole)
        #expect(measurer.measure(text, size: 13, width: drawn + 0.25).size.width == drawn + 0.25)
    }

    @Test("Asked again with the width that it reported, a paragraph breaks in the same places")
    func stable() {
        for width in stride(from: 20.0, through: 480, by: 3.7) {
            let once = measurer.measure(sentence, size: 13, width: width)
            #expect(measurer.measure(sentence, size: 13, width: once.size.width).texts == once.texts)
        }
    }

    @Test("A word wider than the width is broken at a character")
    func longWord() {
        let measured = measurer.measure("Supercalifragilistic", size: 13, width: 60)
        #expect(measured.texts.joined() == "Supercalifragilistic")
        #expect(measured.lines.count == 2)
        #expect(measured.lines.allSatisfy { $0.width <= 60 })
    }

    @Test("In no width at all every character has a line, and the spaces hang")
    func noWidth() {
        #expect(measurer.measure("a bc", width: 0).texts == ["a", "b", "c"])
        #expect(measurer.measure("a bc", width: -3).size.width == 0)
    }

    @Test("Of two lines the second is not left with a lone word")
    func loneWord() {
        let measured = measurer.measure(sentence, size: 13, width: 400)
        #expect(
            measured.texts == ["Layout must wrap this sentence onto several lines inside a", "narrow frame."])
    }

    @Test("Each paragraph of two lines is made even for itself")
    func loneWordInSecondParagraph() {
        let second = width(of: "Second paragraph wraps here as well.")
        let measured = measurer.measure(
            "First line.\nSecond paragraph wraps here as well.", size: 13, width: second - 5)
        #expect(measured.texts == ["First line.", "Second paragraph wraps here", "as well."])
    }

    @Test("Without a width only newlines break")
    func newlines() {
        #expect(measurer.measure("First line.\nSecond paragraph\n").texts == ["First line.", "Second paragraph", ""])
        #expect(measurer.measure("one\r\ntwo").texts == ["one", "two"])
    }

    @Test("An empty text is one empty line")
    func empty() {
        let measured = measurer.measure("")
        #expect(measured.size == CGSize(width: 0, height: 20.5))
        #expect(measured.texts == [""])
    }

    @Test("Spaces at the end of a text count in its width and are not drawn")
    func spacesAtTheEnd() {
        let measured = measurer.measure("Hello  ")
        #expect(measured.texts == ["Hello"])
        #expect(measured.size.width > measurer.measure("Hello").size.width)
    }

    @Test("Lines stand at the side that was asked for, in the paragraph's width")
    func alignment() {
        let shares: [(LineAlignment, CGFloat)] = [(.leading, 0), (.center, 0.5), (.trailing, 1)]
        for (alignment, share) in shares {
            let measured = measurer.measure("Left\nRight side", alignment: alignment)
            for line in measured.lines {
                #expect(line.x == (measured.size.width - line.width) * share)
            }
        }
    }

    @Test("A long text breaks as its parts do")
    func longText() {
        let prose = String(repeating: sentence + " ", count: 100)
        let measured = measurer.measure(prose, size: 13, width: 300)
        let words = measured.texts.joined(separator: " ")
        #expect(words == prose.trimmingCharacters(in: .whitespaces))
        #expect(measured.lines.dropLast().allSatisfy { $0.width <= 300 && $0.width > 220 })
    }
}
