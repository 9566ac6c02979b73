import Foundation

/// A rectangle with round corners that differ.
public nonisolated struct UnevenRoundedRectangle: Shape {
    /// The radii, in points.
    public var cornerRadii: RectangleCornerRadii
    /// How the corners begin.
    public var style: RoundedCornerStyle

    /// A rectangle with corners of these radii.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// A rectangle with radii for some corners; others are square.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }
}

extension UnevenRoundedRectangle: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        var radii = cornerRadii
        radii.topLeading = max(0, radii.topLeading - amount)
        radii.bottomLeading = max(0, radii.bottomLeading - amount)
        radii.bottomTrailing = max(0, radii.bottomTrailing - amount)
        radii.topTrailing = max(0, radii.topTrailing - amount)
        return SmallerShape(shape: UnevenRoundedRectangle(cornerRadii: radii, style: style), amount: amount)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with corners of these radii.
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// A rectangle with radii for some corners; others are square.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
