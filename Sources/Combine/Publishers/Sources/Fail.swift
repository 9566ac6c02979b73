/// Ends at once with an error.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The error that everyone gets.
    public let error: Failure

    /// A publisher that ends with `error`.
    public init(error: Failure) {
        self.error = error
    }

    /// The same, where the kind of values cannot be told from the context.
    public init(outputType: Output.Type, failure: Failure) {
        self.init(error: failure)
    }

    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}
