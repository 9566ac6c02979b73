import Combine

/// An object that a view owns: it is made when the view first needs it, and lives as long as the view keeps its place in the
/// tree. When it changes, the view is evaluated again.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var storage: StateObjectStorage<ObjectType>?

    /// Owns the object that the expression makes. It is evaluated once, when the view is first evaluated.
    @MainActor
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        make = thunk
    }

    /// The object. Outside of a view that is on screen every reading makes another one.
    @preconcurrency
    @MainActor
    public var wrappedValue: ObjectType { storage?.object ?? make() }

    /// Bindings to the object's properties.
    @preconcurrency
    @MainActor
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

extension StateObject: StateProperty {
    mutating func link(to slot: inout AnyObject?, node: ViewNode) {
        let known = slot.map { unsafeDowncast($0, to: StateObjectStorage<ObjectType>.self) }
        let storage = known ?? StateObjectStorage(make())
        slot = storage
        ObjectWatch.follow(storage.object, for: node, in: &storage.watch)
        self.storage = storage
    }
}

/// The object of a view, and who watches it.
private final class StateObjectStorage<Object: ObservableObject> {
    let object: Object
    var watch: AnyObject?

    init(_ object: Object) {
        self.object = object
    }
}
