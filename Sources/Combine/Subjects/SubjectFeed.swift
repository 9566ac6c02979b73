import Foundation

/// Hands what it receives to a subject.
final class SubjectFeed<S: Subject>: Subscriber, Subscription {
    private let lock = NSLock()
    private var subject: S?
    private var upstream: (any Subscription)?

    init(_ subject: S) {
        self.subject = subject
    }

    func receive(subscription: any Subscription) {
        let subject = lock.withLock { () -> S? in
            guard upstream == nil else { return nil }
            if self.subject != nil { upstream = subscription }
            return self.subject
        }
        guard let subject else { return subscription.cancel() }
        subject.send(subscription: self)
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        lock.withLock { subject }?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        end().subject?.send(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { upstream }?.request(demand)
    }

    func cancel() {
        end().upstream?.cancel()
    }

    private func end() -> (subject: S?, upstream: (any Subscription)?) {
        lock.withLock {
            defer {
                subject = nil
                upstream = nil
            }
            return (subject, upstream)
        }
    }
}
