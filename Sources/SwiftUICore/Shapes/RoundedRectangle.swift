import Foundation

/// A rectangle with round corners, all alike. Corners that are too large for the rectangle are made smaller.
public nonisolated struct RoundedRectangle: Shape {
    /// How far the corners reach along the sides, in points.
    public var cornerSize: CGSize
    /// How the corners begin.
    public var style: RoundedCornerStyle

    /// A rectangle with corners of a size.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// A rectangle with corners of a radius.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }
}

extension RoundedRectangle: InsettableShape {
    /// Corners become smaller by the distance too, so that both outlines run side by side.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        let size = CGSize(width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
        return SmallerShape(shape: RoundedRectangle(cornerSize: size, style: style), amount: amount)
    }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with corners of a size.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// A rectangle with corners of a radius.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
