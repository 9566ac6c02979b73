import Foundation

/// A place in a rectangle of any size, in parts of its width and height.
public struct UnitPoint: Hashable, Sendable {
    /// 0 at the leading edge, 1 at the trailing edge.
    public var x: CGFloat
    /// 0 at the upper edge, 1 at the lower edge.
    public var y: CGFloat

    /// The top leading corner.
    public init() {
        self.init(x: 0, y: 0)
    }

    /// A place of one's own; it may lie outside.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    public static let zero = UnitPoint()
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let topLeading = UnitPoint(x: 0, y: 0)
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint {
    /// The same two numbers as a scene has them, which takes none that are not numbers.
    var point: CGPoint { CGPoint(x: x.ifFinite(0), y: y.ifFinite(0)) }

    /// Where the place is in a rectangle.
    func place(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}
