/// Does everything at once, on the thread that asks. It knows no time.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// The only moment there is.
    public struct SchedulerTimeType: Strideable {
        fileprivate init() {}

        /// No time at all.
        public func distance(to other: SchedulerTimeType) -> Stride { Stride(0) }

        /// This moment.
        public func advanced(by n: Stride) -> SchedulerTimeType { self }

        /// A length of time, which makes no difference.
        public struct Stride: Comparable, SignedNumeric, ExpressibleByFloatLiteral, SchedulerTimeIntervalConvertible {
            /// The length as a number.
            public var magnitude: Int

            /// A length.
            public init(_ value: Int) { magnitude = value }

            public init(integerLiteral value: Int) { self.init(value) }

            public init(floatLiteral value: Double) { self.init(Int(clamping: value)) }

            public init?<T>(exactly source: T) where T: BinaryInteger {
                guard let value = Int(exactly: source) else { return nil }
                self.init(value)
            }

            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

            public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude &+ rhs.magnitude) }

            public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude &- rhs.magnitude) }

            public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude &* rhs.magnitude) }

            public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }

            public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

            public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

            public static func seconds(_ s: Int) -> Stride { 0 }

            public static func seconds(_ s: Double) -> Stride { 0 }

            public static func milliseconds(_ ms: Int) -> Stride { 0 }

            public static func microseconds(_ us: Int) -> Stride { 0 }

            public static func nanoseconds(_ ns: Int) -> Stride { 0 }
        }
    }

    /// There are none.
    public typealias SchedulerOptions = Never

    /// The one scheduler of this kind.
    public static let shared = ImmediateScheduler()

    private init() {}

    public var now: SchedulerTimeType { SchedulerTimeType() }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        action()
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        action()
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return AnyCancellable {}
    }
}
