/// A kind of value that views say of themselves, for whoever wants to know what has the focus.
public protocol FocusedValueKey {
    associatedtype Value
}

/// What views have said of themselves that have the focus, or that are in the window that is used.
///
///     extension FocusedValues {
///         @Entry var note: Binding<Note>?
///     }
public struct FocusedValues {
    private struct Entry {
        let value: Any
        let isSame: @MainActor (Any, Any) -> Bool
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    init() {}

    /// What has been said of this kind; nil for nothing.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { entries[ObjectIdentifier(key)]?.value as? Key.Value }
        set {
            entries[ObjectIdentifier(key)] = newValue.map { value in
                Entry(value: value) { old, new in
                    guard let old = old as? Key.Value, let new = new as? Key.Value else { return false }
                    return ValueComparison.of(Key.Value.self).isEqual(old, new)
                }
            }
        }
    }

    /// Whether the same has been said, as far as it can be told.
    @MainActor
    func isSame(as other: FocusedValues) -> Bool {
        entries.count == other.entries.count
            && entries.allSatisfy { key, entry in
                other.entries[key].map { entry.isSame(entry.value, $0.value) } ?? false
            }
    }

    /// An object that is found by its type.
    subscript<Object>(object key: FocusedObjectKey<Object>) -> Object? {
        get { self[FocusedObjectKey<Object>.self] }
        set { self[FocusedObjectKey<Object>.self] = newValue }
    }
}

extension FocusedValues: Equatable {
    public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool {
        nonisolated(unsafe) let (left, right) = (lhs, rhs)
        return MainThread.isCurrent && MainThread.assumeCurrent { left.isSame(as: right) }
    }
}

@available(*, unavailable)
extension FocusedValues: Sendable {}

/// The kind of an object that is found by its type.
struct FocusedObjectKey<Object>: FocusedValueKey, Hashable {
    typealias Value = Object
}
