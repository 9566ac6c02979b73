extension Publishers {
    /// Turns an error into another.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// Where the values come from.
        public let upstream: Upstream

        /// Makes the new error.
        public let transform: (Upstream.Failure) -> Failure

        /// A publisher of the upstream's values with another kind of error.
        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S>(subscriber: S) where Failure == S.Failure, S: Subscriber, Upstream.Output == S.Input {
            upstream.subscribe(
                Relay<_, Upstream.Failure, _, _>(
                    subscriber, onValue: { .pass($0) }, onCompletion: { [transform] in $0.mapError(transform) }))
        }
    }
}

extension Publisher {
    /// Turns an error into another.
    public func mapError<E>(_ transform: @escaping (Self.Failure) -> E) -> Publishers.MapError<Self, E> where E: Error {
        Publishers.MapError(upstream: self, transform: transform)
    }
}
