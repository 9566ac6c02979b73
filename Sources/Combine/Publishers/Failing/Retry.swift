extension Publishers {
    /// Subscribes again after an error, a number of times.
    public struct Retry<Upstream: Publisher>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// The upstream's errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// How often it is tried again; nil for without end.
        public let retries: Int?

        /// A publisher of the upstream's values that begins anew up to `retries` times after an error.
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let succession = Succession(subscriber)
            succession.open()
            attempt(succession, retriesLeft: retries)
        }

        private func attempt(_ succession: Succession<Output, Failure>, retriesLeft: Int?) {
            succession.follow(upstream) { completion in
                guard case .failure = completion, retriesLeft.map({ $0 > 0 }) ?? true else {
                    return succession.stop(with: completion)
                }
                attempt(succession, retriesLeft: retriesLeft.map { $0 - 1 })
            }
        }
    }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Subscribes again after an error, up to `retries` times; then the error is passed on.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}
