/// What connects one subscriber to one publisher. Cancelling it ends the values and lets go of both sides.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Tells the publisher that it may send this many values more.
    func request(_ demand: Subscribers.Demand)
}

/// The namespace of the ready-made subscriptions.
public enum Subscriptions {}

extension Subscriptions {
    /// A subscription that never delivers a value, for publishers that complete at once.
    public static var empty: any Subscription { EmptySubscription() }
}

private final class EmptySubscription: Subscription, CustomStringConvertible {
    var description: String { "Empty" }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {}
}
