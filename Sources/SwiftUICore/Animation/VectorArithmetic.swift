import Foundation

/// Values that can be added and made larger or smaller, and so have values between them.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Makes the value so many times as large.
    mutating func scale(by rhs: Double)

    /// How large the value is, times itself.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// The value at a share of the way to another one; beyond it for a share of more than one.
    func moved(toward other: Self, by share: Double) -> Self {
        var way = other - self
        way.scale(by: share)
        return self + way
    }
}

extension Double: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= rhs }
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}

/// Nothing that could be between two values.
@frozen
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    public init() {}

    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    public static func + (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }
    public static func - (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }
    public mutating func scale(by rhs: Double) {}
    public var magnitudeSquared: Double { 0 }
}

/// Two values that are between others together.
@frozen
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

    public static func + (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
        AnimatablePair(left.first + right.first, left.second + right.second)
    }

    public static func - (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
        AnimatablePair(left.first - right.first, left.second - right.second)
    }

    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }

    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
