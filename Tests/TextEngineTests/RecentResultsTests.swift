import SceneCore
import Testing

@testable import TextEngine

@MainActor
@Suite("What the measurer remembers")
struct RecentResultsTests {
    @Test("Never more than twice the limit is remembered")
    func bound() {
        var recent = RecentResults<Int, Int>(limit: 10)
        for question in 0..<1000 {
            _ = recent.answer(to: question) { question }
            #expect(recent.count <= 20)
        }
    }

    @Test("What is asked for again is found once")
    func once() {
        var recent = RecentResults<Int, Int>(limit: 4)
        var found = 0
        for question in [1, 2, 3, 4, 5, 1, 6, 1, 7, 8, 1, 9, 10, 11, 1] {
            _ = recent.answer(to: question) {
                if question == 1 { found += 1 }
                return question
            }
        }
        #expect(found == 1)
    }

    @Test("A text that fits is remembered once, whatever the width")
    func widths() {
        let measurer = PangoTextMeasurer()
        for width in stride(from: 100.0, to: 200, by: 1) { _ = measurer.measure("Hello", width: width) }
        #expect(measurer.remembered == 1)
    }

    @Test("A remembered result equals a fresh one")
    func fresh() {
        let measurer = PangoTextMeasurer()
        for _ in 0..<2 {
            for width in [40.0, 90, 150, 220, 600] {
                for alignment in [LineAlignment.leading, .center, .trailing] {
                    for limit in [nil, 1, 3] {
                        let known = measurer.measure(sentence, width: width, limit: limit, alignment: alignment)
                        let new = PangoTextMeasurer().measure(
                            sentence, width: width, limit: limit, alignment: alignment)
                        #expect(known == new)
                    }
                }
            }
        }
    }
}
