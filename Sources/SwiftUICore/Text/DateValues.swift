import Foundation

/// A date in one of the usual ways (examples in Apple's documentation of `Text.DateStyle`).
struct DateValue: TextValue {
    let date: Date
    let style: Text.DateStyle

    var isLive: Bool {
        switch style.kind {
        case .time, .date: false
        case .relative, .offset, .timer: true
        }
    }

    func string(in environment: EnvironmentValues) -> String {
        let locale = environment.textLocale
        switch style.kind {
        case .time: return date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale))
        case .date: return date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale))
        case .relative: return TimeSpan(from: Date.now, to: date).words(units: 2, in: locale)
        case .offset:
            let span = TimeSpan(from: Date.now, to: date)
            return (span.isAhead ? "+" : "-") + span.words(units: 1, in: locale)
        case .timer: return TimeSpan(from: Date.now, to: date).clock(showsHours: true)
        }
    }
}

/// From one date to another.
struct DateRangeValue: TextValue {
    let range: Range<Date>

    func string(in environment: EnvironmentValues) -> String {
        let isOneDay = Calendar.current.isDate(range.lowerBound, inSameDayAs: range.upperBound)
        return range.formatted(
            Date.IntervalFormatStyle(
                date: isOneDay ? .omitted : .abbreviated, time: .shortened, locale: environment.textLocale))
    }
}

/// A time that runs within an interval.
struct TimerValue: TextValue {
    let interval: ClosedRange<Date>
    let pause: Date?
    let countsDown: Bool
    let showsHours: Bool

    var isLive: Bool { pause == nil && Date.now < interval.upperBound }

    func string(in environment: EnvironmentValues) -> String {
        let moment = min(max(pause ?? Date.now, interval.lowerBound), interval.upperBound)
        let span =
            countsDown
            ? TimeSpan(from: moment, to: interval.upperBound) : TimeSpan(from: interval.lowerBound, to: moment)
        return span.clock(showsHours: showsHours)
    }
}

/// The time between two moments, in whole seconds.
struct TimeSpan {
    private let start: Date
    private let end: Date
    /// Whether the second moment is still to come.
    let isAhead: Bool

    init(from now: Date, to date: Date) {
        isAhead = date >= now
        start = min(now, date)
        end = max(now, date)
    }

    private var seconds: Int { Int(min(end.timeIntervalSince(start).rounded(), 1e12)) }

    /// The largest units that are not nothing: `2 hours, 23 minutes`.
    ///
    /// Foundation has no words for lengths of years and months, so languages other than English count days.
    func words(units: Int, in locale: Locale) -> String {
        let countsMonths = locale.language.languageCode == .english
        let components: [Calendar.Component] = (countsMonths ? [.year, .month] : []) + [.day, .hour, .minute, .second]
        let parts = Calendar(identifier: .gregorian).dateComponents(
            Set(components), from: start, to: start.addingTimeInterval(TimeInterval(seconds)))
        let amounts = components.map { (count: parts.value(for: $0) ?? 0, unit: $0) }
        let shown = amounts.drop { $0.count == 0 }.prefix(units).filter { $0.count > 0 }
        let spoken = shown.isEmpty ? [(count: 0, unit: .second)] : Array(shown)
        return spoken.map { Self.words($0.count, $0.unit, in: locale) }.joined(separator: ", ")
    }

    private static func words(_ count: Int, _ unit: Calendar.Component, in locale: Locale) -> String {
        let (length, units): (Duration, Set<Duration.UnitsFormatStyle.Unit>)
        switch unit {
        case .year: return count == 1 ? "1 year" : "\(count) years"
        case .month: return count == 1 ? "1 month" : "\(count) months"
        case .day: (length, units) = (.seconds(count * 86400), [.days])
        case .hour: (length, units) = (.seconds(count * 3600), [.hours])
        case .minute: (length, units) = (.seconds(count * 60), [.minutes])
        default: (length, units) = (.seconds(count), [.seconds])
        }
        return length.formatted(.units(allowed: units, width: .wide).locale(locale))
    }

    /// As a clock shows it: `2:32`, `36:59:01`.
    func clock(showsHours: Bool) -> String {
        let (minutes, second) = (seconds / 60, seconds % 60)
        guard showsHours, minutes >= 60 else { return "\(minutes):\(Self.twoDigits(second))" }
        return "\(minutes / 60):\(Self.twoDigits(minutes % 60)):\(Self.twoDigits(second))"
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
