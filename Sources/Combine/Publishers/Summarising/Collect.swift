extension Publishers {
    /// Sends all values at the end, as one array.
    public struct Collect<Upstream: Publisher>: Publisher {
        /// All values.
        public typealias Output = [Upstream.Output]

        /// The upstream's errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// A publisher of the upstream's values, together.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, S.Input == [Upstream.Output] {
            var values: [Upstream.Output] = []
            Summary(
                onValue: { value in
                    values.append(value)
                    return .more
                }, answer: { values }
            )
            .connect(upstream, to: subscriber)
        }
    }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends all values at the end, as one array. After an error there is none.
    public func collect() -> Publishers.Collect<Self> {
        Publishers.Collect(upstream: self)
    }
}
