import Foundation

/// Colours that change over into one another, as a node's background. Places are parts of the node's size: 0, 0 at its top
/// left, 1, 1 at its bottom right.
package struct SceneGradient: Hashable, Sendable {
    package enum Course: Hashable, Sendable {
        /// Along the line from one place to another, and on beyond both.
        case linear(from: CGPoint, to: CGPoint)
        /// Around a place; radii are in points.
        case radial(center: CGPoint, from: CGFloat, to: CGFloat)
        /// The same in a box of any form: radii are parts of its width and height.
        case elliptical(center: CGPoint, from: CGFloat, to: CGFloat)
        /// Round and round a place, clockwise; angles are in radians, 0 points to the right.
        case angular(center: CGPoint, from: Double, to: Double)
    }

    /// What there is before the beginning and after the end. The names are those of SVG.
    package enum Spread: String, Sendable {
        /// The first and the last colour.
        case pad
        /// The gradient, again and again.
        case `repeat`
        /// The gradient, every second time backwards.
        case reflect
    }

    package struct Stop: Hashable, Sendable {
        package var color: SceneColor
        /// 0 at the beginning of the course, 1 at its end.
        package var location: CGFloat

        package init(color: SceneColor, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    package var course: Course
    /// By ascending location; never empty.
    package var stops: [Stop]
    /// Colours change over as evenly as the eye sees them, not as their numbers do.
    package var isPerceptual = false
    /// A drawing's may go on; all others end with their colours.
    package var spread = Spread.pad

    package init(course: Course, stops: [Stop]) {
        self.course = course
        self.stops = stops
    }
}
