extension Publishers {
    /// Sends the values of any number of publishers as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The values of all.
        public typealias Output = Upstream.Output

        /// The errors of all; the first one ends it.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let publishers: [Upstream]

        /// A publisher of the values of all.
        public init(_ upstream: Upstream...) {
            self.init(upstream)
        }

        /// A publisher of the values of all.
        public init<S>(_ upstream: S) where Upstream == S.Element, S: Swift.Sequence {
            publishers = Array(upstream)
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            guard !publishers.isEmpty else { return Outlet(subscriber).openWithEnd(.finished) }
            let confluence = Confluence(subscriber)
            let streams = publishers.map { _ in confluence.stream() }
            let once = OnceOnly()
            confluence.outlet.open(
                onRequest: { _ in if once.isFirst() { streams.forEach(confluence.start) } },
                onCancel: confluence.cancel)
            for (publisher, stream) in Swift.zip(publishers, streams) { publisher.subscribe(stream) }
        }

        /// One more publisher beside the others.
        public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
            MergeMany(publishers + [other])
        }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends the values of this publisher and of another of the same type as they come.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> {
        Publishers.MergeMany(self, other)
    }
}
