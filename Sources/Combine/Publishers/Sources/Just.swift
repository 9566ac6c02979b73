/// Sends one value, then finishes.
public struct Just<Output>: Publisher {
    /// It cannot fail.
    public typealias Failure = Never

    /// The value that everyone gets.
    public let output: Output

    /// A publisher of `output`.
    public init(_ output: Output) {
        self.output = output
    }

    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == Never {
        Outlet(subscriber).openWithAll(output)
    }
}

extension Just: Equatable where Output: Equatable {}

extension Outlet {
    /// Gives the subscriber one value, when it asks for it, and the end.
    func openWithAll(_ value: Output) {
        enqueue(value)
        enqueue(completion: .finished)
        open()
    }

    /// Gives the subscriber the end at once.
    func openWithEnd(_ completion: Subscribers.Completion<Failure>) {
        enqueue(completion: completion)
        open()
    }
}
