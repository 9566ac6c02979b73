extension Publishers {
    /// Lets some values through.
    public struct Filter<Upstream: Publisher>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// The upstream's errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Says whether a value goes through.
        public let isIncluded: (Upstream.Output) -> Bool

        /// A publisher of those of the upstream's values that `isIncluded` lets through.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(Relay(subscriber) { [isIncluded] in isIncluded($0) ? .pass($0) : .skip })
        }
    }

    /// Lets some values through, by a closure that may throw.
    public struct TryFilter<Upstream: Publisher>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// Whatever the closure throws or the upstream fails with.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream

        /// Says whether a value goes through.
        public let isIncluded: (Upstream.Output) throws -> Bool

        /// A publisher of those of the upstream's values that `isIncluded` lets through.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Output == S.Input, S.Failure == any Error {
            upstream.subscribe(
                Relay<_, Upstream.Failure, _, _>.throwing(subscriber) { [isIncluded] in
                    try isIncluded($0) ? .pass($0) : .skip
                })
        }
    }
}

extension Publisher {
    /// Lets those values through for which `isIncluded` says yes.
    ///
    ///     [0, 1, 2, 3, 4].publisher.filter { $0.isMultiple(of: 2) }    // 0 2 4
    public func filter(_ isIncluded: @escaping (Self.Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// Lets those values through for which `isIncluded` says yes, and ends with an error that it throws.
    public func tryFilter(_ isIncluded: @escaping (Self.Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }
}
