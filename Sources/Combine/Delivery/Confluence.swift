import Foundation

/// Several streams that flow into one. It finishes with the last of them and fails with the first that fails.
///
/// If the subscriber asks for all values, so does each stream. If it counts them, each stream is asked for one at a time, and
/// for the next one when that has been taken: no more than one value of each waits.
final class Confluence<Output, Failure: Error> {
    let outlet: Outlet<Output, Failure>

    private let lock = NSLock()
    private let streams = Cancellation()
    private var open = 0

    init<S: Subscriber>(_ downstream: S) where S.Input == Output, S.Failure == Failure {
        outlet = Outlet(downstream)
    }

    /// Adds a stream that brings no values itself, but keeps the whole open until it has `left`.
    func enter(_ member: any Cancellable) {
        lock.withLock { open += 1 }
        streams.add(member)
    }

    func leave() {
        let isLast = lock.withLock {
            open -= 1
            return open == 0
        }
        if isLast { outlet.send(completion: .finished) }
    }

    func fail(_ error: Failure) {
        streams.cancel()
        outlet.send(completion: .failure(error))
    }

    func cancel() {
        streams.cancel()
    }

    /// A stream of the kind that brings values; ask it for the first ones with `start`.
    func stream(onFinish: @escaping () -> Void = {}) -> Inlet<Output, Failure> {
        let ticket = streams.ticket()
        lock.withLock { open += 1 }
        weak var stream: Inlet<Output, Failure>?
        let inlet = Inlet<Output, Failure>(
            onValue: { [outlet] value in
                let isCounted = outlet.outstanding != .unlimited
                outlet.send(value, onTaken: isCounted ? { stream?.request(.max(1)) } : nil)
            },
            onCompletion: { completion in
                self.streams.remove(ticket)
                switch completion {
                case .finished:
                    onFinish()
                    self.leave()
                case .failure(let error):
                    self.fail(error)
                }
            })
        stream = inlet
        streams.add(inlet, as: ticket)
        return inlet
    }

    /// Asks a stream for its first values.
    func start(_ stream: Inlet<Output, Failure>) {
        stream.request(outlet.outstanding == .unlimited ? .unlimited : .max(1))
    }
}
