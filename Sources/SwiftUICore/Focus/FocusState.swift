/// Where the focus is among some fields, as a value that the app reads and sets.
///
///     struct SignIn: View {
///         @State private var name = ""
///         @FocusState private var isNaming: Bool
///
///         var body: some View {
///             TextField("Name", text: $name).focused($isNaming)
///             Button("Change the name") { isNaming = true }
///         }
///     }
///
/// With several fields the value is an optional: each field stands for one value, nil means that none has the focus. A value
/// that no field stands for becomes nil again.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let noFocus: Value
    private var location: StateLocation<Value>?

    /// Whether one field has the focus.
    public init() where Value == Bool {
        noFocus = false
    }

    /// Which of several fields has the focus.
    public init<T: Hashable>() where Value == T? {
        noFocus = nil
    }

    /// Where the focus is. Setting it moves the focus.
    public var wrappedValue: Value {
        get { location?.get() ?? noFocus }
        nonmutating set { location?.set(newValue) }
    }

    /// What `focused` takes.
    public var projectedValue: Binding {
        Binding(location: location ?? StateLocation(noFocus), noFocus: noFocus)
    }

    /// A focus state of another view, to be read and set here.
    @propertyWrapper
    public struct Binding {
        let location: StateLocation<Value>
        let noFocus: Value

        /// Where the focus is. Setting it moves the focus.
        public var wrappedValue: Value {
            get { location.get() }
            nonmutating set { location.set(newValue) }
        }

        /// The binding itself, for `$` before its name.
        public var projectedValue: Binding { self }
    }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

extension FocusState.Binding: PlaceComparable {
    func isSamePlace(as other: Self) -> Bool {
        location.isSame(as: other.location)
    }
}

extension FocusState: StateProperty {
    mutating func link(to slot: inout AnyObject?, node: ViewNode) {
        let location = slot.map { unsafeDowncast($0, to: StateLocation<Value>.self) } ?? StateLocation(noFocus)
        slot = location
        self.location = location
    }
}
