import Foundation

extension Publishers {
    /// Subscribes to a publisher once and passes its values through a subject to all subscribers.
    final public class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// The upstream's errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        final public let upstream: Upstream

        /// Makes the subject, once, when it is needed.
        final public let createSubject: () -> SubjectType

        private let lock = NSRecursiveLock()
        private lazy var subject = createSubject()

        /// A publisher of the upstream's values, once it is connected.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        final public func receive<S>(subscriber: S)
        where S: Subscriber, SubjectType.Failure == S.Failure, SubjectType.Output == S.Input {
            lock.withLock { subject }.subscribe(subscriber)
        }

        final public func connect() -> any Cancellable {
            upstream.subscribe(lock.withLock { subject })
        }
    }
}

extension Publisher {
    /// Passes values to all subscribers through the subject that `createSubject` makes, once it is connected.
    public func multicast<S>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Passes values to all subscribers through `subject`, once it is connected.
    public func multicast<S>(subject: S) -> Publishers.Multicast<Self, S>
    where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output {
        multicast { subject }
    }
}
