import Combine

/// An object that a view around this one has been given with `environmentObject(_:)`. When it changes, the view is evaluated
/// again.
///
/// Without such a view there is no object, and reading it ends the app, as with SwiftUI: the message names the type.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Makes bindings to the properties of the object: `$object.name`.
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

    private var object: ObjectType?

    /// Finds the object by its type.
    public init() {}

    /// The object.
    @preconcurrency
    @MainActor
    public var wrappedValue: ObjectType {
        guard let object else {
            // Said in release builds, too, where a failed precondition says nothing.
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) "
                    + "may be missing as an ancestor of this view.")
        }
        return object
    }

    /// Bindings to the object's properties.
    @preconcurrency
    @MainActor
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: LinkedProperty {
    mutating func link(to slot: inout AnyObject?, node: ViewNode) {
        object = node.reading { node.environment[ObservableKey<ObjectType>.self] }
        if let object { ObjectWatch.follow(object, for: node, in: &slot) }
    }
}

extension View {
    /// Hands an object to all views in this one that ask for its type.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        environment(\.[optional: ObservableKey<T>()], object)
    }
}
