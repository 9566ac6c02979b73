import Foundation

extension Publishers {
    /// Sends a value only when none has come after it for some time.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// The upstream's errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// How long it must be quiet.
        public let dueTime: Context.SchedulerTimeType.Stride

        /// Where values are received.
        public let scheduler: Context

        /// How the scheduler is to do it.
        public let options: Context.SchedulerOptions?

        /// A publisher of those of the upstream's values after which it is quiet for `dueTime`.
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let outlet = Outlet(subscriber)
            let quiet = Quiet()
            let inlet = Inlet<Output, Failure>(
                onValue: { [dueTime, scheduler, options] value in
                    let number = quiet.disturb()
                    let due = scheduler.now.advanced(by: dueTime)
                    scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: options) {
                        if quiet.hasLasted(since: number) { outlet.send(value, keeping: .oldest(0)) }
                    }
                },
                onCompletion: { [scheduler, options] completion in
                    _ = quiet.disturb()
                    scheduler.schedule(options: options) { outlet.send(completion: completion) }
                })
            outlet.open(onCancel: inlet.cancel)
            inlet.request(.unlimited)
            upstream.subscribe(inlet)
        }
    }
}

/// Knows which disturbance was the last.
private final class Quiet {
    private let lock = NSLock()
    private var number = 0

    func disturb() -> Int {
        lock.withLock {
            number += 1
            return number
        }
    }

    func hasLasted(since number: Int) -> Bool {
        lock.withLock { self.number == number }
    }
}

extension Publisher {
    /// Sends a value only when none has come after it for `dueTime`: what a person has typed, once they pause.
    ///
    /// A value that still waits when the end comes is lost.
    public func debounce<S>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> where S: Scheduler {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}
