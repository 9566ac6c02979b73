import Foundation

/// Takes one value after another from a publisher, for tasks that wait for them. The subscription ends when this is let go of.
final class AsyncValues<Input, Failure: Error> {
    private let mailbox = AsyncMailbox<Input, Failure>()

    init<P: Publisher>(_ publisher: P) where P.Output == Input, P.Failure == Failure {
        publisher.subscribe(mailbox)
    }

    deinit {
        mailbox.cancel()
    }

    func next(isolation: isolated (any Actor)? = #isolation) async -> Result<Input?, Failure> {
        await withTaskCancellationHandler {
            await withCheckedContinuation { mailbox.wait($0) }.value
        } onCancel: { [mailbox] in
            mailbox.cancel()
        }
    }
}

/// Between a publisher, which sends on any thread, and tasks that wait.
private final class AsyncMailbox<Input, Failure: Error>: Subscriber, @unchecked Sendable {
    typealias Answer = Transfer<Result<Input?, Failure>>

    private let lock = NSLock()
    private var subscription: (any Subscription)?
    /// What was asked for before there was a subscription.
    private var early = Subscribers.Demand.none
    private var waiting: [CheckedContinuation<Answer, Never>] = []
    private var error: Failure?
    private var isOver = false

    func wait(_ continuation: CheckedContinuation<Answer, Never>) {
        lock.lock()
        guard !isOver else {
            let error = self.error
            self.error = nil
            lock.unlock()
            return continuation.resume(returning: Transfer(error.map { .failure($0) } ?? .success(nil)))
        }
        waiting.append(continuation)
        let subscription = subscription
        if subscription == nil { early += 1 }
        lock.unlock()
        subscription?.request(.max(1))
    }

    func receive(subscription: any Subscription) {
        lock.lock()
        guard !isOver, self.subscription == nil else {
            lock.unlock()
            return subscription.cancel()
        }
        self.subscription = subscription
        let demand = early
        lock.unlock()
        if demand > .none { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let continuation = lock.withLock { waiting.isEmpty ? nil : waiting.removeFirst() }
        continuation?.resume(returning: Transfer(.success(input)))
        return .none
    }

    /// The first who waits gets the error, the others the end.
    func receive(completion: Subscribers.Completion<Failure>) {
        var waiting = end(completion).waiting
        if case .failure(let error) = completion, !waiting.isEmpty {
            waiting.removeFirst().resume(returning: Transfer(.failure(error)))
        }
        for continuation in waiting { continuation.resume(returning: Transfer(.success(nil))) }
    }

    func cancel() {
        let (waiting, subscription) = end(.finished)
        subscription?.cancel()
        for continuation in waiting { continuation.resume(returning: Transfer(.success(nil))) }
    }

    private func end(
        _ completion: Subscribers.Completion<Failure>
    ) -> (waiting: [CheckedContinuation<Answer, Never>], subscription: (any Subscription)?) {
        lock.withLock {
            if case .failure(let error) = completion, !isOver, waiting.isEmpty { self.error = error }
            isOver = true
            defer {
                waiting = []
                subscription = nil
            }
            return (waiting, subscription)
        }
    }
}
