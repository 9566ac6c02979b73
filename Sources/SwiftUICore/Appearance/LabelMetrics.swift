import Foundation
import SceneCore

/// Distances in labels, in points.
enum LabelMetrics {
    /// From the icon to the title: the standard distance of a stack. No source for another one; ours.
    static let iconDistance: CGFloat = 8
    /// The same in a row of a list: a title begins 56 from its card's edge (recall), 16 of it the row's inset and 28 the icon's column.
    static let rowIconDistance: CGFloat = 12

    /// The least room of an icon in a row, in whose middle it stands; it grows with the text (28 at the standard size; recall).
    static func rowIconWidth(at size: DynamicTypeSize) -> CGFloat {
        28 * size.textSize.body / TextSize.large.body
    }
}
