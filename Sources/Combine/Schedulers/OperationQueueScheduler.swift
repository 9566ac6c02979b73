import Foundation

extension OperationQueue: Scheduler {
    /// A moment by the calendar's clock, as run loops have it.
    public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

    /// There are none to choose.
    public struct SchedulerOptions {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Transfer(action)
        addOperation { action.value() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let clock = DispatchQueue.global()
        let action = Transfer(action)
        clock.schedule(after: clock.now.advanced(by: .seconds(date.date.timeIntervalSinceNow))) {
            self.schedule(options: options, action.value)
        }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let clock = DispatchQueue.global()
        return clock.schedule(
            after: clock.now.advanced(by: .seconds(date.date.timeIntervalSinceNow)),
            interval: .seconds(interval.timeInterval), tolerance: .seconds(tolerance.timeInterval)
        ) {
            self.schedule(options: options, action)
        }
    }
}
