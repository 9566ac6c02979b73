import Foundation

/// A rectangle whose shorter sides are round.
public nonisolated struct Capsule: Shape {
    /// How the corners begin.
    public var style: RoundedCornerStyle

    public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }
}

extension Capsule: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        SmallerShape(shape: self, amount: amount)
    }
}

extension Shape where Self == Capsule {
    /// A rectangle whose shorter sides are round.
    public static var capsule: Capsule { Capsule() }

    /// A rectangle whose shorter sides are round.
    public static func capsule(style: RoundedCornerStyle) -> Capsule {
        Capsule(style: style)
    }
}
