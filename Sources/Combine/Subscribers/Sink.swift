import Foundation

extension Subscribers {
    /// A subscriber that asks for all values and calls a closure with each.
    final public class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
        private struct Handlers {
            let onValue: (Input) -> Void
            let onCompletion: (Completion<Failure>) -> Void
        }

        private let lock = NSLock()
        /// Nil once nothing more may come.
        private var handlers: Handlers?
        private var subscription: (any Subscription)?

        /// A sink that calls `receiveValue` with each value and `receiveCompletion` at the end.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            handlers = Handlers(onValue: receiveValue, onCompletion: receiveCompletion)
        }

        /// Always `Sink`.
        final public var description: String { "Sink" }

        final public func receive(subscription: any Subscription) {
            let isAccepted = lock.withLock {
                guard handlers != nil, self.subscription == nil else { return false }
                self.subscription = subscription
                return true
            }
            guard isAccepted else { return subscription.cancel() }
            subscription.request(.unlimited)
        }

        final public func receive(_ value: Input) -> Demand {
            lock.withLock { handlers }?.onValue(value)
            return .none
        }

        final public func receive(completion: Completion<Failure>) {
            end().handlers?.onCompletion(completion)
        }

        final public func cancel() {
            end().subscription?.cancel()
        }

        private func end() -> (handlers: Handlers?, subscription: (any Subscription)?) {
            lock.withLock {
                defer {
                    handlers = nil
                    subscription = nil
                }
                return (handlers, subscription)
            }
        }
    }
}

extension Publisher {
    /// Calls `receiveValue` with each value and `receiveCompletion` at the end, until the result is cancelled or let go of.
    public func sink(
        receiveCompletion: @escaping ((Subscribers.Completion<Self.Failure>) -> Void),
        receiveValue: @escaping ((Self.Output) -> Void)
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls `receiveValue` with each value, until the result is cancelled or let go of.
    public func sink(receiveValue: @escaping ((Self.Output) -> Void)) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
