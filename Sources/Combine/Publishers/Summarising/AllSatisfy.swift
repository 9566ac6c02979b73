extension Publishers {
    /// Says whether all values meet a condition.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        /// Yes or no.
        public typealias Output = Bool

        /// The upstream's errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// The condition.
        public let predicate: (Upstream.Output) -> Bool

        /// A publisher of whether `predicate` says yes for all of the upstream's values.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, S.Input == Bool {
            upstream.contains { [predicate] in !predicate($0) }.map(!).receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Sends false as soon as `predicate` says no for a value, or true at the end.
    public func allSatisfy(_ predicate: @escaping (Self.Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }
}
