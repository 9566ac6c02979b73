import Foundation

/// A distance or a velocity along both axes. Apple's platforms have this type in Core Graphics.
public struct CGVector: Hashable, Sendable, Codable {
    /// Along the horizontal axis.
    public var dx: CGFloat
    /// Along the vertical axis.
    public var dy: CGFloat

    /// Neither the one nor the other.
    public static let zero = CGVector()

    public init() {
        self.init(dx: 0, dy: 0)
    }

    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}
