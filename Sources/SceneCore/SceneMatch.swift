import Foundation

/// A node that stands for the same thing as others: one that is inserted as another is removed comes from where that was, if the
/// patch says that it moves.
package struct SceneMatch: Hashable, Sendable {
    /// The same for all that stand for one thing.
    package var number: Int
    package var takesPlace: Bool
    package var takesSize: Bool
    /// Which place of both lies where the other one's was, in parts of their sizes.
    package var anchor: CGPoint

    package init(number: Int, takesPlace: Bool, takesSize: Bool, anchor: CGPoint) {
        self.number = number
        self.takesPlace = takesPlace
        self.takesSize = takesSize
        self.anchor = anchor
    }
}
