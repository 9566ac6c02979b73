extension Publishers {
    /// Sends a value and finishes in place of an error.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// It cannot fail.
        public typealias Failure = Never

        /// The value that is sent.
        public let output: Upstream.Output

        /// Where the values come from.
        public let upstream: Upstream

        /// A publisher of the upstream's values, and of `output` if it fails.
        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Output == S.Input, S.Failure == Never {
            upstream.catch { [output] _ in Just(output) }.receive(subscriber: subscriber)
        }
    }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
    /// Sends `output` and finishes in place of an error.
    public func replaceError(with output: Self.Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}
