import Foundation

/// An angle; on screen a positive one turns clockwise.
public struct Angle: Hashable, Comparable, Sendable {
    /// In radians: a full turn is 2π.
    public var radians: Double

    /// In degrees: a full turn is 360.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// No turn.
    public init() {
        radians = 0
    }

    /// An angle in radians.
    public init(radians: Double) {
        self.radians = radians
    }

    /// An angle in degrees.
    public init(degrees: Double) {
        radians = degrees * .pi / 180
    }

    /// No turn.
    public static let zero = Angle()

    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle {
        Angle(radians: radians)
    }

    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle {
        Angle(degrees: degrees)
    }

    public static func < (left: Angle, right: Angle) -> Bool {
        left.radians < right.radians
    }

    public static func + (left: Angle, right: Angle) -> Angle {
        Angle(radians: left.radians + right.radians)
    }

    public static func - (left: Angle, right: Angle) -> Angle {
        Angle(radians: left.radians - right.radians)
    }

    public static prefix func - (angle: Angle) -> Angle {
        Angle(radians: -angle.radians)
    }

    public static func * (angle: Angle, factor: Double) -> Angle {
        Angle(radians: angle.radians * factor)
    }

    public static func / (angle: Angle, divisor: Double) -> Angle {
        Angle(radians: angle.radians / divisor)
    }
}
