import Foundation

/// A date that a person sets part by part, within limits.
struct DateChoice {
    let binding: Binding<Date>
    let range: DateRange

    var date: Date { binding.wrappedValue }

    /// Takes over the nearest date that can be chosen.
    func choose(_ date: Date) {
        binding.wrappedValue = range.nearest(to: date)
    }

    /// Takes over a day; the time stays.
    func chooseDay(_ day: Date, in calendar: Calendar) {
        var parts = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
        let day = calendar.dateComponents([.era, .year, .month, .day], from: day)
        (parts.era, parts.year, parts.month, parts.day) = (day.era, day.year, day.month, day.day)
        calendar.date(from: parts).map(choose)
    }

    /// One part of the date, such as the hour. A day that the new month or year does not have becomes its last one.
    func part(_ part: Calendar.Component, in calendar: Calendar) -> Binding<Int> {
        Binding(
            location: FunctionLocation(
                get: { calendar.component(part, from: date) },
                set: { set(part, to: $0, in: calendar) }))
    }

    private func set(_ part: Calendar.Component, to value: Int, in calendar: Calendar) {
        var parts = calendar.dateComponents(
            [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
        let day = parts.day ?? 1
        parts.setValue(value, for: part)
        guard part == .month || part == .year else {
            calendar.date(from: parts).map(choose)
            return
        }
        parts.day = 1
        guard let first = calendar.date(from: parts), let days = calendar.range(of: .day, in: .month, for: first)
        else { return }
        parts.day = min(day, days.upperBound - 1)
        calendar.date(from: parts).map(choose)
    }
}

/// How dates are written and counted at a place.
struct DateCustoms {
    let calendar: Calendar

    init(_ environment: EnvironmentValues) {
        var calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        calendar.locale = environment.locale
        self.calendar = calendar
    }

    private var locale: Locale { calendar.locale ?? Locale(identifier: "en_US") }

    /// The day as it is written in short: Jun 1, 2024.
    func day(_ date: Date) -> String { written(date, date: .abbreviated, time: .omitted) }
    /// The day in full, for those who hear it.
    func fullDay(_ date: Date) -> String { written(date, date: .complete, time: .omitted) }
    func time(_ date: Date) -> String { written(date, date: .omitted, time: .shortened) }

    private func written(_ date: Date, date style: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle)
        -> String
    {
        date.formatted(
            Date.FormatStyle(date: style, time: time, locale: locale, calendar: calendar, timeZone: calendar.timeZone))
    }

    /// A month with its year: June 2024.
    func month(_ date: Date) -> String {
        let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
        return date.formatted(style.month(.wide).year())
    }

    /// The names of the months, from the first.
    var months: [String] { calendar.standaloneMonthSymbols }

    /// The day has two halves of twelve hours each.
    var hasHalves: Bool { [.oneToTwelve, .zeroToEleven].contains(locale.hourCycle) }
    var halves: [String] { [calendar.amSymbol, calendar.pmSymbol] }
}

extension EnvironmentValues {
    private struct CalendarKey: EnvironmentKey {
        static var defaultValue: Calendar { .current }
    }

    /// By which calendar dates are counted.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    private struct TimeZoneKey: EnvironmentKey {
        static var defaultValue: TimeZone { .current }
    }

    /// In which time zone days begin and clocks are read.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}
