import Foundation

/// What an operator makes of one value.
enum RelayStep<Output, Failure: Error> {
    case pass(Output)
    /// Nothing comes of it; another one is asked for in its place.
    case skip
    /// Passes it, then ends.
    case last(Output)
    case finish
    case fail(Failure)
}

/// The middle of a stream in which each value becomes at most one, on the same thread, at once.
final class Relay<Input, InputFailure: Error, Output, Failure: Error>: Subscriber, Subscription {
    typealias Step = RelayStep<Output, Failure>

    /// What is let go of together, at the end.
    private struct Ends {
        let downstream: any Subscriber<Output, Failure>
        let onValue: (Input) -> Step
        let onCompletion: (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Failure>
        var upstream: (any Subscription)?
    }

    private let lock = NSLock()
    private var ends: Ends?

    init<S: Subscriber>(
        _ downstream: S, onValue: @escaping (Input) -> Step,
        onCompletion: @escaping (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Failure>
    ) where S.Input == Output, S.Failure == Failure {
        ends = Ends(downstream: downstream, onValue: onValue, onCompletion: onCompletion)
    }

    func receive(subscription: any Subscription) {
        lock.lock()
        guard let ends, ends.upstream == nil else {
            lock.unlock()
            return subscription.cancel()
        }
        self.ends?.upstream = subscription
        lock.unlock()
        ends.downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let ends = lock.withLock({ ends }) else { return .none }
        switch ends.onValue(input) {
        case .pass(let output):
            return ends.downstream.receive(output)
        case .skip:
            return .max(1)
        case .last(let output):
            _ = ends.downstream.receive(output)
            stop(with: .finished)
        case .finish:
            stop(with: .finished)
        case .fail(let error):
            stop(with: .failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<InputFailure>) {
        guard let ends = end() else { return }
        ends.downstream.receive(completion: ends.onCompletion(completion))
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { ends?.upstream }?.request(demand)
    }

    func cancel() {
        end()?.upstream?.cancel()
    }

    private func stop(with completion: Subscribers.Completion<Failure>) {
        guard let ends = end() else { return }
        ends.upstream?.cancel()
        ends.downstream.receive(completion: completion)
    }

    private func end() -> Ends? {
        lock.withLock {
            defer { ends = nil }
            return ends
        }
    }
}

extension Relay where InputFailure == Failure {
    /// A relay that passes the end on as it is.
    convenience init<S: Subscriber>(_ downstream: S, onValue: @escaping (Input) -> Step)
    where S.Input == Output, S.Failure == Failure {
        self.init(downstream, onValue: onValue, onCompletion: { $0 })
    }
}

extension Relay where Failure == any Error {
    /// A relay that ends with whatever error `step` throws.
    static func throwing<S: Subscriber>(_ downstream: S, _ step: @escaping (Input) throws -> Step) -> Relay
    where S.Input == Output, S.Failure == any Error {
        Relay(
            downstream,
            onValue: { input in
                do { return try step(input) } catch { return .fail(error) }
            }, onCompletion: { $0.erased() })
    }
}
