/// Announces that an object is about to change; it does not say what.
final public class ObservableObjectPublisher: Publisher {
    /// No value: only that it happens.
    public typealias Output = Void

    /// An object cannot fail.
    public typealias Failure = Never

    private let audience = Audience<Void, Never>()

    /// A publisher without subscribers.
    public init() {}

    final public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
        audience.admit(subscriber, owner: self)
    }

    /// Tells all subscribers that the object is about to change.
    final public func send() {
        audience.send(())
    }
}
