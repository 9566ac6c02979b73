import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    calendar.locale = Locale(identifier: "en_US")
    return calendar
}()

private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)) ?? .distantPast
}

private func parts(_ date: Date) -> [Int] {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    return [parts.year, parts.month, parts.day, parts.hour, parts.minute].map { $0 ?? -1 }
}

/// A date picker in a form, in a time zone and a language that are the same everywhere.
private struct Departure<Style: DatePickerStyle>: View {
    let style: Style
    var components: DatePickerComponents = [.date, .hourAndMinute]
    var last: Date?
    let onChange: (Date) -> Void
    @State private var departure = date(2024, 6, 14, 9, 41)

    var body: some View {
        Form {
            picker
                .datePickerStyle(style)
                .environment(\.timeZone, calendar.timeZone)
                .environment(\.calendar, calendar)
                .environment(\.locale, Locale(identifier: "en_US"))
                .onChange(of: departure) { _, new in onChange(new) }
        }
    }

    @ViewBuilder private var picker: some View {
        if let last {
            DatePicker("Departure", selection: $departure, in: ...last, displayedComponents: components)
        } else {
            DatePicker("Departure", selection: $departure, displayedComponents: components)
        }
    }
}

@MainActor
@Suite("DatePicker")
struct DatePickerTests {
    private final class Log {
        var last: Date?
    }

    @Test("A compact picker shows date and time as they are written in its language")
    func compact() {
        let app = TestApp(on: .phone) { Departure(style: .compact) { _ in } }
        #expect(app.exists(.group, "Departure"))
        #expect(app.exists(.button, "Jun 14, 2024"))
        #expect(app.outline.contains("button \"9:41\u{202F}AM\"") || app.exists(.button, "9:41 AM"))
    }

    @Test("Only the parts that are asked for are shown")
    func components() {
        let app = TestApp(on: .phone) { Departure(style: .automatic, components: .date) { _ in } }
        #expect(app.exists(.button, "Jun 14, 2024"))
        #expect(!app.outline.contains("9:41"))
    }

    @Test("The date opens a calendar; a day chosen there keeps the time")
    func calendarPanel() throws {
        let log = Log()
        let app = TestApp(on: .phone) { Departure(style: .compact) { log.last = $0 } }
        try app.tap("Jun 14, 2024")
        try app.tap("Thursday, June 20, 2024")
        #expect(log.last.map(parts) == [2024, 6, 20, 9, 41])
        try app.tap("dismiss popup")
        #expect(app.exists(.button, "Jun 20, 2024"))
    }

    @Test("The calendar leads to other months")
    func months() throws {
        let log = Log()
        let app = TestApp(on: .phone) { Departure(style: .graphical, components: .date) { log.last = $0 } }
        #expect(app.exists(.text, "June 2024"))
        try app.tap("Next Month")
        #expect(app.exists(.text, "July 2024"))
        try app.tap("Thursday, July 4, 2024")
        #expect(log.last.map(parts) == [2024, 7, 4, 9, 41])
        try app.tap("Previous Month")
        #expect(app.exists(.text, "June 2024"))
    }

    @Test("A day outside of the range cannot be chosen")
    func range() throws {
        let app = TestApp(on: .phone) {
            Departure(style: .graphical, components: .date, last: date(2024, 6, 20, 12)) { _ in }
        }
        try app.tap("Thursday, June 20, 2024")
        #expect(throws: (any Error).self) { try app.tap("Friday, June 21, 2024") }
    }

    @Test("A wheel for each part sets that part")
    func wheels() throws {
        let log = Log()
        let app = TestApp(on: .phone) { Departure(style: .wheel) { log.last = $0 } }
        try app.choose("February", in: "Month")
        #expect(log.last.map(parts) == [2024, 2, 14, 9, 41])
        try app.choose("2026", in: "Year")
        try app.choose("PM", in: "AM or PM")
        try app.choose("12", in: "Hour")
        #expect(log.last.map(parts) == [2026, 2, 14, 12, 41])
        try app.choose("05", in: "Minute")
        #expect(log.last.map(parts) == [2026, 2, 14, 12, 5])
    }
}

@Suite("Dates, part by part")
struct DateChoiceTests {
    private final class Box: @unchecked Sendable {
        var date: Date

        init(_ date: Date) {
            self.date = date
        }
    }

    private func choice(_ box: Box, in range: DateRange = DateRange()) -> DateChoice {
        DateChoice(binding: Binding(get: { box.date }, set: { box.date = $0 }), range: range)
    }

    @Test("A day that the new month does not have becomes its last one")
    func shortMonth() {
        let box = Box(date(2024, 1, 31, 8))
        choice(box).part(.month, in: calendar).wrappedValue = 2
        #expect(parts(box.date) == [2024, 2, 29, 8, 0])
        choice(box).part(.year, in: calendar).wrappedValue = 2023
        #expect(parts(box.date) == [2023, 2, 28, 8, 0])
    }

    @Test("What lies outside of the range becomes the nearest date in it")
    func clamping() {
        let box = Box(date(2024, 6, 10, 8))
        let range = DateRange(first: date(2024, 6, 5, 12), last: date(2024, 6, 20, 12))
        choice(box, in: range).chooseDay(date(2024, 6, 5), in: calendar)
        #expect(box.date == range.first)
        choice(box, in: range).choose(date(2025, 1, 1))
        #expect(box.date == range.last)
    }

    // June 2024 begins on a Saturday and has 30 days.
    @Test("A month stands in weeks that begin on the first day of the week")
    func month() {
        let month = CalendarMonth(of: date(2024, 6, 14), in: calendar)
        #expect(month.weekdays.first == "Sun")
        #expect(month.weeks.count == 6)
        #expect(month.weeks[0].map { $0 != nil } == [false, false, false, false, false, false, true])
        #expect(month.weeks.joined().compactMap { $0 }.count == 30)
        #expect(month.weeks[5].first??.timeIntervalSince1970 == date(2024, 6, 30).timeIntervalSince1970)
        var european = calendar
        european.firstWeekday = 2
        #expect(CalendarMonth(of: date(2024, 6, 14), in: european).weeks[0][5] == date(2024, 6, 1))
    }
}
