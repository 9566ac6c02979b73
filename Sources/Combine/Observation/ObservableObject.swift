/// An object that says when it is about to change, so that views which show it can follow.
///
///     class Contact: ObservableObject {
///         @Published var name: String
///         @Published var age: Int
///     }
///
/// The publisher is there without being written: it sends before each change of a `@Published` property. In a class that
/// has none, or for changes of something else, call `objectWillChange.send()` before the change.
public protocol ObservableObject: AnyObject {
    /// The kind of publisher that announces changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where Self.ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: Self.ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before the object changes; the same publisher each time.
    public var objectWillChange: ObservableObjectPublisher {
        PublishedProperties.publisher(of: self) ?? UnpublishedObjects.publisher(of: self)
    }
}
