import Foundation
import SceneCore

/// What a page is told of a node that scrolls. How far it is scrolled is the page's own.
extension SceneScroll {
    func attributes(in frame: CGSize) -> [Element.Attribute] {
        var attributes = takesFocus ? [Element.Attribute(name: "tabindex", value: "0")] : []
        if canRefresh { attributes.append(Element.Attribute(name: "data-refresh", value: "")) }
        if isWheel { attributes.append(Element.Attribute(name: "data-wheel", value: "")) }
        if tellsOffset { attributes.append(Element.Attribute(name: "data-scrolled", value: "")) }
        if let shift { attributes.append(Element.Attribute(name: "data-shift", value: shift.attribute)) }
        if let request {
            attributes.append(
                Element.Attribute(
                    name: "data-show", value: request.attribute(reach: isUnclipped ? reach(in: frame) : .zero)))
        }
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
        if isUnclipped {
            look.classes.append("unclipped")
            css.set("--reach-x", PageNumber(reach(in: frame).width).length)
            css.set("--reach-y", PageNumber(reach(in: frame).height).length)
        }
        if !showsIndicators { css.set("scrollbar-width", "none") }
        css.set("--extent-width", PageNumber(contentSize.width).length)
        css.set("--extent-height", PageNumber(contentSize.height).length)
    }

    /// An element cuts off what it scrolls, so that one which is not to reaches as far beyond its frame as its content is to be seen.
    private static let reachAlong: CGFloat = 100
    private static let reachAcross: CGFloat = 40

    /// At each of two sides; a scroll view along no axis is like one across both.
    private func reach(in frame: CGSize) -> CGSize {
        CGSize(
            width: contentSize.width > frame.width ? Self.reachAlong : Self.reachAcross,
            height: contentSize.height > frame.height ? Self.reachAlong : Self.reachAcross)
    }

    private func overflow(of extent: CGFloat, in room: CGFloat) -> String {
        guard isEnabled else { return "hidden" }
        return extent > room ? "auto" : bounces ? "scroll" : "hidden"
    }
}

extension ScrollPin {
    /// The scroller, from where and how far the element goes along with it, and 1 for across, 1 for the edge that lies behind.
    var attribute: String {
        "n\(scroller.rawValue) \(PageNumber(from).text) \(PageNumber(distance).text) \(isAcross ? 1 : 0) "
            + (isAtEnd ? "1" : "0")
    }
}

extension ScrollShift {
    /// Its number, and how far across and down.
    fileprivate var attribute: String {
        "\(number) \(PageNumber(x).text) \(PageNumber(y).text)"
    }
}

extension ScrollRequest {
    /// Its number; the target's left, top, width and height; the anchor's x and y, or `-`; what is covered, from the top
    /// clockwise; 1 for a smooth movement.
    ///
    /// - Parameter reach: How far the element is beyond its frame on each side: in its own coordinates all is farther by that.
    fileprivate func attribute(reach: CGSize) -> String {
        let target = [target.minX + reach.width, target.minY + reach.height, target.width, target.height]
        let covered = [
            covered.top + reach.height, covered.right + reach.width, covered.bottom + reach.height,
            covered.left + reach.width,
        ]
        let place = anchor.map { [$0.x, $0.y].map { PageNumber($0).text } } ?? ["-", "-"]
        let words = [String(number)] + target.map { PageNumber($0).text } + place + covered.map { PageNumber($0).text }
        return (words + [isAnimated ? "1" : "0"]).joined(separator: " ")
    }
}
