extension Publishers {
    /// Turns each value into another with a closure.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        /// The upstream's errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Makes the new value.
        public let transform: (Upstream.Output) -> Output

        /// A publisher of what `transform` makes of the upstream's values.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            upstream.subscribe(Relay(subscriber) { [transform] in .pass(transform($0)) })
        }
    }

    /// Turns each value into another with a closure that may throw, which ends the values with the error.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        /// Whatever the closure throws or the upstream fails with.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream

        /// Makes the new value.
        public let transform: (Upstream.Output) throws -> Output

        /// A publisher of what `transform` makes of the upstream's values.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
            upstream.subscribe(
                Relay<_, Upstream.Failure, _, _>.throwing(subscriber) { [transform] in .pass(try transform($0)) })
        }
    }
}

extension Publisher {
    /// Turns each value into another.
    ///
    ///     [5, 4, 3].publisher.map { $0 * 2 }    // 10 8 6
    public func map<T>(_ transform: @escaping (Self.Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// Turns each value into another, or ends with the error that `transform` throws.
    public func tryMap<T>(_ transform: @escaping (Self.Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }

    /// Sends `output` in place of each nil.
    ///
    ///     [1.0, nil, 3.0].publisher.replaceNil(with: 0.0)    // 1.0 0.0 3.0
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Self.Output == T? {
        map { $0 ?? output }
    }
}
