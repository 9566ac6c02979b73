extension Publishers {
    /// Says whether a value comes.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        /// Yes or no.
        public typealias Output = Bool

        /// The upstream's errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// The value that is looked for.
        public let output: Upstream.Output

        /// A publisher of whether `output` is among the upstream's values.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, S.Input == Bool {
            upstream.contains { [output] in $0 == output }.receive(subscriber: subscriber)
        }
    }

    /// Says whether a value comes that meets a condition.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        /// Yes or no.
        public typealias Output = Bool

        /// The upstream's errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// The condition.
        public let predicate: (Upstream.Output) -> Bool

        /// A publisher of whether `predicate` says yes for one of the upstream's values.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, S.Input == Bool {
            var isFound = false
            Summary(
                onValue: { [predicate] value in
                    isFound = predicate(value)
                    return isFound ? .enough : .more
                }, answer: { isFound }
            )
            .connect(upstream, to: subscriber)
        }
    }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publisher where Output: Equatable {
    /// Sends true as soon as `output` comes, or false at the end.
    public func contains(_ output: Self.Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}

extension Publisher {
    /// Sends true as soon as `predicate` says yes for a value, or false at the end.
    public func contains(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }
}
