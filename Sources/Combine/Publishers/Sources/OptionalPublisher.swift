extension Optional {
    /// Sends the value, if there is one, then finishes.
    public struct Publisher: Combine.Publisher {
        /// The value's type.
        public typealias Output = Wrapped

        /// It cannot fail.
        public typealias Failure = Never

        /// The value, if there is one.
        public let output: Wrapped?

        /// A publisher of `output`.
        public init(_ output: Wrapped?) {
            self.output = output
        }

        public func receive<S>(subscriber: S) where Wrapped == S.Input, S: Subscriber, S.Failure == Never {
            if let output {
                Outlet(subscriber).openWithAll(output)
            } else {
                Outlet(subscriber).openWithEnd(.finished)
            }
        }
    }

    /// A publisher of the value, if there is one.
    public var publisher: Optional<Wrapped>.Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
