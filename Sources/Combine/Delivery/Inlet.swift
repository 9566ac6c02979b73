import Foundation

/// The end of a stream that an operator holds: receives from one publisher on the operator's behalf.
///
/// It can be asked for values, and cancelled, before its subscription has come.
final class Inlet<Input, Failure: Error>: Subscriber, Cancellable {
    private struct Handlers {
        let onValue: (Input) -> Void
        let onCompletion: (Subscribers.Completion<Failure>) -> Void
    }

    private let lock = NSLock()
    /// Nil once nothing more may come.
    private var handlers: Handlers?
    private var subscription: (any Subscription)?
    /// What was asked for before there was a subscription.
    private var early = Subscribers.Demand.none

    init(
        onValue: @escaping (Input) -> Void,
        onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        handlers = Handlers(onValue: onValue, onCompletion: onCompletion)
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let subscription = lock.withLock {
            if self.subscription == nil { early += demand }
            return self.subscription
        }
        subscription?.request(demand)
    }

    func cancel() {
        end().subscription?.cancel()
    }

    func receive(subscription: any Subscription) {
        lock.lock()
        guard handlers != nil, self.subscription == nil else {
            lock.unlock()
            return subscription.cancel()
        }
        self.subscription = subscription
        let demand = early
        lock.unlock()
        if demand > .none { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.withLock { handlers }?.onValue(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        end().handlers?.onCompletion(completion)
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
