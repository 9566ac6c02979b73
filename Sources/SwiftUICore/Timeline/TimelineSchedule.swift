import Foundation

/// How often a timeline is shown.
public enum TimelineScheduleMode: Sendable {
    /// As often as its schedule says.
    case normal
    /// Seldom, to spare power.
    case lowFrequency
}

/// When a ``TimelineView`` is made anew.
public protocol TimelineSchedule {
    /// The type of the dates.
    associatedtype Entries: Sequence where Entries.Element == Date

    /// How often a timeline is shown.
    typealias Mode = TimelineScheduleMode

    /// The dates from a date on, in order. The first may lie before it.
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// Dates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// Dates from a date on, each so many seconds after the one before.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    /// The dates of a schedule.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var date: Date
        fileprivate let interval: TimeInterval

        public mutating func next() -> Date? {
            defer { date += interval }
            return date
        }
    }

    /// Begins with the last date that is not after the start. A distance of nothing is taken for one second, and one that is
    /// shorter than a thousandth of a second for that: dates have to differ.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let interval = interval > 0 && interval.isFinite ? max(interval, 0.001) : 1
        let count = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        return Entries(date: start + max(0, count) * interval, interval: interval)
    }
}

/// The beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    /// The dates of a schedule.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var date: Date

        public mutating func next() -> Date? {
            defer { date += 60 }
            return date
        }
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let minutes = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
        return Entries(date: Date(timeIntervalSinceReferenceDate: minutes * 60))
    }
}

/// Dates that the app names.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    public init(_ dates: Entries) {
        self.dates = dates
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        dates
    }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// As often as a motion needs it, while someone sees it.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval
    let isPaused: Bool

    /// Dates at least so many seconds apart; nil for as often as there is a new picture. A paused schedule stays at its first.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = max(minimumInterval?.ifFinite(Self.longestInterval) ?? 0, Self.leastInterval)
        isPaused = paused
    }

    /// A page is told of no more pictures than this in a second: 30.
    private static let leastInterval = 1.0 / 30
    /// What is never due again.
    private static let longestInterval = 1e9

    /// The dates of a schedule.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var date: Date?
        fileprivate let interval: TimeInterval?

        public mutating func next() -> Date? {
            defer { date = interval.flatMap { interval in date.map { $0 + interval } } }
            return date
        }
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(date: startDate, interval: isPaused ? nil : interval)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Dates at equal distances, in seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The beginning of every minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    /// Dates that the app names.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// As often as a motion needs it.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// As often as a motion needs it, at least so many seconds apart.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
