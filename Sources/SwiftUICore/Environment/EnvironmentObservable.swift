import Observation

extension Environment {
    /// Reads an observable object that a view around this one has been given with `environment(_:)`.
    ///
    /// Without such a view there is no object, and reading it ends the app, as with SwiftUI: the message names the type.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        self.init(\.[required: ObservableKey<Value>()])
    }

    /// Reads an observable object that a view around this one has been given with `environment(_:)`; nil if there is none.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        self.init(\.[optional: ObservableKey<T>()])
    }
}

extension View {
    /// Hands an observable object to all views in this one; nil takes away what others have handed.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        environment(\.[optional: ObservableKey<T>()], object)
    }
}

/// Names the place of objects of a type in the environment.
struct ObservableKey<T: AnyObject>: EnvironmentKey, Hashable {
    static var defaultValue: T? { nil }
}

extension EnvironmentValues {
    subscript<T: AnyObject>(optional key: ObservableKey<T>) -> T? {
        get { self[ObservableKey<T>.self] }
        set { self[ObservableKey<T>.self] = newValue }
    }

    subscript<T: AnyObject>(required key: ObservableKey<T>) -> T {
        guard let object = self[ObservableKey<T>.self] else {
            // Said in release builds, too, where a failed precondition says nothing.
            fatalError(
                "No Observable object of type \(T.self) found. A View.environment(_:) for \(T.self) may be missing as "
                    + "an ancestor of this view.")
        }
        return object
    }
}
