/// What a picker chooses: one value, or the same in many places.
struct PickerSelection<Value: Hashable> {
    private let bindings: [Binding<Value>]

    init(_ binding: Binding<Value>) {
        bindings = [binding]
    }

    init<C: RandomAccessCollection>(_ sources: C, _ selection: KeyPath<C.Element, Binding<Value>>) {
        bindings = sources.map { $0[keyPath: selection] }
    }

    /// The chosen value; nil if not all places have the same.
    @MainActor
    var value: Value? {
        let values = Set(bindings.map(\.wrappedValue))
        return values.count == 1 ? values.first : nil
    }

    @MainActor
    func choose(_ value: Value) {
        for binding in bindings { binding.wrappedValue = value }
    }
}
