extension Publishers {
    /// Sends a value if none came.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// The upstream's errors.
        public typealias Failure = Upstream.Failure

        /// The value that is sent.
        public let output: Upstream.Output

        /// Where the values come from.
        public let upstream: Upstream

        /// A publisher of the upstream's values, or of `output` if there are none.
        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let succession = Succession(subscriber)
            var isEmpty = true
            succession.open()
            succession.follow(upstream.handleEvents(receiveOutput: { _ in isEmpty = false })) { [output] completion in
                if case .finished = completion, isEmpty { succession.outlet.enqueue(output) }
                succession.stop(with: completion)
            }
        }
    }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
    /// Sends `output` if this publisher finishes without a value.
    public func replaceEmpty(with output: Self.Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}
