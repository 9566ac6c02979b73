/// Leads to an object for as long as it is there, as a weak reference does.
///
/// A weak reference gives its object a table beside it, and makes each retain and release of the object slower from then on. Most
/// objects of a window are looked up by others, so they hand out this instead, and end it with themselves. Windows, nodes and
/// items live on the main actor, and so do their handles.
final class Handle<Object: AnyObject>: @unchecked Sendable {
    nonisolated(unsafe) private(set) unowned(unsafe) var object: Object?

    init(_ object: Object) {
        self.object = object
    }

    /// The object has come to its end.
    func end() {
        object = nil
    }
}
