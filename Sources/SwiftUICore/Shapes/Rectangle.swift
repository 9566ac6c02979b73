import Foundation

/// A rectangle.
public nonisolated struct Rectangle: Shape {
    public init() {}

    public func path(in rect: CGRect) -> Path {
        Path(rect)
    }
}

extension Rectangle: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        SmallerShape(shape: self, amount: amount)
    }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}
