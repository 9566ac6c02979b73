import Foundation

extension Subscribers {
    /// A subscriber that writes each value to a property of an object, which it keeps alive until the end.
    final public class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
        /// An assignment cannot fail.
        public typealias Failure = Never

        private let lock = NSLock()
        private var root: Root?
        private var subscription: (any Subscription)?

        /// The property that is written.
        final public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// A subscriber that writes to `keyPath` of `object`.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            root = object
            self.keyPath = keyPath
        }

        /// The object that is written to; nil after the end.
        final public var object: Root? { lock.withLock { root } }

        /// The names of the types.
        final public var description: String { "Assign \(Root.self)." }

        final public func receive(subscription: any Subscription) {
            let isAccepted = lock.withLock {
                guard root != nil, self.subscription == nil else { return false }
                self.subscription = subscription
                return true
            }
            guard isAccepted else { return subscription.cancel() }
            subscription.request(.unlimited)
        }

        final public func receive(_ value: Input) -> Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        final public func receive(completion: Completion<Never>) {
            _ = end()
        }

        final public func cancel() {
            end().subscription?.cancel()
        }

        private func end() -> (root: Root?, subscription: (any Subscription)?) {
            lock.withLock {
                defer {
                    root = nil
                    subscription = nil
                }
                return (root, subscription)
            }
        }
    }
}

extension Publisher where Failure == Never {
    /// Writes each value to a property of `object`, until the result is cancelled or let go of. The object is kept alive
    /// until then: for a property of the object that keeps the result, use `assign(to:)`.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Self.Output>, on object: Root) -> AnyCancellable
    {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
