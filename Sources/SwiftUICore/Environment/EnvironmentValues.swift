/// The values that a view has been handed down by those around it.
///
/// Setting a value for some views leaves all others as they were. Reading one in a view's body makes the body depend on that
/// value, and on no other.
public struct EnvironmentValues {
    /// The value set last, which leads to those set before it.
    private var last: EnvironmentEntry?

    /// An environment in which nothing has been set.
    public init() {}

    /// The value of a key: what was set last, or the key's default.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let id = ObjectIdentifier(key)
            if MainThread.isCurrent {
                MainThread.assumeCurrent { Reads.reader?.reads.record(environmentKey: id) }
            }
            guard let entry = entry(for: id) else { return K.defaultValue }
            return unsafeDowncast(entry, to: TypedEnvironmentEntry<K.Value>.self).value
        }
        set {
            last = TypedEnvironmentEntry(id: ObjectIdentifier(key), value: newValue, before: last)
        }
    }

    /// Each value is looked for among dozens: the entries, which the last one keeps alive, are not retained on the way.
    private func entry(for id: ObjectIdentifier) -> EnvironmentEntry? {
        withExtendedLifetime(last) {
            var entry = last.map(Unmanaged.passUnretained)
            while let candidate = entry {
                if candidate._withUnsafeGuaranteedRef({ $0.id == id }) { return candidate.takeUnretainedValue() }
                entry = candidate._withUnsafeGuaranteedRef(\.next)
            }
            return nil
        }
    }

    /// Whether both are the very same, so that nothing in them can differ.
    func isIdentical(to other: EnvironmentValues) -> Bool {
        last === other.last
    }

    @MainActor
    func hasSameValue(as other: EnvironmentValues, for id: ObjectIdentifier) -> Bool {
        switch (entry(for: id), other.entry(for: id)) {
        case (nil, nil): true
        case (let left?, let right?): left === right || left.hasSameValue(as: right)
        default: false
        }
    }
}

@available(*, unavailable)
extension EnvironmentValues: Sendable {}

/// One value that was set, on the way from the nearest to the farthest.
private class EnvironmentEntry {
    let id: ObjectIdentifier
    /// Keeps the one before alive.
    private let before: EnvironmentEntry?
    let next: Unmanaged<EnvironmentEntry>?

    init(id: ObjectIdentifier, before: EnvironmentEntry?) {
        self.id = id
        self.before = before
        next = before.map(Unmanaged.passUnretained)
    }

    /// Only asked of two entries of one key.
    @MainActor
    func hasSameValue(as other: EnvironmentEntry) -> Bool { false }
}

private final class TypedEnvironmentEntry<Value>: EnvironmentEntry {
    let value: Value

    init(id: ObjectIdentifier, value: Value, before: EnvironmentEntry?) {
        self.value = value
        super.init(id: id, before: before)
    }

    override func hasSameValue(as other: EnvironmentEntry) -> Bool {
        ValueComparison.of(Value.self).isEqual(value, unsafeDowncast(other, to: Self.self).value)
    }
}
