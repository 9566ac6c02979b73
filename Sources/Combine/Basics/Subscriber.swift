/// Someone who receives values from a publisher.
///
/// It gets a subscription first and asks it for values. Calls come one at a time.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The kind of values received.
    associatedtype Input

    /// The kind of error received; `Never` if there can be none.
    associatedtype Failure: Error

    /// The publisher has accepted this subscriber, which can now ask for values.
    func receive(subscription: any Subscription)

    /// A value has come. Returns how many more are wanted beyond those that were asked for before.
    func receive(_ input: Self.Input) -> Subscribers.Demand

    /// Nothing more will come.
    func receive(completion: Subscribers.Completion<Self.Failure>)
}

extension Subscriber where Input == Void {
    /// The publisher says that something has happened.
    public func receive() -> Subscribers.Demand {
        receive(())
    }
}

/// The namespace of the ready-made subscribers.
public enum Subscribers {}
