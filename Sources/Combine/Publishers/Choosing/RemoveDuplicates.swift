extension Publishers {
    /// Leaves out a value that is the same as the one before it.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// The upstream's errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Says whether two values are the same.
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool

        /// A publisher of the upstream's values without repetitions.
        public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            var last: Output?
            upstream.subscribe(
                Relay(subscriber) { [predicate] in
                    if let last, predicate(last, $0) { return .skip }
                    last = $0
                    return .pass($0)
                })
        }
    }
}

extension Publisher where Output: Equatable {
    /// Leaves out a value that is equal to the one before it.
    ///
    ///     [0, 1, 2, 2, 3, 3, 3, 0].publisher.removeDuplicates()    // 0 1 2 3 0
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        removeDuplicates(by: ==)
    }
}

extension Publisher {
    /// Leaves out a value if `predicate` says that it is the same as the one before it.
    public func removeDuplicates(
        by predicate: @escaping (Self.Output, Self.Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }
}
