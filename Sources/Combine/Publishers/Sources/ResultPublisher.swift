extension Result {
    /// Sends the value and finishes, or ends with the error.
    public struct Publisher: Combine.Publisher {
        /// The value's type.
        public typealias Output = Success

        /// What everyone gets.
        public let result: Result<Success, Failure>

        /// A publisher of `result`.
        public init(_ result: Result<Success, Failure>) {
            self.result = result
        }

        /// A publisher of a value.
        public init(_ output: Output) {
            self.init(.success(output))
        }

        /// A publisher of an error.
        public init(_ failure: Failure) {
            self.init(.failure(failure))
        }

        public func receive<S>(subscriber: S) where Success == S.Input, Failure == S.Failure, S: Subscriber {
            switch result {
            case .success(let value): Outlet(subscriber).openWithAll(value)
            case .failure(let error): Outlet(subscriber).openWithEnd(.failure(error))
            }
        }
    }

    /// A publisher of the value or the error.
    public var publisher: Result<Success, Failure>.Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
