import Foundation

/// The subscriptions that feed a subject. They are asked for all that they have once somebody wants values.
final class SubjectSources: Cancellable {
    private let lock = NSLock()
    private let subscriptions = Cancellation()
    private var waiting: [any Subscription] = []
    private var isStarted = false

    func add(_ subscription: any Subscription) {
        subscriptions.add(subscription)
        let isStarted = lock.withLock {
            if !self.isStarted { waiting.append(subscription) }
            return self.isStarted
        }
        if isStarted { subscription.request(.unlimited) }
    }

    func start() {
        let subscriptions = lock.withLock {
            isStarted = true
            defer { waiting = [] }
            return waiting
        }
        for subscription in subscriptions { subscription.request(.unlimited) }
    }

    func cancel() {
        lock.withLock { waiting = [] }
        subscriptions.cancel()
    }
}
