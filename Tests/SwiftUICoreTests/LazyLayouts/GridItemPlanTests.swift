import Foundation
import Testing

@testable import SwiftUICore

/// Expected lengths follow from the documentation of `GridItem.Size`: what each case says of how the room is shared.
@Suite("The items of lazy grids")
struct GridItemPlanTests {
    private func lengths(_ items: [GridItem], in room: CGFloat) -> [CGFloat] {
        GridItemPlan(items, in: room).tracks.map(\.length)
    }

    @Test("Flexible items share what fixed ones and the distances leave")
    func flexible() {
        let items = [GridItem(.fixed(50), spacing: 10), GridItem(spacing: 10), GridItem()]
        #expect(lengths(items, in: 270) == [50, 100, 100])
        #expect(GridItemPlan(items, in: 270).tracks.map(\.offset) == [0, 60, 170])
    }

    @Test("A flexible item keeps its limits, and the ones after it take the rest")
    func limits() {
        let items = [GridItem(.flexible(maximum: 40), spacing: 0), GridItem(.flexible(minimum: 10), spacing: 0)]
        #expect(lengths(items, in: 200) == [40, 160])
    }

    @Test("An adaptive item becomes as many as fit, which share its room")
    func adaptive() {
        #expect(
            lengths([GridItem(.adaptive(minimum: 80), spacing: 10)], in: 280) == [
                86.66666666666667, 86.66666666666667, 86.66666666666667,
            ])
        #expect(lengths([GridItem(.adaptive(minimum: 80, maximum: 80), spacing: 10)], in: 280) == [80, 80, 80])
    }

    @Test("Where not even one fits, there is one of the least length", arguments: [0, 30])
    func tooNarrow(room: CGFloat) {
        #expect(lengths([GridItem(.adaptive(minimum: 80))], in: room) == [80])
    }

    @Test("Numbers that make no sense give as many items as are sensible, and lengths that can be")
    func senseless() {
        #expect(lengths([GridItem(.adaptive(minimum: 20), spacing: -20)], in: 100).count == 1)
        for minimum in [CGFloat.nan, .infinity, -5] {
            let items = [
                GridItem(.adaptive(minimum: minimum)), GridItem(.flexible(minimum: minimum)), GridItem(.fixed(minimum)),
            ]
            #expect(lengths(items, in: 100).allSatisfy { $0.isFinite && $0 >= 0 })
        }
        #expect(lengths([GridItem(.adaptive(minimum: 1), spacing: 0)], in: 1e20).count == 1000)
    }
}
