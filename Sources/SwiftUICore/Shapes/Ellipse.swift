import Foundation

/// An ellipse as large as its rectangle.
public nonisolated struct Ellipse: Shape {
    public init() {}

    public func path(in rect: CGRect) -> Path {
        Path(ellipseIn: rect)
    }
}

extension Ellipse: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        SmallerShape(shape: self, amount: amount)
    }
}

extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}
