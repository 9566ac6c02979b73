import Combine
import Observation

/// What the view that has the focus says of itself, or one in the window that is used, read by a command or another view.
///
///     struct NoteCommands: Commands {
///         @FocusedValue(\.note) private var note
///
///         var body: some Commands {
///             CommandMenu("Note") {
///                 Button("Pin") { note?.wrappedValue.isPinned = true }.disabled(note == nil)
///             }
///         }
///     }
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let path: KeyPath<FocusedValues, Value?>
    private var window: Handle<Window>?

    /// Reads what is said of a kind.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        path = keyPath
    }

    /// Finds an object by its type.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        path = \.[object: FocusedObjectKey<Value>()]
    }

    /// What is said; nil for nothing.
    public var wrappedValue: Value? {
        guard MainThread.isCurrent else { return nil }
        nonisolated(unsafe) let path = path
        nonisolated(unsafe) var said: Value?
        MainThread.assumeCurrent { [window] in said = window?.object?.focusedValues.current[keyPath: path] }
        return said
    }
}

@available(*, unavailable)
extension FocusedValue: Sendable {}

extension FocusedValue: LinkedProperty {
    mutating func link(to slot: inout AnyObject?, node: ViewNode) {
        window = node.window.handle
    }
}

/// A value that the view with the focus gives a binding to, read and written by a command or another view.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    private var binding: FocusedValue<Binding<Value>>

    /// Reads the binding that is said of a kind.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        binding = FocusedValue(keyPath)
    }

    /// The value; nil if no binding is given. Setting it to nil, or without a binding, does nothing.
    public var wrappedValue: Value? {
        get { binding.wrappedValue?.wrappedValue }
        nonmutating set {
            if let newValue { binding.wrappedValue?.wrappedValue = newValue }
        }
    }

    /// A binding to the value, which may not be there.
    public var projectedValue: Binding<Value?> {
        Binding(location: FunctionLocation(get: { wrappedValue }, set: { wrappedValue = $0 }))
    }
}

@available(*, unavailable)
extension FocusedBinding: Sendable {}

/// An object that the view with the focus names by its type (``View/focusedObject(_:)``). When it changes, the view that reads it is
/// evaluated again.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Makes bindings to the properties of the object: `$object.name`.
    @dynamicMemberLookup
    public struct Wrapper {
        let root: ObjectType

        /// A binding to a property of the object.
        public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
            Binding(location: PropertyLocation(of: root, at: keyPath, isTracked: false))
        }
    }

    private var object: ObjectType?

    /// Finds the object by its type.
    public init() {}

    /// The object; nil if none is named.
    @preconcurrency
    @MainActor
    public var wrappedValue: ObjectType? { object }

    /// Bindings to the object's properties; nil if none is named.
    @preconcurrency
    @MainActor
    public var projectedValue: Wrapper? {
        if let object { Wrapper(root: object) } else { nil }
    }
}

@available(*, unavailable)
extension FocusedObject: Sendable {}

@available(*, unavailable)
extension FocusedObject.Wrapper: Sendable {}

extension FocusedObject: LinkedProperty {
    mutating func link(to slot: inout AnyObject?, node: ViewNode) {
        object = node.reading { node.window.focusedValues.current[FocusedObjectKey<ObjectType>.self] }
        if let object { ObjectWatch.follow(object, for: node, in: &slot) }
    }
}
