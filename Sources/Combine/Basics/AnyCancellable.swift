import Foundation

/// Cancels something when asked to, or when nobody holds it any more.
///
///     private var cancellables: Set<AnyCancellable> = []
///
///     model.$name
///         .sink { print($0) }
///         .store(in: &cancellables)
final public class AnyCancellable: Cancellable, Hashable {
    private let lock = NSLock()
    private var action: (() -> Void)?

    /// Runs `cancel`, once, at the end.
    public init(_ cancel: @escaping () -> Void) {
        action = cancel
    }

    /// Cancels `canceller`, once, at the end.
    public init<C>(_ canceller: C) where C: Cancellable {
        action = canceller.cancel
    }

    deinit {
        action?()
    }

    public func cancel() {
        let action = lock.withLock {
            defer { self.action = nil }
            return self.action
        }
        action?()
    }

    /// Two are equal if they are the same object.
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
        lhs === rhs
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension AnyCancellable {
    /// Keeps this in a collection; it is cancelled when the collection lets go of it.
    final public func store<C>(in collection: inout C)
    where C: RangeReplaceableCollection, C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Keeps this in a set; it is cancelled when the set lets go of it.
    final public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }
}
