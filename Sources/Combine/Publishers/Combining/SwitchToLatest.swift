import Foundation

extension Publishers {
    /// Receives publishers and sends the values of the newest one.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        /// The values of the publishers that come.
        public typealias Output = P.Output

        /// The errors of all; the first one ends it.
        public typealias Failure = P.Failure

        /// Where the publishers come from.
        public let upstream: Upstream

        /// A publisher of the values of the newest of the publishers that come.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S) where S: Subscriber, P.Output == S.Input, Upstream.Failure == S.Failure {
            let succession = Succession(subscriber)
            let newest = Newest()
            let inlet = Inlet<P, Failure>(
                onValue: { publisher in
                    let number = newest.begin()
                    succession.follow(publisher) { completion in
                        switch completion {
                        case .finished: if newest.end(number) { succession.stop(with: .finished) }
                        case .failure: succession.stop(with: completion)
                        }
                    }
                },
                onCompletion: { completion in
                    switch completion {
                    case .finished: if newest.endAll() { succession.stop(with: .finished) }
                    case .failure: succession.stop(with: completion)
                    }
                })
            succession.add(inlet)
            succession.open()
            inlet.request(.unlimited)
            upstream.subscribe(inlet)
        }
    }
}

/// Counts publishers that follow each other, to know when the last of them has ended.
private final class Newest {
    private let lock = NSLock()
    private var number = 0
    private var isOpen = false
    private var moreMayCome = true

    func begin() -> Int {
        lock.withLock {
            number += 1
            isOpen = true
            return number
        }
    }

    /// Returns whether nothing more can come.
    func end(_ number: Int) -> Bool {
        lock.withLock {
            if number == self.number { isOpen = false }
            return !isOpen && !moreMayCome
        }
    }

    /// Returns whether nothing more can come.
    func endAll() -> Bool {
        lock.withLock {
            moreMayCome = false
            return !isOpen
        }
    }
}

extension Publisher where Failure == Output.Failure, Output: Publisher {
    /// Sends the values of the newest of the publishers that come; those before it are cancelled.
    public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// Sends the values of the newest of the publishers that come, which may fail.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<Self.Output, Publishers.SetFailureType<Self, Self.Output.Failure>>
    {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    /// Sends the values of the newest of the publishers that come; those before it are cancelled.
    public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}
