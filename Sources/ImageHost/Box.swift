import Foundation
import SceneCore

/// A rectangle with round corners: what a node's background fills and its content is cut along.
struct Box: Equatable {
    var rect: CGRect
    var topRadius: CGFloat = 0
    var bottomRadius: CGFloat = 0

    init(_ rect: CGRect, topRadius: CGFloat = 0, bottomRadius: CGFloat = 0) {
        self.rect = rect
        self.topRadius = topRadius
        self.bottomRadius = bottomRadius
    }

    /// The edge of a node, in its own coordinates. Corners have no more room than there is, as in CSS.
    init(_ node: SceneNode) {
        let size = node.frame.size
        let wanted = max(node.style.cornerRadius, 0)
        let room = node.style.hasSquareBottom ? min(size.width / 2, size.height) : min(size.width, size.height) / 2
        let radius = max(min(wanted, room), 0)
        self.init(
            CGRect(origin: .zero, size: size), topRadius: radius, bottomRadius: node.style.hasSquareBottom ? 0 : radius)
    }

    /// The box without a border of some width.
    func inset(by width: CGFloat) -> Box {
        Box(
            rect.insetBy(dx: width, dy: width), topRadius: max(topRadius - width, 0),
            bottomRadius: max(bottomRadius - width, 0))
    }
}
