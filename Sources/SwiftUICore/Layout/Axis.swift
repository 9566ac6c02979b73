/// Across or down.
public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal
    case vertical
}

extension Axis {
    /// Some of the axes.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public static let horizontal = Axis.Set(rawValue: 1 << 0)
        public static let vertical = Axis.Set(rawValue: 1 << 1)
    }
}
