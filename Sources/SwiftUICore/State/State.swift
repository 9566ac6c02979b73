/// A value that a view owns. It lives as long as the view keeps its place in the tree; changing it evaluates those views
/// again that have read it.
///
///     struct Lamp: View {
///         @State private var isOn = false
///
///         var body: some View {
///             Text(isOn ? "On" : "Off")
///         }
///     }
///
/// Reading or writing it outside of a view that is on screen works on the initial value: a write is lost.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initialValue: Value
    private var location: StateLocation<Value>?

    /// A state that starts from the value written at its declaration.
    public init(wrappedValue value: Value) {
        initialValue = value
    }

    /// A state that starts from `value`.
    public init(initialValue value: Value) {
        initialValue = value
    }

    /// The value at this moment.
    public var wrappedValue: Value {
        get { location?.get() ?? initialValue }
        nonmutating set { location?.set(newValue) }
    }

    /// A binding to the value, for a view that is to change it.
    public var projectedValue: Binding<Value> {
        Binding(location: location ?? ConstantLocation(initialValue))
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// A state that starts from nil.
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: Sendable where Value: Sendable {}

extension State: StateProperty {
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
