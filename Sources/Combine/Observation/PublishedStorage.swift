import Foundation

/// The value of one published property, those who follow it, and the publisher of the object that it belongs to.
final class PublishedStorage<Value> {
    private let lock = NSLock()
    private var current: Value
    /// The next value, while followers are being told and the property still has the old one.
    private var announced: Value?
    private let followers = Audience<Value, Never>(keeping: .newest(1))
    private var willChange: ObservableObjectPublisher?
    /// What writes to the property through `assign(to:)`; it stops when the property is gone.
    let feeds = Cancellation()

    init(_ value: Value) {
        current = value
    }

    deinit {
        feeds.cancel()
    }

    /// Setting it first announces the change.
    var value: Value {
        get { lock.withLock { current } }
        set {
            objectWillChange?.send()
            followers.send(newValue) { lock.withLock { announced = newValue } }
            // The old value goes out of the lock before it is let go of: its deinit may read this property.
            var old = newValue
            lock.withLock {
                swap(&old, &current)
                announced = nil
            }
        }
    }

    func admit<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
        followers.admit(subscriber, owner: self, first: { lock.withLock { announced ?? current } })
    }
}

extension PublishedStorage: AnnouncingStorage {
    var objectWillChange: ObservableObjectPublisher? {
        get { lock.withLock { willChange } }
        set { lock.withLock { willChange = newValue } }
    }
}
