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

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding: PlaceComparable {
    /// Two bindings are the same if they lead to the same place; what they read there is noticed where it is read.
    func isSamePlace(as other: Binding<Value>) -> Bool {
        location.isSame(as: other.location)
    }
}
