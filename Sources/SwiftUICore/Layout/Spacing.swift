import Foundation
import SceneCore

/// What a view asks of the distance to its neighbours, on one edge.
package enum EdgePreference: Equatable, Sendable {
    /// A view like any other.
    case plain
    /// An edge of text: distances depend on its font (`LayoutMetrics`).
    case text(TextSpacing)
    /// The neighbour is to stand right at the edge.
    case none
}

/// What a view asks of the distances around it.
package struct EdgePreferences: Equatable, Sendable {
    package var top: EdgePreference
    package var bottom: EdgePreference
    /// Both sides.
    package var sides: EdgePreference

    package static let plain = EdgePreferences(top: .plain, bottom: .plain, sides: .plain)
    package static let none = EdgePreferences(top: .none, bottom: .none, sides: .none)

    package static func text(_ spacing: TextSpacing) -> EdgePreferences {
        EdgePreferences(top: .text(spacing), bottom: .text(spacing), sides: .plain)
    }

    /// The default distance from this view down to `next`: the rule of `constants.md`, "distance rule".
    package func distance(downTo next: EdgePreferences) -> CGFloat {
        switch (bottom, next.top) {
        case (.none, _), (_, .none): 0
        case (.plain, .plain): LayoutMetrics.stackSpacing
        case (.text(let upper), .plain): upper.below
        case (.plain, .text(let lower)): lower.above
        case (.text, .text(let lower)): lower.betweenTexts
        }
    }

    /// The default distance from this view across to `next`.
    package func distance(acrossTo next: EdgePreferences) -> CGFloat {
        sides == .none || next.sides == .none ? 0 : LayoutMetrics.stackSpacing
    }
}
