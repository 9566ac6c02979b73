/// A publisher that waits until it is told to start, so that all subscribers can be there first.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts it, until the result is cancelled.
    func connect() -> any Cancellable
}
