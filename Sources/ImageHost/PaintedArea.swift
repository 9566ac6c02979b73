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
        for filter in style.filters { area = area.filtered(filter) }
        return area
    }

    private static let everywhere = CGRect(x: -10_000, y: -10_000, width: 20_000, height: 20_000)

    private func contentArea(of node: SceneNode) -> CGRect {
        let frame = CGRect(origin: .zero, size: node.frame.size)
        switch node.content {
        case .none, .image, .changedImage, .scroll, .textField: return frame
        // What commands paint may be anywhere.
        case .drawing: return Self.everywhere
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

    fileprivate func filtered(_ filter: SceneFilter) -> CGRect {
        switch filter {
        case .blur(let radius): insetBy(dx: -3 * radius, dy: -3 * radius)
        case .shadow(let shadow): union(castingShadow(shadow))
        case .innerShadow, .saturation, .grayscale, .contrast, .brightness, .hueRotation, .inversion,
            .multiplication, .luminanceToAlpha, .matrix, .alphaThreshold:
            self
        }
    }

    /// In the coordinates of the parent of a node, whose own these are.
    fileprivate func placed(_ node: SceneNode) -> CGRect {
        let placement = Placement(of: node)
        guard let change = placement.change else { return offsetBy(dx: node.frame.minX, dy: node.frame.minY) }
        let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map {
            change.place(of: CGPoint(x: $0, y: $1))
        }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
            .offsetBy(dx: node.frame.minX, dy: node.frame.minY)
    }
}
