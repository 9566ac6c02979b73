import Foundation

extension Publishers {
    /// Sends one value for each stretch of time at most.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// The upstream's errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// The stretch of time.
        public let interval: Context.SchedulerTimeType.Stride

        /// Where values are received.
        public let scheduler: Context

        /// Whether the last value of a stretch is sent, not the first.
        public let latest: Bool

        /// A publisher of one of the upstream's values for each `interval` at most.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let outlet = Outlet(subscriber)
            let pace = Pace<Output, Failure, Context>(outlet, interval: interval, scheduler: scheduler, latest: latest)
            let inlet = Inlet<Output, Failure>(onValue: pace.receive, onCompletion: pace.end)
            outlet.open(onCancel: inlet.cancel)
            inlet.request(.unlimited)
            upstream.subscribe(inlet)
        }
    }
}

/// Decides when the next value may go.
private final class Pace<Output, Failure: Error, Context: Scheduler> {
    private let outlet: Outlet<Output, Failure>
    private let interval: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let latest: Bool

    private let lock = NSLock()
    private var lastTime: Context.SchedulerTimeType?
    /// Set while a delivery is under way.
    private var waiting: Output?
    private var completion: Subscribers.Completion<Failure>?

    init(
        _ outlet: Outlet<Output, Failure>, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
    ) {
        self.outlet = outlet
        self.interval = interval
        self.scheduler = scheduler
        self.latest = latest
    }

    func receive(_ value: Output) {
        var value: Output? = value
        let isFirst = lock.withLock {
            let isFirst = waiting == nil
            if isFirst || latest { swap(&waiting, &value) }
            return isFirst
        }
        guard isFirst else { return }
        let now = scheduler.now
        let due = lock.withLock { lastTime }.map { $0.advanced(by: interval) } ?? now
        if due <= now {
            scheduler.schedule(deliver)
        } else {
            scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, deliver)
        }
    }

    /// A value that waits still comes at its time, then the end. An error does not wait.
    func end(_ completion: Subscribers.Completion<Failure>) {
        let isDeliveryUnderWay = lock.withLock {
            guard waiting != nil, case .finished = completion else { return false }
            self.completion = completion
            return true
        }
        guard !isDeliveryUnderWay else { return }
        scheduler.schedule { [outlet] in outlet.send(completion: completion) }
    }

    private func deliver() {
        let now = scheduler.now
        let (value, completion) = lock.withLock {
            lastTime = now
            defer { waiting = nil }
            return (waiting, self.completion)
        }
        if let value { outlet.send(value, keeping: .oldest(0)) }
        if let completion { outlet.send(completion: completion) }
    }
}

extension Publisher {
    /// Sends one value for each `interval` at most: the last that came in it if `latest`, otherwise the first.
    public func throttle<S>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> where S: Scheduler {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
