/// An edge at the top or the bottom.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    case top, bottom

    /// Some of the two edges.
    @frozen
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set of one edge.
        public init(_ e: VerticalEdge) {
            rawValue = 1 << e.rawValue
        }

        public static let top = VerticalEdge.Set(.top)
        public static let bottom = VerticalEdge.Set(.bottom)
        public static let all: VerticalEdge.Set = [.top, .bottom]
    }
}
