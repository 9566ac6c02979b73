extension Publishers {
    /// Sends one property of each value.
    public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
        /// The upstream's errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// The property that is sent.
        public let keyPath: KeyPath<Upstream.Output, Output>

        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            upstream.subscribe(Relay(subscriber) { [keyPath] in .pass($0[keyPath: keyPath]) })
        }
    }
}

extension Publisher {
    /// Sends one property of each value.
    public func map<T>(_ keyPath: KeyPath<Self.Output, T>) -> Publishers.MapKeyPath<Self, T> {
        Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
    }
}
