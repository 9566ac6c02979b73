import Foundation

extension Text {
    /// A value in a format, such as `.number` or `.currency(code: "EUR")`. A format that names no language is in that of the
    /// environment.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.value(AnyTextValue(FormattedValue(input: input, format: format))))
    }

    /// A value in a format that gives text with attributes, of which the words are shown.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(.value(AnyTextValue(AttributedFormattedValue(input: input, format: format))))
    }

    /// A value in the words of one of Foundation's formatters.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(.value(AnyTextValue(FormatterValue(subject, formatter))))
    }

    /// A date in one of the usual ways. Some of them change as time goes by.
    public init(_ date: Date, style: DateStyle) {
        self.init(.value(AnyTextValue(DateValue(date: date, style: style))))
    }

    /// From one date to another, as short as the language allows: `10:30 – 11:40 AM`.
    public init(_ dates: ClosedRange<Date>) {
        self.init(.value(AnyTextValue(DateRangeValue(range: dates.lowerBound..<dates.upperBound))))
    }

    /// From the start of an interval to its end.
    public init(_ interval: DateInterval) {
        self.init(interval.start...interval.end)
    }

    /// A time that runs, second by second, from one end of an interval to the other: `2:32`, `1:02:32`.
    ///
    /// - Parameters:
    ///   - timerInterval: When it begins to run and when it ends. Before and after, it stands still.
    ///   - pauseTime: When it has stopped; nil for one that runs.
    ///   - countsDown: The time that is left, rather than the time that has passed.
    ///   - showsHours: Hours are set apart from minutes; without that there may be more than 59 minutes.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            .value(
                AnyTextValue(
                    TimerValue(
                        interval: timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))))
    }

    /// How a date is put into words.
    public struct DateStyle: Hashable, Codable, Sendable {
        enum Kind: Hashable, Codable {
            case time, date, relative, offset, timer
        }

        let kind: Kind

        /// The time of day: `11:23 PM`.
        public static let time = DateStyle(kind: .time)
        /// The day: `June 3, 2019`.
        public static let date = DateStyle(kind: .date)
        /// How far it is from now: `2 hours, 23 minutes`. It changes as time goes by.
        public static let relative = DateStyle(kind: .relative)
        /// How far it is from now, in its largest unit, and to which side: `+2 hours`. It changes as time goes by.
        public static let offset = DateStyle(kind: .offset)
        /// As a clock: `36:59:01`. It changes as time goes by.
        public static let timer = DateStyle(kind: .timer)
    }
}
