extension Publishers {
    /// Stops the process if there is an error.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// It cannot fail.
        public typealias Failure = Never

        /// Where the values come from.
        public let upstream: Upstream

        /// Said before the error when the process stops.
        public let prefix: String

        /// The file that is named when the process stops.
        public let file: StaticString

        /// The line that is named when the process stops.
        public let line: UInt

        /// A publisher of the upstream's values, which never fails.
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Output == S.Input, S.Failure == Never {
            upstream
                .mapError { [prefix, file, line] error -> Never in
                    fatalError("\(prefix): \(error)", file: file, line: line)
                }
                .receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Says that this publisher never fails; if it does all the same, the process stops, as Apple documents it.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}
