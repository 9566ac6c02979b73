import Foundation

extension RunLoop.SchedulerTimeType {
    /// A length of time in seconds.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Hashable,
        SchedulerTimeIntervalConvertible
    {
        /// The length in seconds.
        public var magnitude: TimeInterval

        /// The length in seconds.
        public var timeInterval: TimeInterval { magnitude }

        /// A length in seconds.
        public init(_ timeInterval: TimeInterval) {
            magnitude = timeInterval
        }

        /// A length in seconds.
        public init(integerLiteral value: TimeInterval) {
            self.init(value)
        }

        /// A length in seconds.
        public init(floatLiteral value: TimeInterval) {
            self.init(value)
        }

        /// A length in seconds; nil if the number is too long for a `Double`.
        public init?<T>(exactly source: T) where T: BinaryInteger {
            guard let value = TimeInterval(exactly: source) else { return nil }
            self.init(value)
        }

        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

        public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }

        public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }

        public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }

        public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }

        public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

        public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

        public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }

        public static func seconds(_ s: Double) -> Stride { Stride(s) }

        public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1000) }

        public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1_000_000) }

        public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1_000_000_000) }
    }
}
