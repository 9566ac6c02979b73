import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Days of Berlin, where clocks were put forward in the night to the 31st of March 2024.
@MainActor
private final class Day {
    static func calendar(firstWeekday: Int = 2) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
        calendar.firstWeekday = firstWeekday
        return calendar
    }

    let calendar = Day.calendar()
    var date: Date

    init(_ year: Int, _ month: Int, _ day: Int, hour: Int = 9, minute: Int = 30) throws {
        date = try Day.date(year, month, day, hour, minute)
    }

    static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 9, _ minute: Int = 30) throws -> Date {
        let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
        return try #require(calendar().date(from: parts))
    }

    func choice(in range: DateRange = DateRange()) -> DateChoice {
        DateChoice(
            binding: Binding(get: { @MainActor in self.date }, set: { @MainActor in self.date = $0 }), range: range)
    }

    func set(_ part: Calendar.Component, to value: Int, in range: DateRange = DateRange()) {
        choice(in: range).part(part, in: calendar).wrappedValue = value
    }

    var parts: [Int?] {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        return [parts.year, parts.month, parts.day, parts.hour, parts.minute]
    }
}

@MainActor
@Suite("A month in a calendar")
struct CalendarMonthTests {
    @Test("A month begins under its day of the week, whichever day weeks begin with")
    func beginning() throws {
        // The first of June 2024 was a Saturday.
        let date = try Day.date(2024, 6, 15)
        let fromMonday = CalendarMonth(of: date, in: Day.calendar(firstWeekday: 2))
        #expect(fromMonday.weekdays == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
        #expect(
            fromMonday.weeks.count == 5
                && fromMonday.weeks[0].prefix(6).map { $0 == nil } == [true, true, true, true, true, false])
        let fromSunday = CalendarMonth(of: date, in: Day.calendar(firstWeekday: 1))
        #expect(fromSunday.weekdays.first == "Sun")
        #expect(fromSunday.weeks.count == 6 && fromSunday.weeks[0].compactMap { $0 }.count == 1)
    }

    @Test("A month that fills its weeks has no empty days")
    func full() throws {
        // February 2021: from Monday the first to Sunday the 28th.
        let month = CalendarMonth(of: try Day.date(2021, 2, 10), in: Day.calendar())
        #expect(month.weeks.count == 4 && month.weeks.joined().allSatisfy { $0 != nil })
    }

    @Test(
        "Every day is there once, in the month when clocks are put forward, too",
        arguments: [(2024, 3, 31), (2024, 2, 29), (2023, 2, 28)])
    func days(year: Int, month: Int, count: Int) throws {
        let calendar = Day.calendar()
        let days = CalendarMonth(of: try Day.date(year, month, 1), in: calendar).weeks.joined().compactMap { $0 }
        #expect(days.map { calendar.component(.day, from: $0) } == Array(1...count))
        #expect(days.allSatisfy { calendar.component(.month, from: $0) == month })
    }
}

@MainActor
@Suite("A date that is set part by part")
struct ChosenDateTests {
    @Test("A day that the new month does not have becomes its last one", arguments: [(2023, 28), (2024, 29)])
    func month(year: Int, last: Int) throws {
        let day = try Day(year, 1, 31)
        day.set(.month, to: 2)
        #expect(day.parts == [year, 2, last, 9, 30])
    }

    @Test("The 29th of February becomes the 28th in a year without it")
    func leapDay() throws {
        let day = try Day(2024, 2, 29)
        day.set(.year, to: 2023)
        #expect(day.parts == [2023, 2, 28, 9, 30])
    }

    @Test("A day is taken over without its time")
    func dayKeepsTime() throws {
        let day = try Day(2024, 6, 1)
        day.choice().chooseDay(try Day.date(2024, 6, 20, 23, 59), in: day.calendar)
        #expect(day.parts == [2024, 6, 20, 9, 30])
    }

    @Test("What lies outside of the range becomes the nearest date in it")
    func range() throws {
        let range = DateRange(first: try Day.date(2024, 6, 10), last: try Day.date(2024, 6, 20))
        let day = try Day(2024, 6, 15)
        day.set(.day, to: 1, in: range)
        #expect(day.date == range.first)
        day.set(.month, to: 12, in: range)
        #expect(day.date == range.last)
        let early = try Day.date(2024, 6, 10, 0, 5)
        #expect(range.includes(dayOf: early, in: day.calendar))
        #expect(!range.includes(dayOf: try Day.date(2024, 6, 9), in: day.calendar))
        #expect(!range.includes(dayOf: try Day.date(2024, 6, 21), in: day.calendar))
    }

    @Test("A time that the new day does not have leaves the person on that day")
    func missingHour() throws {
        let day = try Day(2024, 3, 30, hour: 2)
        day.set(.day, to: 31)
        #expect(Array(day.parts.prefix(3)) == [2024, 3, 31])
    }
}

@MainActor
@Suite("How dates are written")
struct DateCustomsTests {
    @Test(
        "The parts of a date stand in the order of its pattern, whatever words are in it",
        arguments: [
            ("MMMM d, y", [Calendar.Component.month, .day, .year]), ("d. MMMM y", [.day, .month, .year]),
            ("d 'de' MMMM 'de' y", [.day, .month, .year]), ("y年M月d日", [.year, .month, .day]),
            ("y LLLL", [.year, .month, .day]), ("", [.month, .day, .year]),
        ])
    func order(pattern: String, order: [Calendar.Component]) {
        #expect(DateCustoms.order(of: pattern) == order)
    }

    @Test("A wheel of years turns as far as it reasonably can, within the range")
    func years() throws {
        var environment = EnvironmentValues()
        environment.calendar = Day.calendar()
        environment.timeZone = Day.calendar().timeZone
        environment.locale = Locale(identifier: "en_US")
        let customs = DateCustoms(environment)
        let reach = DatePickerMetrics.yearsOnWheel
        let wide = DateRange(first: .distantPast, last: .distantFuture)
        #expect(customs.years(around: 2024, in: wide) == (2024 - reach)...(2024 + reach))
        #expect(customs.years(around: 2024, in: DateRange()) == (2024 - reach)...(2024 + reach))
        let narrow = DateRange(first: try Day.date(2023, 1, 1), last: try Day.date(2025, 1, 1))
        #expect(customs.years(around: 2024, in: narrow) == 2023...2025)
        #expect(customs.years(around: 2030, in: narrow) == 2023...2030)
    }
}

@MainActor
@Suite("DatePicker")
struct ShownDateTests {
    @Test("The controls of a date picker are called by its label in every style, seen or not")
    func label() {
        let picker = DatePicker("Departure", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
        let apps = [
            TestApp { picker }, TestApp { picker.labelsHidden() }, TestApp { picker.datePickerStyle(.graphical) },
            TestApp { picker.datePickerStyle(.wheel) },
        ]
        for app in apps { #expect(app.exists(.group, "Departure")) }
    }
}
