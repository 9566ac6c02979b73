import Foundation
import Testing

@testable import SwiftUICore

// Apple's documentation of `TableColumn.width(min:ideal:max:)`: a column keeps to its limits, and begins with its ideal width.
@MainActor
@Suite("The widths of columns")
struct TableColumnPlanTests {
    private let gap = TableMetrics.columnSpacing

    private func widths(_ rooms: TableColumnRoom..., in room: CGFloat) -> [CGFloat] {
        TableColumnPlan(rooms, width: room + gap * CGFloat(rooms.count - 1)).widths
    }

    @Test("Columns without limits share the room equally")
    func equal() {
        #expect(widths(TableColumnRoom(), TableColumnRoom(), TableColumnRoom(), in: 300) == [100, 100, 100])
    }

    @Test("A column of one width has it, and the others share what is left")
    func fixed() {
        let fixed = TableColumnRoom(min: 60, ideal: 60, max: 60)
        #expect(widths(TableColumnRoom(), fixed, TableColumnRoom(), in: 300) == [120, 60, 120])
    }

    @Test("A column is no wider than its most, and no narrower than its least")
    func limits() {
        #expect(widths(TableColumnRoom(max: 50), TableColumnRoom(), in: 300) == [50, 250])
        #expect(widths(TableColumnRoom(min: 200), TableColumnRoom(), in: 300) == [200, 100])
    }

    @Test("A column begins with its ideal width, and takes its part of what is left")
    func ideal() {
        #expect(widths(TableColumnRoom(ideal: 100), TableColumnRoom(ideal: 50), in: 250) == [150, 100])
        #expect(widths(TableColumnRoom(ideal: 200), TableColumnRoom(ideal: 150), in: 250) == [150, 100])
    }

    @Test("What one column cannot take goes to the others")
    func rounds() {
        let small = TableColumnRoom(ideal: 20, max: 30)
        #expect(widths(small, TableColumnRoom(ideal: 20), TableColumnRoom(ideal: 20), in: 330) == [30, 150, 150])
    }

    @Test("Columns that need more than there is all become narrower by the same factor")
    func squeezed() {
        let wide = TableColumnRoom(min: 300, ideal: 300, max: 300)
        let narrow = TableColumnRoom(min: 100, ideal: 100, max: 100)
        #expect(widths(wide, narrow, in: 200) == [150, 50])
    }

    @Test("Columns of a fixed width leave the rest of a wide table empty")
    func left() {
        let fixed = TableColumnRoom(min: 60, ideal: 60, max: 60)
        let plan = TableColumnPlan([fixed, fixed], width: 1000)
        #expect(plan.widths == [60, 60])
        #expect(plan.origins == [0, 60 + gap])
    }

    @Test("Limits that are no widths count for nothing", arguments: [CGFloat.nan, .infinity, -.infinity, -20])
    func unusable(width: CGFloat) {
        let odd = TableColumnRoom(min: width, ideal: width == -20 ? nil : width, max: width == -20 ? nil : width)
        #expect(widths(odd, TableColumnRoom(), in: 200) == [100, 100])
    }

    @Test("Room for marks of a row comes from its first and its last column; those between stay where they are")
    func marks() {
        var plan = TableColumnPlan([TableColumnRoom(), TableColumnRoom(), TableColumnRoom()], width: 300 + 2 * gap)
        plan.give(leading: 30, trailing: 20)
        #expect(plan.widths == [70, 100, 80])
        #expect(plan.origins == [0, 70 + gap, 170 + 2 * gap])
    }

    @Test("A table without room or columns has columns without width")
    func nothing() {
        #expect(TableColumnPlan([], width: 100).widths.isEmpty)
        #expect(TableColumnPlan([TableColumnRoom(), TableColumnRoom()], width: 0).widths == [0, 0])
    }
}
