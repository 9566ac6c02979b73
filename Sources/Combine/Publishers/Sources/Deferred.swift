/// Makes a publisher anew for each subscriber, when it comes.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// The values of the publisher that is made.
    public typealias Output = DeferredPublisher.Output

    /// The errors of the publisher that is made.
    public typealias Failure = DeferredPublisher.Failure

    /// Makes the publisher.
    public let createPublisher: () -> DeferredPublisher

    /// A publisher that calls `createPublisher` for each subscriber.
    public init(createPublisher: @escaping () -> DeferredPublisher) {
        self.createPublisher = createPublisher
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, DeferredPublisher.Failure == S.Failure, DeferredPublisher.Output == S.Input {
        createPublisher().subscribe(subscriber)
    }
}
