import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
}()

private func date(_ year: Int, _ month: Int, _ day: Int) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day)) ?? .distantPast
}

@MainActor
@Suite("MultiDatePicker")
struct MultiDatePickerTests {
    private final class Log {
        var days: Set<DateComponents> = []
        var written: [[Int?]] { days.map { [$0.year, $0.month, $0.day] }.sorted { ($0[2] ?? 0) < ($1[2] ?? 0) } }
    }

    /// A calendar in June 2024, in a time zone and a language that are the same everywhere.
    private struct Nights: View {
        var bounds: Range<Date>?
        let log: Log
        @State private var nights: Set<DateComponents> = [DateComponents(year: 2024, month: 6, day: 14)]

        var body: some View {
            picker
                .environment(\.timeZone, calendar.timeZone)
                .environment(\.calendar, calendar)
                .environment(\.locale, Locale(identifier: "en_US"))
                .onChange(of: nights, initial: true) { _, new in log.days = new }
        }

        @ViewBuilder private var picker: some View {
            if let bounds {
                MultiDatePicker("Nights", selection: $nights, in: bounds)
            } else {
                MultiDatePicker("Nights", selection: $nights)
            }
        }
    }

    @Test("It shows the month of the first chosen day, and is called by its label")
    func month() {
        let app = TestApp { Nights(log: Log()) }
        #expect(app.exists(.group, "Nights"))
        #expect(app.exists(.text, "June 2024"))
        #expect(app.outline.contains("button \"Friday, June 14, 2024\" selected"))
    }

    @Test("A press chooses a day beside the others, another one takes it back")
    func choosing() throws {
        let log = Log()
        let app = TestApp { Nights(log: log) }
        try app.tap("Thursday, June 20, 2024")
        #expect(log.written == [[2024, 6, 14], [2024, 6, 20]])
        try app.tap("Friday, June 14, 2024")
        #expect(log.written == [[2024, 6, 20]])
    }

    @Test("A chosen day says its calendar and era, too")
    func components() throws {
        let log = Log()
        let app = TestApp { Nights(log: log) }
        try app.tap("Thursday, June 20, 2024")
        let day = try #require(log.days.first { $0.day == 20 })
        #expect(day.calendar?.identifier == .gregorian)
        #expect(day.era == 1)
        #expect(day.hour == nil)
    }

    @Test("Days of other months are chosen where the person has turned to them, and the month stays")
    func otherMonth() throws {
        let log = Log()
        let app = TestApp { Nights(log: log) }
        try app.tap("Next Month")
        try app.tap("Monday, July 1, 2024")
        #expect(log.days.count == 2)
        #expect(app.exists(.text, "July 2024"))
    }

    @Test("Only days with a moment within the bounds can be chosen")
    func bounds() throws {
        let log = Log()
        let app = TestApp { Nights(bounds: date(2024, 6, 10)..<date(2024, 6, 20), log: log) }
        try app.tap("Monday, June 10, 2024")
        #expect(throws: (any Error).self) { try app.tap("Sunday, June 9, 2024") }
        #expect(throws: (any Error).self) { try app.tap("Thursday, June 20, 2024") }
        #expect(log.written == [[2024, 6, 10], [2024, 6, 14]])
    }
}
