/// Keeps one value, gives it to everyone who comes, and tells them whenever it changes.
///
///     let name = CurrentValueSubject<String, Never>("Ada")
///     let cancellable = name.sink { print($0) }    // Ada
///     name.value = "Grace"                         // Grace
///
/// A subscriber that asks too slowly misses values in between, never the newest.
final public class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let audience = Audience<Output, Failure>(keeping: .newest(1))
    private let sources = SubjectSources()
    private var current: Output

    /// A subject that starts with `value`.
    public init(_ value: Output) {
        current = value
        sources.start()
    }

    deinit {
        sources.cancel()
    }

    /// The value of now; setting it sends it to all subscribers.
    final public var value: Output {
        get { audience.withLock { current } }
        set { send(newValue) }
    }

    public func send(subscription: any Subscription) {
        sources.add(subscription)
    }

    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        audience.admit(subscriber, owner: self, first: { current })
    }

    public func send(_ input: Output) {
        // The old value goes out of the lock before it is let go of: its deinit may read this subject.
        var old = input
        audience.send(input) { swap(&old, &current) }
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        audience.send(completion: completion)
    }
}
