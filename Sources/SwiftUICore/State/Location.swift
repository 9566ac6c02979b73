import Foundation

/// Where the value behind a binding lives.
class Location<Value>: @unchecked Sendable {
    func get() -> Value {
        preconditionFailure("\(Self.self) does not say where its value lives")
    }

    func set(_ value: Value) {}

    /// Whether both lead to the same place.
    func isSame(as other: Location<Value>) -> Bool {
        self === other
    }
}

/// The storage of a state, and who has read it.
///
/// The value may be read and written on any thread, as SwiftUI allows; views are told on the main thread.
final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value
    /// What the value was before changes that are yet to be shown. Only the main thread looks at it.
    private var past: [(until: Int, value: Value)] = []
    private let source = ReadSource()

    init(_ value: Value) {
        self.value = value
    }

    override func get() -> Value {
        if MainThread.isCurrent {
            nonisolated(unsafe) var shown: Value?
            MainThread.assumeCurrent {
                source.wasRead()
                shown = shownValue
            }
            if let shown { return shown }
        }
        lock.lock()
        defer { lock.unlock() }
        return value
    }

    override func set(_ new: Value) {
        lock.lock()
        let old = value
        value = new
        lock.unlock()
        let source = source
        guard MainThread.isCurrent else {
            return MainThread.run { source.didChange() }
        }
        nonisolated(unsafe) let (before, after) = (old, new)
        MainActor.assumeIsolated {
            guard !ValueComparison.of(Value.self).isEqual(before, after) else { return }
            guard let change = source.didChange(), past.last?.until != change else { return }
            past.append((change, before))
        }
    }

    /// What a view that is evaluated for an earlier change is to see; nil for the value as it is now.
    @MainActor private var shownValue: Value? {
        guard !past.isEmpty, let reader = Reads.reader else { return nil }
        let unseen = reader.graph.firstUnseenChange
        past.removeAll { $0.until < unseen }
        guard let old = past.first else { return nil }
        reader.graph.sees(reader, before: old.until)
        return old.value
    }
}

/// A value that nobody can change.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
    private let value: Value

    init(_ value: Value) {
        self.value = value
    }

    override func get() -> Value { value }
}

/// A value behind two functions of the app's.
final class FunctionLocation<Value>: Location<Value>, @unchecked Sendable {
    private let getter: () -> Value
    private let setter: (Value) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        getter = get
        setter = set
    }

    override func get() -> Value { getter() }
    override func set(_ value: Value) { setter(value) }
}

/// A part of a value that lives elsewhere.
final class PartLocation<Whole, Value>: Location<Value>, @unchecked Sendable {
    private let whole: Location<Whole>
    private let path: WritableKeyPath<Whole, Value>

    init(of whole: Location<Whole>, at path: WritableKeyPath<Whole, Value>) {
        self.whole = whole
        self.path = path
    }

    override func get() -> Value { whole.get()[keyPath: path] }

    override func set(_ value: Value) {
        var new = whole.get()
        new[keyPath: path] = value
        whole.set(new)
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? PartLocation<Whole, Value> else { return false }
        return path == other.path && whole.isSame(as: other.whole)
    }
}

/// What is in an optional that lives elsewhere.
final class UnwrappedLocation<Value>: Location<Value>, @unchecked Sendable {
    private let whole: Location<Value?>
    private var last: Value

    init(_ whole: Location<Value?>, last: Value) {
        self.whole = whole
        self.last = last
    }

    override func get() -> Value {
        if let value = whole.get() { last = value }
        return last
    }

    override func set(_ value: Value) {
        whole.set(value)
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? UnwrappedLocation<Value> else { return false }
        return whole.isSame(as: other.whole)
    }
}

/// An element of a collection that lives elsewhere.
final class ElementLocation<Whole: MutableCollection>: Location<Whole.Element>, @unchecked Sendable {
    private let whole: Location<Whole>
    private let index: Whole.Index
    private var last: Whole.Element

    init(of whole: Location<Whole>, at index: Whole.Index) {
        self.whole = whole
        self.index = index
        last = whole.get()[index]
    }

    private func holds(_ collection: Whole) -> Bool {
        collection.startIndex <= index && index < collection.endIndex
    }

    override func get() -> Whole.Element {
        let collection = whole.get()
        if holds(collection) { last = collection[index] }
        return last
    }

    override func set(_ value: Whole.Element) {
        var collection = whole.get()
        guard holds(collection) else { return }
        collection[index] = value
        whole.set(collection)
    }

    override func isSame(as other: Location<Whole.Element>) -> Bool {
        guard let other = other as? ElementLocation<Whole> else { return false }
        return index == other.index && whole.isSame(as: other.whole)
    }
}

/// A property of an object.
final class PropertyLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
    private let object: Object
    private let path: ReferenceWritableKeyPath<Object, Value>
    /// Who reads the property is told of its changes. If not, a view that is given a binding to it is evaluated again each time.
    private let isTracked: Bool

    init(of object: Object, at path: ReferenceWritableKeyPath<Object, Value>, isTracked: Bool) {
        self.object = object
        self.path = path
        self.isTracked = isTracked
    }

    override func get() -> Value { object[keyPath: path] }
    override func set(_ value: Value) { object[keyPath: path] = value }

    override func isSame(as other: Location<Value>) -> Bool {
        guard isTracked, let other = other as? PropertyLocation<Object, Value> else { return false }
        return object === other.object && path == other.path
    }
}
