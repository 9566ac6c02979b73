/// Passes what it is sent to those who listen at that moment, and keeps nothing.
///
///     let taps = PassthroughSubject<Int, Never>()
///     let cancellable = taps.sink { print("tapped", $0) }
///     taps.send(1)
///
/// A subscriber that has not asked for a value when it is sent does not get it.
final public class PassthroughSubject<Output, Failure: Error>: Subject {
    private let audience = Audience<Output, Failure>()
    private let sources = SubjectSources()

    /// A subject without subscribers.
    public init() {}

    deinit {
        sources.cancel()
    }

    public func send(subscription: any Subscription) {
        sources.add(subscription)
    }

    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        audience.admit(subscriber, owner: self, onRequest: { [sources] _ in sources.start() })
    }

    public func send(_ input: Output) {
        audience.send(input)
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        audience.send(completion: completion)
    }
}
