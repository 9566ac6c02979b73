extension Subscribers {
    /// How many values a subscriber asks for: a number, or as many as there are.
    public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
        /// Stands for `unlimited`, which is more than any number.
        private static let endless = UInt.max

        private let count: UInt

        private init(count: UInt) {
            self.count = count
        }

        /// As many values as there are.
        public static let unlimited = Demand(count: endless)

        /// No values; the same as `max(0)`.
        public static let none = Demand(count: 0)

        /// At most this many values. As Apple documents it, a negative number is a fatal error.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "A demand cannot be negative: ask for 0 values or more, not \(value).")
            return Demand(count: UInt(value))
        }

        /// The number of values, or nil for `unlimited`.
        public var max: Int? { self == .unlimited ? nil : Int(count) }

        /// `unlimited` or `max(…)`.
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        /// `unlimited` is more than every number and equal to itself.
        public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.count < rhs.count }
    }
}

extension Subscribers.Demand {
    /// Anything with `unlimited` in it is `unlimited`; so is a sum beyond what an `Int` holds.
    public static func + (lhs: Self, rhs: Self) -> Self {
        let (sum, overflow) = lhs.count.addingReportingOverflow(rhs.count)
        return overflow || sum > UInt(Int.max) ? .unlimited : Self(count: sum)
    }

    /// `unlimited` less anything stays `unlimited`; otherwise the result is `none` at least.
    public static func - (lhs: Self, rhs: Self) -> Self {
        if lhs == .unlimited { return .unlimited }
        return rhs >= lhs ? .none : Self(count: lhs.count - rhs.count)
    }

    /// A product beyond what an `Int` holds is `unlimited`.
    public static func * (lhs: Self, rhs: Int) -> Self {
        if lhs == .unlimited { return .unlimited }
        let factor = max(rhs)
        let (product, overflow) = lhs.count.multipliedReportingOverflow(by: factor.count)
        return overflow || product > UInt(Int.max) ? .unlimited : Self(count: product)
    }

    /// Adds a number of values.
    public static func + (lhs: Self, rhs: Int) -> Self { rhs < 0 ? lhs - max(-rhs) : lhs + max(rhs) }

    /// Takes a number of values off.
    public static func - (lhs: Self, rhs: Int) -> Self { rhs < 0 ? lhs + max(-rhs) : lhs - max(rhs) }

    /// Adds a demand.
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

    /// Adds a number of values.
    public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }

    /// Takes a demand off.
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

    /// Takes a number of values off.
    public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }

    /// Multiplies by a number that is not negative.
    public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }
}

extension Subscribers.Demand {
    /// Whether the demand is exactly this number.
    public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }

    /// Whether the demand is another number, or `unlimited`.
    public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max != rhs }

    /// Whether the demand is exactly this number.
    public static func == (lhs: Int, rhs: Self) -> Bool { rhs == lhs }

    /// Whether the demand is another number, or `unlimited`.
    public static func != (lhs: Int, rhs: Self) -> Bool { rhs != lhs }

    /// Whether fewer values are asked for; never true of `unlimited`.
    public static func < (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }

    /// Whether no more values are asked for; never true of `unlimited`.
    public static func <= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 <= rhs } ?? false }

    /// Whether more values are asked for; always true of `unlimited`.
    public static func > (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }

    /// Whether at least this many values are asked for; always true of `unlimited`.
    public static func >= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 >= rhs } ?? true }

    /// Whether the number is less than the demand; always true of `unlimited`.
    public static func < (lhs: Int, rhs: Self) -> Bool { rhs > lhs }

    /// Whether the number is not more than the demand; always true of `unlimited`.
    public static func <= (lhs: Int, rhs: Self) -> Bool { rhs >= lhs }

    /// Whether the number is more than the demand; never true of `unlimited`.
    public static func > (lhs: Int, rhs: Self) -> Bool { rhs < lhs }

    /// Whether the number is at least the demand; never true of `unlimited`.
    public static func >= (lhs: Int, rhs: Self) -> Bool { rhs <= lhs }
}
