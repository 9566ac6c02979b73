import Foundation

/// The end of a stream that a subscriber holds: hands it one event at a time, in order, and never more values than it has
/// asked for. Any thread may send at any moment.
///
/// Values sent while another thread is in the middle of a delivery are delivered by that thread, so no lock is held while
/// a subscriber runs and two streams that feed each other cannot block. Values sent by the subscriber itself, while it
/// receives, are delivered at once, inside.
final class Outlet<Output, Failure: Error>: Subscription {
    /// Which of the values that the subscriber has not asked for yet are kept for it.
    enum Keeping {
        case all
        /// As many; what comes after them is lost.
        case oldest(Int)
        /// As many; those before them are lost.
        case newest(Int)
    }

    private struct Entry {
        let value: Output
        let onTaken: (() -> Void)?
    }

    /// What is let go of together, at the end.
    private struct Ends {
        let downstream: any Subscriber<Output, Failure>
        var onRequest: (Subscribers.Demand) -> Void = { _ in }
        var onCancel: () -> Void = {}
    }

    private enum Event {
        case entry(Entry, Ends)
        case completion(Subscribers.Completion<Failure>, Ends)
    }

    private let lock = NSLock()
    private var ends: Ends?
    private var demand = Subscribers.Demand.none
    private var waiting: ArraySlice<Entry> = []
    private var completion: Subscribers.Completion<Failure>?
    private var deliverer: pthread_t?

    init<S: Subscriber>(_ downstream: S) where S.Input == Output, S.Failure == Failure {
        ends = Ends(downstream: downstream)
    }

    /// Gives the subscriber its subscription. What was sent before is delivered now, as far as it is asked for.
    ///
    /// `onRequest` is called with what the subscriber asks for, `onCancel` once if it has enough.
    func open(
        onRequest: @escaping (Subscribers.Demand) -> Void = { _ in }, onCancel: @escaping () -> Void = {}
    ) {
        lock.lock()
        ends?.onRequest = onRequest
        ends?.onCancel = onCancel
        let downstream = ends?.downstream
        deliverer = pthread_self()
        lock.unlock()
        downstream?.receive(subscription: self)
        lock.withLock { deliverer = nil }
        deliver()
    }

    /// What has been asked for and has not come yet.
    var outstanding: Subscribers.Demand { lock.withLock { demand } }

    /// `onTaken` is called after the subscriber has received the value.
    func send(_ value: Output, keeping: Keeping = .all, onTaken: (() -> Void)? = nil) {
        enqueue(value, keeping: keeping, onTaken: onTaken)
        deliver()
    }

    func send(completion: Subscribers.Completion<Failure>) {
        enqueue(completion: completion)
        deliver()
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none, let onRequest = add(demand) else { return }
        onRequest(demand)
        deliver()
    }

    func cancel() {
        lock.lock()
        let released = (ends, waiting)
        ends = nil
        waiting = []
        lock.unlock()
        released.0?.onCancel()
    }
}

extension Outlet {
    /// Puts a value in line without delivering it, for callers that hold a lock of their own to keep the order. Returns the
    /// value that lost its place to it, for them to let go of without the lock.
    @discardableResult
    func enqueue(_ value: Output, keeping: Keeping = .all, onTaken: (() -> Void)? = nil) -> Output? {
        lock.withLock {
            guard ends != nil, completion == nil else { return nil }
            var replaced: Entry?
            if demand <= waiting.count {
                switch keeping {
                case .oldest(let limit) where surplus >= limit, .newest(let limit) where limit == 0:
                    return nil
                case .newest(let limit) where surplus >= limit:
                    replaced = waiting.remove(at: waiting.endIndex - surplus)
                default:
                    break
                }
            }
            waiting.append(Entry(value: value, onTaken: onTaken))
            return replaced?.value
        }
    }

    /// How many values wait that have not been asked for.
    var unasked: Int { lock.withLock { surplus } }

    private var surplus: Int { waiting.count - min(waiting.count, demand.max ?? .max) }

    /// Puts the end in line. A failure does not wait for values that nobody has asked for.
    func enqueue(completion: Subscribers.Completion<Failure>) {
        let rest = lock.withLock { () -> ArraySlice<Entry> in
            guard ends != nil, self.completion == nil else { return [] }
            self.completion = completion
            guard case .failure = completion, let asked = demand.max else { return [] }
            defer { waiting = waiting.prefix(asked) }
            return waiting
        }
        withExtendedLifetime(rest) {}
    }

    /// Delivers what is in line and asked for, unless another thread is at it already.
    func deliver() {
        let current = pthread_self()
        let (isFree, outer) = lock.withLock {
            let isFree = deliverer == nil || deliverer == current
            defer { if isFree { deliverer = current } }
            return (isFree, deliverer)
        }
        guard isFree else { return }
        while let event = next(leavingTurnTo: outer) { deliver(event) }
    }

    /// If there is nothing to deliver, the turn ends in the same moment: what is sent afterwards finds nobody at it.
    private func next(leavingTurnTo outer: pthread_t?) -> Event? {
        lock.withLock {
            let event = takeFirst()
            if event == nil { deliverer = outer }
            return event
        }
    }

    private func takeFirst() -> Event? {
        guard let ends else { return nil }
        if demand > .none, let entry = waiting.popFirst() {
            demand -= 1
            return .entry(entry, ends)
        }
        guard waiting.isEmpty, let completion else { return nil }
        self.ends = nil
        return .completion(completion, ends)
    }

    private func deliver(_ event: Event) {
        switch event {
        case .entry(let entry, let ends):
            let more = ends.downstream.receive(entry.value)
            if more > .none { add(more)?(more) }
            entry.onTaken?()
        case .completion(let completion, let ends):
            ends.downstream.receive(completion: completion)
        }
    }

    private func add(_ demand: Subscribers.Demand) -> ((Subscribers.Demand) -> Void)? {
        lock.withLock {
            self.demand += demand
            return ends?.onRequest
        }
    }
}
