/// A value that lives elsewhere, to be read and changed here.
///
/// A view gets one from a state by the `$` before its name, and hands it on to a control or a view of its own.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    let location: Location<Value>

    init(location: Location<Value>) {
        self.location = location
    }

    /// A binding to what two functions read and write.
    @preconcurrency
    public init(
        get: @escaping @isolated(any) @Sendable () -> Value,
        set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        location = FunctionLocation(
            get: unsafeBitCast(get, to: (@Sendable () -> Value).self),
            set: unsafeBitCast(set, to: (@Sendable (Value) -> Void).self))
    }

    /// A binding to a value that never changes. What is written is lost.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    /// The value at this moment.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue) }
    }

    /// The binding itself, for `$` before its name.
    public var projectedValue: Binding<Value> { self }

    /// A binding again, as a closure with a `$` parameter needs it.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: PartLocation(of: location, at: keyPath))
    }
}

extension Binding {
    /// A binding to what is in an optional; nil if there is nothing in it now. What is read after it has become nil is what was
    /// there last.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        location = UnwrappedLocation(base.location, last: value)
    }

    /// A binding to a value as an optional. Writing nil changes nothing.
    public init<V>(_ base: Binding<V>) where Value == V? {
        let base = base.location
        location = FunctionLocation(get: { base.get() }, set: { if let value = $0 { base.set(value) } })
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }

    public func index(after i: Value.Index) -> Value.Index {
        wrappedValue.index(after: i)
    }

    public func formIndex(after i: inout Value.Index) {
        wrappedValue.formIndex(after: &i)
    }

    /// A binding to an element. Once the collection has become shorter, it reads what was there last and writes nothing.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(location: ElementLocation(of: location, at: position))
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before i: Value.Index) -> Value.Index {
        wrappedValue.index(before: i)
    }

    public func formIndex(before i: inout Value.Index) {
        wrappedValue.formIndex(before: &i)
    }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding: PlaceComparable {
    /// Two bindings are the same if they lead to the same place; what they read there is noticed where it is read.
    func isSamePlace(as other: Binding<Value>) -> Bool {
        location.isSame(as: other.location)
    }
}
