import Foundation

extension RunLoop: Scheduler {
    /// A moment by the calendar's clock.
    public struct SchedulerTimeType: Strideable, Codable, Hashable {
        /// The moment as a date.
        public var date: Date

        /// The moment of a date.
        public init(_ date: Date) {
            self.date = date
        }

        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(other.date.timeIntervalSince(date))
        }

        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(date + n.timeInterval)
        }
    }

    /// There are none to choose.
    public struct SchedulerOptions {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        guard !isMain else { return DispatchQueue.main.schedule(action) }
        let action = Transfer(action)
        perform { action.value() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let delay = date.date.timeIntervalSinceNow
        guard !isMain else {
            return DispatchQueue.main.schedule(after: DispatchQueue.main.now.advanced(by: .seconds(delay)), action)
        }
        _ = addTimer(at: date.date, interval: nil, tolerance: tolerance.timeInterval, action)
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        guard !isMain else {
            let delay = date.date.timeIntervalSinceNow
            return DispatchQueue.main.schedule(
                after: DispatchQueue.main.now.advanced(by: .seconds(delay)),
                interval: .seconds(interval.timeInterval), tolerance: .seconds(tolerance.timeInterval), action)
        }
        let timer = addTimer(
            at: date.date, interval: interval.timeInterval, tolerance: tolerance.timeInterval, action)
        return AnyCancellable(timer.invalidate)
    }
}

extension RunLoop {
    /// The main thread of a served app waits on the main Dispatch queue, not in a run loop, so what is meant for the main
    /// run loop goes to that queue. A main run loop that runs works it off as well.
    var isMain: Bool { self === RunLoop.main }

    /// Fires once if there is no interval.
    func addTimer(
        at date: Date, interval: TimeInterval?, tolerance: TimeInterval, mode: Mode = .default,
        _ action: @escaping () -> Void
    ) -> Timer {
        let action = Transfer(action)
        let timer = Timer(fire: date, interval: interval ?? 0, repeats: interval != nil) { _ in action.value() }
        timer.tolerance = tolerance
        add(timer, forMode: mode)
        return timer
    }
}
