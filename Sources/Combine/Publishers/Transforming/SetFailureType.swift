extension Publishers {
    /// Says of a publisher that cannot fail that it may, to fit it to others.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// Where the values come from.
        public let upstream: Upstream

        /// A publisher of the upstream's values.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S) where Failure == S.Failure, S: Subscriber, Upstream.Output == S.Input {
            upstream.subscribe(
                Relay<_, Never, _, _>(
                    subscriber, onValue: { .pass($0) }, onCompletion: { _ in .finished }))
        }

        /// The same with another kind of error.
        public func setFailureType<E>(to failure: E.Type) -> Publishers.SetFailureType<Upstream, E> where E: Error {
            Publishers.SetFailureType<Upstream, E>(upstream: upstream)
        }
    }
}

extension Publisher where Failure == Never {
    /// Says that this publisher, which cannot fail, may end with an error of this type.
    public func setFailureType<E>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> where E: Error {
        Publishers.SetFailureType(upstream: self)
    }
}
