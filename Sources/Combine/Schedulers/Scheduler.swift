/// Decides when and where work is done: a queue, a run loop, or at once.
public protocol Scheduler<SchedulerTimeType> {
    /// A moment, as this scheduler counts time.
    associatedtype SchedulerTimeType: Strideable
    where Self.SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

    /// What can be said about how work is done.
    associatedtype SchedulerOptions

    /// This moment.
    var now: Self.SchedulerTimeType { get }

    /// The least by which a time may be missed.
    var minimumTolerance: Self.SchedulerTimeType.Stride { get }

    /// Does something as soon as possible.
    func schedule(options: Self.SchedulerOptions?, _ action: @escaping () -> Void)

    /// Does something at or after a moment.
    func schedule(
        after date: Self.SchedulerTimeType, tolerance: Self.SchedulerTimeType.Stride,
        options: Self.SchedulerOptions?, _ action: @escaping () -> Void)

    /// Does something at or after a moment and again after each interval, until the result is cancelled.
    func schedule(
        after date: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride,
        tolerance: Self.SchedulerTimeType.Stride, options: Self.SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Does something as soon as possible.
    public func schedule(_ action: @escaping () -> Void) {
        schedule(options: nil, action)
    }

    /// Does something at or after a moment.
    public func schedule(after date: Self.SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Does something at or after a moment.
    public func schedule(
        after date: Self.SchedulerTimeType, tolerance: Self.SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Does something at or after a moment and again after each interval, until the result is cancelled.
    public func schedule(
        after date: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }

    /// Does something at or after a moment and again after each interval, until the result is cancelled.
    public func schedule(
        after date: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride,
        tolerance: Self.SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }
}

/// A length of time that can be written in seconds or parts of them.
public protocol SchedulerTimeIntervalConvertible {
    /// This many seconds.
    static func seconds(_ s: Int) -> Self

    /// This many seconds.
    static func seconds(_ s: Double) -> Self

    /// This many thousandths of a second.
    static func milliseconds(_ ms: Int) -> Self

    /// This many millionths of a second.
    static func microseconds(_ us: Int) -> Self

    /// This many billionths of a second.
    static func nanoseconds(_ ns: Int) -> Self
}
