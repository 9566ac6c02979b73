import Foundation

extension Publishers {
    /// Leaves out values until another publisher sends one.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        /// The upstream's values.
        public typealias Output = Upstream.Output

        /// The errors of both.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Whose first value lets them through.
        public let other: Other

        /// A publisher of the upstream's values after the first one of `other`.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S>(subscriber: S)
        where Upstream.Output == S.Input, S: Subscriber, Other.Failure == S.Failure {
            let outlet = Outlet(subscriber)
            let sides = Cancellation()
            let gate = Gate()
            let values = Inlet<Output, Failure>(
                onValue: { outlet.send($0) },
                onCompletion: {
                    sides.cancel()
                    outlet.send(completion: $0)
                })
            let signal = Inlet<Other.Output, Failure>(
                onValue: { _ in gate.open() },
                onCompletion: {
                    // Without a signal nothing can come any more, whatever the upstream does.
                    if case .finished = $0, gate.isOpen { return }
                    sides.cancel()
                    outlet.send(completion: $0)
                })
            sides.add(values)
            sides.add(signal)
            signal.request(.max(1))
            outlet.open(onRequest: values.request, onCancel: sides.cancel)
            other.subscribe(signal)
            upstream.filter { _ in gate.isOpen }.subscribe(values)
        }
    }
}

/// Closed until it is opened.
private final class Gate {
    private let lock = NSLock()
    private var wasOpened = false

    var isOpen: Bool { lock.withLock { wasOpened } }

    func open() { lock.withLock { wasOpened = true } }
}

extension Publisher {
    /// Leaves out values until `publisher` sends one. If `publisher` ends before that, so does this.
    public func drop<P>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where P: Publisher, Self.Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}
