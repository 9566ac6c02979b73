import Foundation
import SceneCore

/// Distances of layout that SwiftUI uses where an app gives none, in points.
///
/// Recorded from SwiftUI by iamcgn/swiftui-web (`constants.md`, "Layout, both platforms"), unless it says otherwise.
package enum LayoutMetrics {
    /// `padding()` on each edge; exact.
    package static let padding: CGFloat = 16
    /// Between plain views in stacks, and beside text in rows; exact.
    package static let stackSpacing: CGFloat = 8
    /// The least length of a `Spacer`; their notes say so, no frame shows it.
    package static let spacerLength: CGFloat = 8
    /// The ideal size of what has none, such as a colour; exact.
    package static let idealLength: CGFloat = 10
    /// How thick a divider is: one pixel, which is 0.5 on iOS at 2x (`constants.md`, "Divider thickness"; exact there, at other
    /// scales inferred).
    package static func dividerThickness(at scale: CGFloat) -> CGFloat { 1 / max(1, scale) }

    /// The distances around text of a size: those of `system 17` in `constants.md`, first section (10.809 below, 6.601 above),
    /// which grow with the size. Text under text stands right below it (text of fixed sizes, exact).
    package static func textSpacing(size: CGFloat) -> TextSpacing {
        TextSpacing(above: size * 6.601 / 17, below: size * 10.809 / 17, betweenTexts: 0)
    }
}
