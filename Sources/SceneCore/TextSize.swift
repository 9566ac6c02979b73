import Foundation

/// How large a person wants text: the steps of Dynamic Type, from the smallest on.
package enum TextSize: Int, CaseIterable, Comparable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// The size of the text style `body` in points (platform/dynamic-type.json).
    package var body: CGFloat {
        switch self {
        case .xSmall: 14
        case .small: 15
        case .medium: 16
        case .large: 17
        case .xLarge: 19
        case .xxLarge: 21
        case .xxxLarge: 23
        case .accessibility1: 28
        case .accessibility2: 33
        case .accessibility3: 40
        case .accessibility4: 47
        case .accessibility5: 53
        }
    }

    /// The step whose text is nearest to the usual one's times `scale`.
    package init(scale: CGFloat) {
        let wanted = TextSize.large.body * scale
        self = Self.allCases.min { abs($0.body - wanted) < abs($1.body - wanted) } ?? .large
    }

    package static func < (left: TextSize, right: TextSize) -> Bool {
        left.rawValue < right.rawValue
    }
}
