import Foundation
import SceneCore

/// What a page is told of a node that scrolls. How far it is scrolled is the page's own.
extension SceneScroll {
    var attributes: [Element.Attribute] {
        var attributes = takesFocus ? [Element.Attribute(name: "tabindex", value: "0")] : []
        if isWheel { attributes.append(Element.Attribute(name: "data-wheel", value: "")) }
        if tellsOffset { attributes.append(Element.Attribute(name: "data-scrolled", value: "")) }
        if let request { attributes.append(Element.Attribute(name: "data-show", value: request.attribute)) }
        if !pages.isEmpty {
            let tabs = pages.map { "n\($0.rawValue)" }.joined(separator: " ")
            attributes.append(Element.Attribute(name: "data-pages", value: tabs))
        }
        return attributes
    }

    func paint(in frame: CGSize, in look: inout Element.Look, _ css: inout Declarations) {
        look.classes.append("scroll")
        if !pages.isEmpty { look.classes.append("paged") }
        let across = overflow(of: contentSize.width, in: frame.width)
        let down = overflow(of: contentSize.height, in: frame.height)
        css.set("overflow", "\(across) \(down)")
        if !showsIndicators { css.set("scrollbar-width", "none") }
        css.set("--extent-width", PageNumber(contentSize.width).length)
        css.set("--extent-height", PageNumber(contentSize.height).length)
    }

    private func overflow(of extent: CGFloat, in room: CGFloat) -> String {
        guard isEnabled else { return "hidden" }
        return extent > room ? "auto" : bounces ? "scroll" : "hidden"
    }
}

extension ScrollRequest {
    /// Its number; the target's left, top, width and height; the anchor's x and y, or `-`; what is covered, from the top
    /// clockwise; 1 for a smooth movement.
    fileprivate var attribute: String {
        let target = [target.minX, target.minY, target.width, target.height]
        let covered = [covered.top, covered.right, covered.bottom, covered.left]
        let place = anchor.map { [$0.x, $0.y].map { PageNumber($0).text } } ?? ["-", "-"]
        let words = [String(number)] + target.map { PageNumber($0).text } + place + covered.map { PageNumber($0).text }
        return (words + [isAnimated ? "1" : "0"]).joined(separator: " ")
    }
}
