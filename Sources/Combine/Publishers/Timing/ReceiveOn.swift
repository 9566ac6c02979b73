extension Publishers {
    /// Brings values to the subscriber on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// The upstream's errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Where they are received.
        public let scheduler: Context

        /// How the scheduler is to do it.
        public let options: Context.SchedulerOptions?

        /// A publisher of the upstream's values, received on `scheduler`.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            Rescheduling { [scheduler, options] in scheduler.schedule(options: options, $0) }
                .connect(upstream, to: subscriber)
        }
    }
}

extension Publisher {
    /// Brings values and the end to the subscriber on a scheduler, for instance the main queue.
    public func receive<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S>
    where S: Scheduler {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }
}
