import Combine
import Foundation

/// A value that the app keeps for the person who uses it, across its own end: one of the user's defaults.
///
///     struct Settings: View {
///         @AppStorage("isMetric") private var isMetric = true
///
///         var body: some View {
///             Toggle("Metric units", isOn: $isMetric)
///         }
///     }
///
/// Every view that reads the key is evaluated again when it changes, and an `ObservableObject` with such a property announces it.
/// Where nothing is kept yet, or something of another type, it
/// is the value written at its declaration.
///
/// In the browser each visitor has defaults of their own, which no other visitor can reach.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let store: UserDefaults?
    private let form: StoredForm<Value>
    private let initialValue: Value
    private var location: DefaultsLocation<Value>?

    fileprivate init(_ key: String, _ store: UserDefaults?, _ form: StoredForm<Value>, initially value: Value) {
        self.key = key
        self.store = store
        self.form = form
        initialValue = value
    }

    /// The value at this moment.
    public var wrappedValue: Value {
        get { place.get() }
        nonmutating set { place.set(newValue) }
    }

    /// A binding to the value, for a view that is to change it.
    public var projectedValue: Binding<Value> { Binding(location: place) }

    /// Outside of a view, as in an object of the app's, the store is the app's own.
    private var place: DefaultsLocation<Value> {
        location ?? newLocation(in: store ?? StoredDefaults.shared.ofApp)
    }

    private func newLocation(in place: UserDefaults) -> DefaultsLocation<Value> {
        DefaultsLocation(
            StoredDefaults.shared.cell(for: key, in: place), isInNamedStore: store != nil, form,
            initially: initialValue)
    }
}

extension AppStorage: AnnouncingProperty {
    /// From now on the property of an object stays with one place, which keeps the object's publisher.
    package static func storage(at address: UnsafeMutableRawPointer) -> any AnnouncingStorage {
        let property = address.assumingMemoryBound(to: AppStorage<Value>.self)
        let place = property.pointee.place
        property.pointee.location = place
        return place
    }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: LinkedProperty {
    mutating func link(to slot: inout AnyObject?, node: ViewNode) {
        let known = slot.map { unsafeDowncast($0, to: DefaultsLocation<Value>.self) }
        let place =
            store ?? node.readingEnvironment { node.environment.defaultAppStorage } ?? node.window.services.defaults
        let location = known.flatMap { stays(at: $0, in: place) ? $0 : nil } ?? newLocation(in: place)
        slot = location
        self.location = location
    }

    /// A store that is named may be made anew whenever the view is, and is the same one all the same.
    private func stays(at known: DefaultsLocation<Value>, in place: UserDefaults) -> Bool {
        store != nil && known.isInNamedStore ? known.cell.key == key : known.cell.isAt(key, in: place)
    }
}

// MARK: Values

extension AppStorage {
    /// A flag.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store, .bool, initially: wrappedValue)
    }

    /// A whole number.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store, .int, initially: wrappedValue)
    }

    /// A number.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store, .double, initially: wrappedValue)
    }

    /// A text.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store, .string, initially: wrappedValue)
    }

    /// An address.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, store, .url, initially: wrappedValue)
    }

    /// A date.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, store, .date, initially: wrappedValue)
    }

    /// Bytes.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store, .data, initially: wrappedValue)
    }

    /// A value that stands for a whole number.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, store, .raw(.int), initially: wrappedValue)
    }

    /// A value that stands for a text.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, store, .raw(.string), initially: wrappedValue)
    }
}

// MARK: Values that may be absent

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// A flag, or nothing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store, .optional(.bool), initially: nil)
    }

    /// A whole number, or nothing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store, .optional(.int), initially: nil)
    }

    /// A number, or nothing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store, .optional(.double), initially: nil)
    }

    /// A text, or nothing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store, .optional(.string), initially: nil)
    }

    /// An address, or nothing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, store, .optional(.url), initially: nil)
    }

    /// A date, or nothing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, store, .optional(.date), initially: nil)
    }

    /// Bytes, or nothing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store, .optional(.data), initially: nil)
    }
}

extension AppStorage {
    /// A value that stands for a text, or nothing.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(key, store, .optional(.raw(.string)), initially: nil)
    }

    /// A value that stands for a whole number, or nothing.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(key, store, .optional(.raw(.int)), initially: nil)
    }
}

// MARK: Where

extension View {
    /// The store that `AppStorage` in this view keeps its values in, where it does not name another one.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}

extension EnvironmentValues {
    private struct DefaultAppStorageKey: EnvironmentKey {
        static var defaultValue: UserDefaults? { nil }
    }

    /// Nil for the app's own.
    var defaultAppStorage: UserDefaults? {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}
