import Foundation

/// A value of a view that its window keeps for as long as the person has it: it is there again when the app was ended meanwhile.
///
///     struct Editor: View {
///         @SceneStorage("Editor.draft") private var draft = ""
///
///         var body: some View {
///             TextEditor(text: $draft)
///         }
///     }
///
/// Every window has its own. Views of one window with the same key share a value. In the browser a window is a tab: its values are
/// there again after a reload, also when the app was ended or built anew in the meantime.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let form: StoredForm<Value>
    private let initialValue: Value
    private var location: SavedLocation<Value>?

    fileprivate init(_ key: String, _ form: StoredForm<Value>, initially value: Value) {
        self.key = key
        self.form = form
        initialValue = value
    }

    /// The value at this moment; outside of a view, the one written at its declaration.
    public var wrappedValue: Value {
        get { location?.get() ?? initialValue }
        nonmutating set { location?.set(newValue) }
    }

    /// A binding to the value, for a view that is to change it.
    public var projectedValue: Binding<Value> {
        Binding(location: location ?? ConstantLocation(initialValue))
    }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: LinkedProperty {
    mutating func link(to slot: inout AnyObject?, node: ViewNode) {
        let known = slot.map { unsafeDowncast($0, to: SavedLocation<Value>.self) }
        let location = known ?? SavedLocation(node.window.saved.cell(for: key), form, initially: initialValue)
        slot = location
        self.location = location
    }
}

// MARK: Values

extension SceneStorage {
    /// A flag.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key, .bool, initially: wrappedValue)
    }

    /// A whole number.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key, .int, initially: wrappedValue)
    }

    /// A number.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key, .double, initially: wrappedValue)
    }

    /// A text.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key, .string, initially: wrappedValue)
    }

    /// An address.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(key, .url, initially: wrappedValue)
    }

    /// Bytes.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(key, .data, initially: wrappedValue)
    }

    /// A value that stands for a whole number.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, .raw(.int), initially: wrappedValue)
    }

    /// A value that stands for a text.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, .raw(.string), initially: wrappedValue)
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// A flag, or nothing.
    public init(_ key: String) where Value == Bool? {
        self.init(key, .optional(.bool), initially: nil)
    }

    /// A whole number, or nothing.
    public init(_ key: String) where Value == Int? {
        self.init(key, .optional(.int), initially: nil)
    }

    /// A number, or nothing.
    public init(_ key: String) where Value == Double? {
        self.init(key, .optional(.double), initially: nil)
    }

    /// A text, or nothing.
    public init(_ key: String) where Value == String? {
        self.init(key, .optional(.string), initially: nil)
    }

    /// An address, or nothing.
    public init(_ key: String) where Value == URL? {
        self.init(key, .optional(.url), initially: nil)
    }

    /// Bytes, or nothing.
    public init(_ key: String) where Value == Data? {
        self.init(key, .optional(.data), initially: nil)
    }
}

extension SceneStorage {
    /// A value that stands for a text, or nothing.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(key, .optional(.raw(.string)), initially: nil)
    }

    /// A value that stands for a whole number, or nothing.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(key, .optional(.raw(.int)), initially: nil)
    }
}
