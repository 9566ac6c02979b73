import Dispatch
import Foundation

extension DispatchQueue.SchedulerTimeType {
    /// A length of time, to the nanosecond. What is too long to count is as long as can be counted, 292 years.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable, Codable
    {
        /// The length in nanoseconds.
        public var magnitude: Int

        /// The length as Dispatch has it.
        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

        private init(nanoseconds: Int) {
            magnitude = nanoseconds
        }

        /// A length of Dispatch's; `never` is as long as can be counted.
        public init(_ timeInterval: DispatchTimeInterval) {
            switch timeInterval {
            case .seconds(let count): self = .seconds(count)
            case .milliseconds(let count): self = .milliseconds(count)
            case .microseconds(let count): self = .microseconds(count)
            case .nanoseconds(let count): self = .nanoseconds(count)
            case .never: self.init(nanoseconds: .max)
            @unknown default: self.init(nanoseconds: .max)
            }
        }

        /// A length in seconds.
        public init(integerLiteral value: Int) {
            self = .seconds(value)
        }

        /// A length in seconds.
        public init(floatLiteral value: Double) {
            self = .seconds(value)
        }

        /// A length in nanoseconds; nil if it cannot be counted.
        public init?<T>(exactly source: T) where T: BinaryInteger {
            guard let nanoseconds = Int(exactly: source) else { return nil }
            self.init(nanoseconds: nanoseconds)
        }

        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

        public static func + (lhs: Stride, rhs: Stride) -> Stride {
            Stride(nanoseconds: lhs.magnitude.clampedSum(rhs.magnitude))
        }

        public static func - (lhs: Stride, rhs: Stride) -> Stride {
            lhs + Stride(nanoseconds: rhs.magnitude.clampedProduct(-1))
        }

        public static func * (lhs: Stride, rhs: Stride) -> Stride {
            Stride(nanoseconds: lhs.magnitude.clampedProduct(rhs.magnitude))
        }

        public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }

        public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

        public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

        public static func seconds(_ s: Int) -> Stride { Stride(nanoseconds: s.clampedProduct(1_000_000_000)) }

        public static func seconds(_ s: Double) -> Stride { Stride(nanoseconds: Int(clamping: s * 1_000_000_000)) }

        public static func milliseconds(_ ms: Int) -> Stride { Stride(nanoseconds: ms.clampedProduct(1_000_000)) }

        public static func microseconds(_ us: Int) -> Stride { Stride(nanoseconds: us.clampedProduct(1000)) }

        public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
    }
}
