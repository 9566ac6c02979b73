import Foundation

/// A node and all that is in it, seen as a sheet in space: painted so, but laid out as if it were flat.
package indirect enum SceneProjection: Hashable, Sendable {
    /// Nine numbers, row by row: x, y and 1 times them are the place on screen times its depth, and the depth. The origin is
    /// the node's top left.
    case matrix([CGFloat])
    /// A turn about an axis in space.
    case rotation(SceneRotation)
}

/// A turn in space.
package struct SceneRotation: Hashable, Sendable {
    /// In radians.
    package var angle: Double
    package var x: CGFloat
    package var y: CGFloat
    package var z: CGFloat
    /// What stays where it is, in parts of the node's size.
    package var anchor: CGPoint
    /// How far in front of the screen the axis lies, in points.
    package var depth: CGFloat
    /// 0 for none: how much what is far away becomes smaller, for a viewer as far away as the node's longer side is long.
    package var perspective: CGFloat

    package init(
        angle: Double, x: CGFloat, y: CGFloat, z: CGFloat, anchor: CGPoint, depth: CGFloat, perspective: CGFloat
    ) {
        self.angle = angle
        self.x = x
        self.y = y
        self.z = z
        self.anchor = anchor
        self.depth = depth
        self.perspective = perspective
    }
}
