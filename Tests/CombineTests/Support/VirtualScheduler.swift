import Combine
import Foundation

/// A scheduler whose clock stands still until a test moves it.
final class VirtualScheduler: Scheduler {
    typealias SchedulerTimeType = RunLoop.SchedulerTimeType
    typealias SchedulerOptions = Never

    private struct Work {
        let date: Date
        let action: () -> Void
    }

    private var date = Date(timeIntervalSinceReferenceDate: 0)
    private var work: [Work] = []

    var now: SchedulerTimeType { SchedulerTimeType(date) }

    var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Moves the clock, and does what is due on the way.
    func advance(by seconds: TimeInterval = 0) {
        let end = date + seconds
        while let index = work.indices.min(by: { work[$0].date < work[$1].date }), work[index].date <= end {
            let next = work.remove(at: index)
            date = max(date, next.date)
            next.action()
        }
        date = end
    }

    func schedule(options: Never?, _ action: @escaping () -> Void) {
        work.append(Work(date: date, action: action))
    }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        work.append(Work(date: date.date, action: action))
    }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, tolerance: tolerance, options: options, action)
        return AnyCancellable {}
    }
}
