/// A stored property of a view that takes its value from outside of the view, such as ``State`` or ``Environment``.
///
/// A type of your own that conforms and holds such properties works as if they stood in the view itself.
public protocol DynamicProperty {
    /// Called before the view's body is evaluated, when the properties within have their values.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}
