import Foundation

/// Two streams whose values go on in pairs. A rule says which pairs there are and when no more can come.
final class Pairing<A, B, Failure: Error, Rule: PairingRule> where Rule.A == A, Rule.B == B {
    private let outlet: Outlet<(A, B), Failure>
    private let keeping: Outlet<(A, B), Failure>.Keeping
    private let streams = Cancellation()
    private let lock = NSLock()
    private var rule: Rule

    init<S: Subscriber>(_ downstream: S, rule: Rule, keeping: Outlet<(A, B), Failure>.Keeping)
    where S.Input == (A, B), S.Failure == Failure {
        outlet = Outlet(downstream)
        self.rule = rule
        self.keeping = keeping
    }

    func connect<P: Publisher, Q: Publisher>(_ a: P, _ b: Q)
    where P.Output == A, Q.Output == B, P.Failure == Failure, Q.Failure == Failure {
        let left = Inlet<A, Failure>(
            onValue: { value in
                var value: A? = value
                self.update { $0.receive(left: &value) }
            },
            onCompletion: { self.end($0) { $0.endLeft() } })
        let right = Inlet<B, Failure>(
            onValue: { value in
                var value: B? = value
                self.update { $0.receive(right: &value) }
            },
            onCompletion: { self.end($0) { $0.endRight() } })
        streams.add(left)
        streams.add(right)
        outlet.open(
            onRequest: { demand in
                left.request(demand)
                right.request(demand)
            }, onCancel: streams.cancel)
        a.subscribe(left)
        b.subscribe(right)
    }

    private func update(_ change: (inout Rule) -> (A, B)?) {
        let (replaced, isOver) = lock.withLock {
            let pair = change(&rule)
            return (pair.flatMap { outlet.enqueue($0, keeping: keeping) }, rule.isOver)
        }
        withExtendedLifetime(replaced) {}
        outlet.deliver()
        if isOver { finish() }
    }

    private func end(_ completion: Subscribers.Completion<Failure>, _ change: (inout Rule) -> Void) {
        switch completion {
        case .failure(let error):
            streams.cancel()
            outlet.send(completion: .failure(error))
        case .finished:
            let isOver = lock.withLock {
                change(&rule)
                return rule.isOver
            }
            if isOver { finish() }
        }
    }

    private func finish() {
        streams.cancel()
        outlet.send(completion: .finished)
    }
}

/// Which pairs two streams make. A rule takes a value and leaves in its place one that it needs no longer, so that nothing is
/// let go of inside the lock.
protocol PairingRule {
    associatedtype A
    associatedtype B

    mutating func receive(left: inout A?) -> (A, B)?
    mutating func receive(right: inout B?) -> (A, B)?
    mutating func endLeft()
    mutating func endRight()

    /// No more pairs can come.
    var isOver: Bool { get }
}
