/// A subscriber whose real type is hidden, or one made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
    /// Tells this subscriber from others.
    public let combineIdentifier: CombineIdentifier

    private let onSubscription: (any Subscription) -> Void
    private let onValue: (Input) -> Subscribers.Demand
    private let onCompletion: (Subscribers.Completion<Failure>) -> Void

    /// Hides the type of `subscriber`.
    public init<S>(_ subscriber: S) where Input == S.Input, Failure == S.Failure, S: Subscriber {
        combineIdentifier = subscriber.combineIdentifier
        onSubscription = subscriber.receive(subscription:)
        onValue = subscriber.receive
        onCompletion = subscriber.receive(completion:)
    }

    /// A subscriber that sends what it receives to a subject.
    public init<S>(_ subject: S) where Input == S.Output, Failure == S.Failure, S: Subject {
        self.init(SubjectFeed(subject))
    }

    /// A subscriber that calls these closures. Without `receiveValue` it asks for nothing more.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        onSubscription = receiveSubscription ?? { _ in }
        onValue = receiveValue ?? { _ in .none }
        onCompletion = receiveCompletion ?? { _ in }
    }

    /// Always `Anonymous AnySubscriber`.
    public var description: String { "Anonymous AnySubscriber" }

    public func receive(subscription: any Subscription) {
        onSubscription(subscription)
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
        onValue(value)
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
        onCompletion(completion)
    }
}
