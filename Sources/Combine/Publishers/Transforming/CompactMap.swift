extension Publishers {
    /// Turns each value into another and leaves out those that become nil.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// The upstream's errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Makes the new value, or nil.
        public let transform: (Upstream.Output) -> Output?

        /// A publisher of what `transform` makes of the upstream's values, where that is something.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            upstream.subscribe(Relay(subscriber) { [transform] in transform($0).map { .pass($0) } ?? .skip })
        }
    }

    /// Turns each value into another with a closure that may throw, and leaves out those that become nil.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        /// Whatever the closure throws or the upstream fails with.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream

        /// Makes the new value, or nil.
        public let transform: (Upstream.Output) throws -> Output?

        /// A publisher of what `transform` makes of the upstream's values, where that is something.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
            upstream.subscribe(
                Relay<_, Upstream.Failure, _, _>.throwing(subscriber) { [transform] in
                    try transform($0).map { .pass($0) } ?? .skip
                })
        }
    }
}

extension Publisher {
    /// Turns each value into another and leaves out those that become nil.
    ///
    ///     (0...5).publisher.compactMap { romanNumerals[$0] }
    public func compactMap<T>(_ transform: @escaping (Self.Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Turns each value into another, leaves out those that become nil, and ends with an error that `transform` throws.
    public func tryCompactMap<T>(_ transform: @escaping (Self.Output) throws -> T?) -> Publishers.TryCompactMap<Self, T>
    {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }
}
