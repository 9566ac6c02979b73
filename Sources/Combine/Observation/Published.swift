/// A property of a class that tells its publisher, and the object's `objectWillChange`, before it changes.
///
///     class Weather: ObservableObject {
///         @Published var temperature: Double = 20
///     }
///
///     let weather = Weather()
///     let cancellable = weather.$temperature.sink { print($0) }    // 20.0
///     weather.temperature = 25                                     // 25.0
///
/// As in `willSet`, a subscriber that reads the property while it receives a value finds the old one there.
@propertyWrapper
public struct Published<Value> {
    let storage: PublishedStorage<Value>

    /// A property that starts with `initialValue`.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// A property that starts with the value written at its declaration.
    public init(wrappedValue: Value) {
        storage = PublishedStorage(wrappedValue)
    }

    /// Sends the value to everyone who comes, and each new one before the property takes it.
    public struct Publisher: Combine.Publisher {
        /// The values of the property.
        public typealias Output = Value

        /// A property cannot fail.
        public typealias Failure = Never

        let storage: PublishedStorage<Value>

        public func receive<S>(subscriber: S) where Value == S.Input, S: Subscriber, S.Failure == Never {
            storage.admit(subscriber)
        }
    }

    /// The publisher of the property, written `$name`. Setting it makes this property share the other's value.
    public var projectedValue: Published<Value>.Publisher {
        mutating get { Publisher(storage: storage) }
        set { if newValue.storage !== storage { self = Published(sharing: newValue.storage) } }
    }

    private init(sharing storage: PublishedStorage<Value>) {
        self.storage = storage
    }

    /// Never used: the property is read and written through its object, so only classes can have one.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { storage.value }
        set { storage.value = newValue }
    }

    /// The property of an object, as the compiler reads and writes it.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.value = newValue }
    }
}
