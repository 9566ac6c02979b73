extension Publishers {
    /// Makes a publisher of each value and sends what all of them send.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        /// The values of the publishers that are made.
        public typealias Output = NewPublisher.Output

        /// The errors of all; the first one ends it.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// How many publishers are followed at a time.
        public let maxPublishers: Subscribers.Demand

        /// Makes a publisher of a value.
        public let transform: (Upstream.Output) -> NewPublisher

        /// A publisher of the values of those that `transform` makes.
        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, NewPublisher.Output == S.Input, Upstream.Failure == S.Failure {
            let confluence = Confluence(subscriber)
            weak var source: Inlet<Upstream.Output, Failure>?
            let inlet = Inlet<Upstream.Output, Failure>(
                onValue: { [transform] value in
                    let stream = confluence.stream(onFinish: { source?.request(.max(1)) })
                    confluence.start(stream)
                    transform(value).subscribe(stream)
                },
                onCompletion: { completion in
                    switch completion {
                    case .finished: confluence.leave()
                    case .failure(let error): confluence.fail(error)
                    }
                })
            source = inlet
            confluence.enter(inlet)
            let once = OnceOnly()
            confluence.outlet.open(
                onRequest: { [maxPublishers] _ in if once.isFirst() { inlet.request(maxPublishers) } },
                onCancel: confluence.cancel)
            upstream.subscribe(inlet)
        }
    }
}

extension Publisher {
    /// Makes a publisher of each value and sends what all of them send. No more than `maxPublishers` are followed at a time.
    public func flatMap<T, P>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Self.Output) -> P
    ) -> Publishers.FlatMap<P, Self> where T == P.Output, P: Publisher, Self.Failure == P.Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Makes a publisher, which cannot fail, of each value and sends what all of them send.
    public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Self.Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Self.Failure>, Self> where P: Publisher, P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Failure == Never {
    /// Makes a publisher, which may fail, of each value and sends what all of them send.
    public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Self.Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where P: Publisher {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// Makes a publisher of each value and sends what all of them send.
    public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Self.Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P: Publisher, P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}
