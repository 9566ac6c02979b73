extension Publishers {
    /// Combines all values to one, which is sent at the end.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        /// The upstream's errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// What the first value is combined with.
        public let initial: Output

        /// Makes the next result of the last one and a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// A publisher of the last result.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            var result = initial
            Summary(
                onValue: { [nextPartialResult] value in
                    result = nextPartialResult(result, value)
                    return .more
                }, answer: { result }
            )
            .connect(upstream, to: subscriber)
        }
    }

    /// Combines all values to one by a closure that may throw; it is sent at the end.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        /// Whatever the closure throws or the upstream fails with.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream

        /// What the first value is combined with.
        public let initial: Output

        /// Makes the next result of the last one and a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// A publisher of the last result.
        public init(
            upstream: Upstream, initial: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
            var result = initial
            Summary.throwing(
                { [nextPartialResult] value in
                    result = try nextPartialResult(result, value)
                    return .more
                }, answer: { result }
            )
            .connect(upstream, to: subscriber)
        }
    }
}

extension Publisher {
    /// Combines all values to one, which is sent at the end.
    ///
    ///     (0...10).publisher.reduce(0) { $0 + $1 }    // 55
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Combines all values to one, which is sent at the end, or ends with an error that the closure throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}
