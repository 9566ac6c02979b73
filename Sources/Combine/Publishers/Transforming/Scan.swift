extension Publishers {
    /// Combines each value with the last result, and sends the new one.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        /// The upstream's errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// What the first value is combined with.
        public let initialResult: Output

        /// Makes the next result of the last one and a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// A publisher of the running result.
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            var result = initialResult
            upstream.subscribe(
                Relay(subscriber) { [nextPartialResult] in
                    result = nextPartialResult(result, $0)
                    return .pass(result)
                })
        }
    }

    /// Combines each value with the last result by a closure that may throw, and sends the new one.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        /// Whatever the closure throws or the upstream fails with.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream

        /// What the first value is combined with.
        public let initialResult: Output

        /// Makes the next result of the last one and a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// A publisher of the running result.
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
            var result = initialResult
            upstream.subscribe(
                Relay<_, Upstream.Failure, _, _>.throwing(subscriber) { [nextPartialResult] in
                    result = try nextPartialResult(result, $0)
                    return .pass(result)
                })
        }
    }
}

extension Publisher {
    /// Combines each value with the last result, and sends the new one.
    ///
    ///     (0...5).publisher.scan(0) { $0 + $1 }    // 0 1 3 6 10 15
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Combines each value with the last result, sends the new one, and ends with an error that the closure throws.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
