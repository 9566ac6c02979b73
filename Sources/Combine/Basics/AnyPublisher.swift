/// A publisher whose real type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    private let publisher: any Publisher<Output, Failure>

    /// Hides the type of `publisher`.
    public init<P>(_ publisher: P) where Output == P.Output, Failure == P.Failure, P: Publisher {
        self.publisher = (publisher as? AnyPublisher<Output, Failure>)?.publisher ?? publisher
    }

    /// Always `AnyPublisher`.
    public var description: String { "AnyPublisher" }

    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        publisher.receive(subscriber: subscriber)
    }
}

extension Publisher {
    /// Hides the type of this publisher, so that a signature need not spell out a chain of operators.
    @inlinable
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        AnyPublisher(self)
    }
}
