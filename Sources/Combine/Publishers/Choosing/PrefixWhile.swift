extension Publishers {
    /// Sends values for as long as a condition holds, then finishes.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// The upstream's errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// The condition.
        public let predicate: (Upstream.Output) -> Bool

        /// A publisher of the upstream's values before the first one for which `predicate` says no.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(Relay(subscriber) { [predicate] in predicate($0) ? .pass($0) : .finish })
        }
    }
}

extension Publisher {
    /// Sends values until `predicate` says no for one, then finishes.
    ///
    ///     [0, 1, 2, 3, 4, 5].publisher.prefix { $0 < 3 }    // 0 1 2
    public func prefix(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }
}
