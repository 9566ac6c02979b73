import Foundation

extension Publishers {
    /// Sends the elements of a sequence, as they are asked for, then finishes.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        /// The sequence's elements.
        public typealias Output = Elements.Element

        /// What is sent.
        public let sequence: Elements

        /// A publisher of the elements of `sequence`.
        public init(sequence: Elements) {
            self.sequence = sequence
        }

        public func receive<S>(subscriber: S) where Failure == S.Failure, S: Subscriber, Elements.Element == S.Input {
            let steps = SequenceSteps<Elements, Failure>(sequence)
            let outlet = Outlet(subscriber)
            guard !steps.isEmpty else { return outlet.openWithEnd(.finished) }
            outlet.open(onRequest: { steps.add($0, to: outlet) }, onCancel: steps.cancel)
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
    /// A publisher of the elements.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Where in a sequence one subscriber is.
private final class SequenceSteps<Elements: Sequence, Failure: Error> {
    /// Only touched by the one who sends; the sequence is the app's code and runs without the lock.
    private var rest: Elements.Iterator
    /// One element ahead, so that the end comes right after the last one.
    private var ahead: Elements.Element?

    private let lock = NSLock()
    private var demand = Subscribers.Demand.none
    private var isSending = false
    private var isCancelled = false

    init(_ sequence: Elements) {
        rest = sequence.makeIterator()
        ahead = rest.next()
    }

    var isEmpty: Bool { ahead == nil }

    /// Sends what is asked for; if that is going on already, it goes on for longer.
    func add(_ demand: Subscribers.Demand, to outlet: Outlet<Elements.Element, Failure>) {
        let isFirst = lock.withLock {
            self.demand += demand
            defer { isSending = true }
            return !isSending
        }
        guard isFirst else { return }
        while takeTurn(), let element = ahead {
            ahead = rest.next()
            outlet.enqueue(element)
            if isEmpty { outlet.enqueue(completion: .finished) }
            outlet.deliver()
        }
    }

    func cancel() {
        lock.withLock { isCancelled = true }
    }

    private func takeTurn() -> Bool {
        lock.withLock {
            guard demand > .none, !isCancelled else {
                isSending = false
                return false
            }
            demand -= 1
            return true
        }
    }
}
