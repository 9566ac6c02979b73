/// Where the focus of somebody is who listens to the screen, or goes through it without seeing it, as a value that the app reads and
/// sets.
///
///     struct Notice: View {
///         let words: String
///         @AccessibilityFocusState private var isHeard: Bool
///
///         var body: some View {
///             Text(words)
///                 .accessibilityFocused($isHeard)
///                 .onAppear { isHeard = true }
///         }
///     }
///
/// With several views the value is an optional: each view stands for one value, nil means that the focus is elsewhere. In a browser
/// it is the page's focus: a page is not told whether somebody listens.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private let state: FocusState<Value>

    /// Whether one view has the focus.
    public init() where Value == Bool {
        state = FocusState()
    }

    /// Which of several views has the focus.
    public init<T: Hashable>() where Value == T? {
        state = FocusState()
    }

    /// Where the focus is. Setting it moves the focus.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// What `accessibilityFocused` takes.
    public var projectedValue: Binding {
        Binding(binding: state.projectedValue)
    }

    /// A focus state of another view, to be read and set here.
    @propertyWrapper
    public struct Binding {
        let binding: FocusState<Value>.Binding

        /// Where the focus is. Setting it moves the focus.
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }

        /// The binding itself, for `$` before its name.
        public var projectedValue: Binding { self }
    }
}
