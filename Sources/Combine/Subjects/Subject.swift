/// A publisher into which values can be put from outside, by calling `send(_:)`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to all subscribers.
    func send(_ value: Self.Output)

    /// Tells all subscribers that nothing more comes. What is sent after that is ignored.
    func send(completion: Subscribers.Completion<Self.Failure>)

    /// Gives the subject a subscription to draw values from.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Tells all subscribers that something has happened.
    public func send() {
        send(())
    }
}
