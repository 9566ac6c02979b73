import Foundation

/// The shadow that all of what a node shows casts together.
package struct SceneShadow: Hashable, Sendable {
    package var color: SceneColor
    /// How soft it is, in points: the standard deviation of the blur.
    package var radius: CGFloat
    /// Where it falls, in points.
    package var x: CGFloat
    package var y: CGFloat

    package init(color: SceneColor, radius: CGFloat, x: CGFloat, y: CGFloat) {
        self.color = color
        self.radius = radius
        self.x = x
        self.y = y
    }
}

/// A node and all that is in it, turned and scaled about a place: painted so, but laid out as if it were not.
package struct SceneTransform: Hashable, Sendable {
    /// In radians, clockwise.
    package var rotation: Double
    package var scaleX: CGFloat
    package var scaleY: CGFloat
    /// What stays where it is, in parts of the node's size.
    package var anchor: CGPoint

    package init(
        rotation: Double = 0, scaleX: CGFloat = 1, scaleY: CGFloat = 1, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)
    ) {
        self.rotation = rotation
        self.scaleX = scaleX
        self.scaleY = scaleY
        self.anchor = anchor
    }

    /// Left and right exchanged.
    package static let mirror = SceneTransform(scaleX: -1)
}
