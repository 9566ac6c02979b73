extension Binding {
    /// The same binding; what is written through it is shown as a transaction says.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        Binding(location: TransactionLocation(location, transaction))
    }

    /// The same binding; what is written through it is shown with an animation, nil for at once.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }
}

/// A value that lives elsewhere. What is written here is shown as a transaction says.
private final class TransactionLocation<Value>: Location<Value>, @unchecked Sendable {
    private let place: Location<Value>
    private let transaction: Transaction

    init(_ place: Location<Value>, _ transaction: Transaction) {
        self.place = place
        self.transaction = transaction
    }

    override func get() -> Value { place.get() }

    override func set(_ value: Value) {
        withTransaction(transaction) { place.set(value) }
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? TransactionLocation<Value>, transaction.ends.isEmpty, other.transaction.ends.isEmpty
        else { return false }
        return place.isSame(as: other.place) && transaction.animation == other.transaction.animation
            && transaction.disablesAnimations == other.transaction.disablesAnimations
            && transaction.isContinuous == other.transaction.isContinuous
    }
}
