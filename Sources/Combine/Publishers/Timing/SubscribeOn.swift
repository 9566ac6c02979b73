extension Publishers {
    /// Subscribes, asks for values and cancels on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// The upstream's errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Where that is done.
        public let scheduler: Context

        /// How the scheduler is to do it.
        public let options: Context.SchedulerOptions?

        /// A publisher of the upstream's values that it is asked for on `scheduler`.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let schedule = { [scheduler, options] in scheduler.schedule(options: options, $0) }
            let outlet = Outlet(subscriber)
            let inlet = Inlet<Output, Failure>(
                onValue: { outlet.send($0) }, onCompletion: { outlet.send(completion: $0) })
            outlet.open(
                onRequest: { demand in schedule { inlet.request(demand) } },
                onCancel: { schedule { inlet.cancel() } })
            schedule { [upstream] in upstream.subscribe(inlet) }
        }
    }
}

extension Publisher {
    /// Subscribes, asks for values and cancels on a scheduler, where work that the publisher does is then done.
    public func subscribe<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S>
    where S: Scheduler {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}
