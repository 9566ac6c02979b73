/// A value that a gesture writes while it lasts; afterwards it is again what it was at first.
///
///     @GestureState private var offset = CGSize.zero
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initialValue: Value
    private let resetTransaction: Transaction
    /// Says how the state goes back, given what it was.
    private var changeReset: ((Value, inout Transaction) -> Void)?
    private var location: StateLocation<Value>?

    /// A state that starts from the value written at its declaration.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, resetTransaction: Transaction())
    }

    /// A state that starts from a value.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// A state that goes back to its first value as a transaction says.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        initialValue = wrappedValue
        self.resetTransaction = resetTransaction
    }

    /// A state that goes back to its first value as a transaction says.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// A state that goes back to its first value as a closure says, which is given what the state is by then.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: wrappedValue)
        changeReset = reset
    }

    /// A state that goes back to its first value as a closure says, which is given what the state is by then.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The value at this moment.
    public var wrappedValue: Value { location?.get() ?? initialValue }

    /// The state itself, for ``Gesture/updating(_:body:)``.
    public var projectedValue: GestureState<Value> { self }

    func write(_ value: Value) {
        location?.set(value)
    }

    func reset() {
        var transaction = resetTransaction
        changeReset?(wrappedValue, &transaction)
        withTransaction(transaction) { location?.set(initialValue) }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// A state that starts from nil, and goes back to it as a transaction says.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// A state that starts from nil, and goes back to it as a closure says, which is given what the state is by then.
    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: nil, reset: reset)
    }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: StateProperty {
    mutating func link(to slot: inout AnyObject?, node: ViewNode) {
        if let slot {
            location = unsafeDowncast(slot, to: StateLocation<Value>.self)
        } else {
            let new = StateLocation(initialValue)
            location = new
            slot = new
        }
    }
}
