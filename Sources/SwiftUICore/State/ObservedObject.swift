import Combine

/// An object that a view has been given and that says when it changes: then the view is evaluated again.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Makes bindings to the properties of the object: `$object.name`.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(location: PropertyLocation(of: object, at: keyPath, isTracked: false))
        }
    }

    /// The object.
    @preconcurrency
    @MainActor
    public var wrappedValue: ObjectType

    /// Bindings to the object's properties.
    @preconcurrency
    @MainActor
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Observes an object.
    @MainActor
    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    /// Observes an object.
    @MainActor
    public init(initialValue: ObjectType) {
        self.init(wrappedValue: initialValue)
    }
}

extension ObservedObject: LinkedProperty {
    mutating func link(to slot: inout AnyObject?, node: ViewNode) {
        ObjectWatch.follow(wrappedValue, for: node, in: &slot)
    }
}

/// Has a node evaluated again when an object is about to change.
@MainActor
final class ObjectWatch {
    private let object: AnyObject
    private var subscription: AnyCancellable?

    private init<Object: ObservableObject>(_ object: Object, node: ViewNode) {
        self.object = object
        subscription = object.objectWillChange.sink { [weak node] _ in
            MainThread.run {
                if let node, node.isMounted { node.graph.markDirty(node) }
            }
        }
    }

    /// Watches an object in place of the one that the slot held, if that is another one.
    static func follow<Object: ObservableObject>(_ object: Object, for node: ViewNode, in slot: inout AnyObject?) {
        if let watch = slot as? ObjectWatch, watch.object === object { return }
        slot = ObjectWatch(object, node: node)
    }
}
