import Foundation

/// The subscribers of something that many can listen to, in the order in which they came. Any thread may send at any
/// moment; all subscribers get the values in the same order.
final class Audience<Output, Failure: Error> {
    private let lock = NSLock()
    private let keeping: Outlet<Output, Failure>.Keeping
    private var outlets: [Outlet<Output, Failure>] = []
    private var completion: Subscribers.Completion<Failure>?

    /// Keeps for each subscriber what it has not asked for, or nothing.
    init(keeping: Outlet<Output, Failure>.Keeping = .oldest(0)) {
        self.keeping = keeping
    }

    /// Adds a subscriber, or tells it the end if that has come. `first` gives a value that it is to get before others.
    ///
    /// The subscriber's subscription keeps `owner` alive.
    func admit<S: Subscriber>(
        _ subscriber: S, owner: AnyObject, first: () -> Output? = { nil },
        onRequest: @escaping (Subscribers.Demand) -> Void = { _ in }, onCancel: @escaping () -> Void = {}
    ) where S.Input == Output, S.Failure == Failure {
        let outlet = Outlet(subscriber)
        lock.withLock {
            if let completion {
                outlet.enqueue(completion: completion)
            } else {
                if let value = first() { outlet.enqueue(value) }
                outlets.append(outlet)
            }
        }
        outlet.open(onRequest: onRequest) { [owner] in
            self.remove(outlet)
            withExtendedLifetime(owner, onCancel)
        }
    }

    var isEmpty: Bool { lock.withLock { outlets.isEmpty } }

    /// `change` runs before any subscriber can know of the value, in the order of the values.
    func send(_ value: Output, change: () -> Void = {}) {
        let (outlets, replaced) = lock.withLock { () -> ([Outlet<Output, Failure>], [Output]) in
            guard completion == nil else { return ([], []) }
            change()
            return (self.outlets, self.outlets.compactMap { $0.enqueue(value, keeping: keeping) })
        }
        withExtendedLifetime(replaced) {}
        for outlet in outlets { outlet.deliver() }
    }

    /// Returns whether this was the end: only the first one counts.
    @discardableResult
    func send(completion: Subscribers.Completion<Failure>) -> Bool {
        let outlets = lock.withLock { () -> [Outlet<Output, Failure>]? in
            guard self.completion == nil else { return nil }
            self.completion = completion
            for outlet in self.outlets { outlet.enqueue(completion: completion) }
            defer { self.outlets = [] }
            return self.outlets
        }
        for outlet in outlets ?? [] { outlet.deliver() }
        return outlets != nil
    }

    /// Runs `body` while no value can be sent.
    func withLock<R>(_ body: () -> R) -> R { lock.withLock(body) }

    private func remove(_ outlet: Outlet<Output, Failure>) {
        lock.withLock {
            if let index = outlets.firstIndex(where: { $0 === outlet }) { _ = outlets.remove(at: index) }
        }
    }
}
