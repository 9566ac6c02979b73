extension Publishers {
    /// Sends no value, only the end.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        /// There are none.
        public typealias Output = Never

        /// The upstream's errors.
        public typealias Failure = Upstream.Failure

        /// Whose end is sent.
        public let upstream: Upstream

        /// A publisher of the upstream's end.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, S.Input == Never {
            Summary(onValue: { _ in .more }, answer: { nil }).connect(upstream, to: subscriber)
        }
    }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends no value, only the end.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
        Publishers.IgnoreOutput(upstream: self)
    }
}
