import Foundation

/// A stream whose values come from one publisher after another. What was asked for and has not come is asked of the next.
final class Succession<Output, Failure: Error> {
    let outlet: Outlet<Output, Failure>

    private let lock = NSLock()
    private let others = Cancellation()
    private var current: (request: (Subscribers.Demand) -> Void, cancel: () -> Void)?
    private var isCancelled = false

    init<S: Subscriber>(_ downstream: S) where S.Input == Output, S.Failure == Failure {
        outlet = Outlet(downstream)
    }

    /// Something else that is cancelled when the stream ends.
    func add(_ member: any Cancellable) {
        others.add(member)
    }

    /// Gives the subscriber its subscription; called once, before the first publisher.
    func open() {
        outlet.open(
            onRequest: { demand in
                let current = self.lock.withLock { self.current }
                current?.request(demand)
            }, onCancel: cancel)
    }

    /// Takes values from `publisher` from now on, and no longer from the one before. `onCompletion` decides what follows its end.
    func follow<P: Publisher>(
        _ publisher: P, onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Output {
        let inlet = Inlet<Output, P.Failure>(
            onValue: { [outlet] in outlet.send($0) }, onCompletion: onCompletion)
        let (last, isCancelled) = lock.withLock {
            defer { if !self.isCancelled { current = (inlet.request, inlet.cancel) } }
            return (current, self.isCancelled)
        }
        guard !isCancelled else { return }
        last?.cancel()
        inlet.request(outlet.outstanding)
        publisher.subscribe(inlet)
    }

    /// Ends the stream from inside: nothing more is taken from the publisher of now.
    func stop(with completion: Subscribers.Completion<Failure>) {
        cancel()
        outlet.send(completion: completion)
    }

    private func cancel() {
        let current = lock.withLock {
            defer {
                self.current = nil
                isCancelled = true
            }
            return self.current
        }
        current?.cancel()
        others.cancel()
    }
}
