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

extension DateChoice: DaysOfCalendar {
    var first: Date { date }

    func contains(_ day: Date, in calendar: Calendar) -> Bool { calendar.isDate(day, inSameDayAs: date) }
    func canBeChosen(_ day: Date, in calendar: Calendar) -> Bool { range.includes(dayOf: day, in: calendar) }
    func choose(_ day: Date, in calendar: Calendar) { chooseDay(day, in: calendar) }
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

    /// Day, month and year in the order in which they are written.
    var order: [Calendar.Component] {
        Self.order(of: DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "")
    }

    /// The parts of a date in a pattern of the Unicode standard (UTS 35). What it leaves out comes at the end.
    static func order(of pattern: String) -> [Calendar.Component] {
        // What stands in quotation marks are words.
        let fields = pattern.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.flatMap(\.element)
        let letters: [Character: Calendar.Component] = [
            "d": .day, "M": .month, "L": .month, "y": .year, "u": .year, "r": .year,
        ]
        var order: [Calendar.Component] = []
        for part in fields.compactMap({ letters[$0] }) + [.month, .day, .year] where !order.contains(part) {
            order.append(part)
        }
        return order
    }

    /// The years that a wheel turns through, those that can be chosen and are not too far from the one that is.
    func years(around year: Int, in range: DateRange) -> ClosedRange<Int> {
        let reach = DatePickerMetrics.yearsOnWheel
        let first = range.first.map { calendar.component(.year, from: $0) } ?? year - reach
        let last = range.last.map { calendar.component(.year, from: $0) } ?? year + reach
        return min(max(first, year - reach), year)...max(min(last, year + reach), year)
    }

    /// The day has two halves of twelve hours each.
    var hasHalves: Bool { [.oneToTwelve, .zeroToEleven].contains(locale.hourCycle) }
    var halves: [String] { [calendar.amSymbol, calendar.pmSymbol] }
}
