import Foundation
import SceneCore

extension SceneTree {
    /// A rectangle around all that a node and what is in it paint, in the node's own coordinates. It may be larger than that, and
    /// never smaller.
    func paintedArea(of node: SceneNode) -> CGRect {
        let style = node.style
        var area = CGRect(origin: .zero, size: node.frame.size)
        if style.isRaised {
            for shadow in Finish.raised { area = area.union(area.castingShadow(shadow)) }
        }
        area = area.union(contentArea(of: node))
        if !node.cutsContent {
            for child in node.children {
                guard let child = self[child] else { continue }
                area = area.union(paintedArea(of: child).placed(child))
            }
        }
        return style.shadow.map { area.union(area.castingShadow($0)) } ?? area
    }

    private func contentArea(of node: SceneNode) -> CGRect {
        let frame = CGRect(origin: .zero, size: node.frame.size)
        switch node.content {
        case .none, .image, .scroll, .textField: return frame
        case .text(let block):
            // Letters reach beyond their lines, slanted ones to the side, too.
            return block.lines.reduce(frame) { area, line in
                let line = CGRect(x: line.x, y: line.y, width: line.width, height: line.height)
                return area.union(line.insetBy(dx: -block.font.size, dy: -block.font.size))
            }
        case .path(let path):
            guard let bounds = PathSteps(path.data).bounds else { return frame }
            let pen =
                path.stroke == nil ? 0 : path.lineWidth * max(path.pen.join == .miter ? path.pen.miterLimit : 1, 1)
            return frame.union(bounds.insetBy(dx: -pen, dy: -pen))
        }
    }
}

extension CGRect {
    /// Three standard deviations out, nothing is left of a shadow.
    func castingShadow(_ shadow: SceneShadow) -> CGRect {
        offsetBy(dx: shadow.x, dy: shadow.y).insetBy(dx: -3 * shadow.radius, dy: -3 * shadow.radius)
    }

    /// In the coordinates of the parent of a node, whose own these are.
    fileprivate func placed(_ node: SceneNode) -> CGRect {
        guard let transform = node.style.transform else { return offsetBy(dx: node.frame.minX, dy: node.frame.minY) }
        let (anchorX, anchorY) = (transform.anchor.x * node.frame.width, transform.anchor.y * node.frame.height)
        let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map { x, y in
            let (x, y) = ((x - anchorX) * transform.scaleX, (y - anchorY) * transform.scaleY)
            let (sine, cosine) = (sin(transform.rotation), cos(transform.rotation))
            return CGPoint(x: x * cosine - y * sine + anchorX, y: x * sine + y * cosine + anchorY)
        }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let left = xs.min() ?? 0
        let top = ys.min() ?? 0
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
            .offsetBy(dx: node.frame.minX, dy: node.frame.minY)
    }
}
