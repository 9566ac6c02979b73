import Foundation
import SceneCore

/// How a node's style and content are painted with CSS: what is one of a few kinds is a class of `martlet.css`, what is a
/// number or a colour is a declaration.
extension Element.Look {
    init(_ node: SceneNode) {
        var css = Declarations()
        paint(node.style, in: &css)
        paint(effectsOf: node, in: &css)
        switch node.content {
        case .text(let block): paint(block, in: &css)
        case .scroll(let scroll): scroll.paint(in: node.frame.size, in: &self, &css)
        case .textField(let field): field.paint(in: &self, &css)
        case .changedImage(let asset, let change): paint(asset, change, in: &css)
        case .none, .image, .path, .drawing: break
        }
        if node.sheet != nil { css.set("--laid-out-width", PageNumber(node.frame.width).length) }
        style = css.text
    }

    private mutating func paint(_ style: SceneStyle, in css: inout Declarations) {
        if let background = style.background { css.set("background-color", background.css) }
        if style.cornerRadius > 0 {
            let radius = PageNumber(style.cornerRadius).length
            css.set("border-radius", style.hasSquareBottom ? "\(radius) \(radius) 0 0" : radius)
        }
        if style.clips { css.set("overflow", "clip") }
        if style.isGlass { classes.append("glass") }
        if style.isFrosted { classes.append("frosted") }
        if style.fadesAtBottom { classes.append("ending") }
        if style.isRaised { classes.append("raised") }
        if style.isInFront { classes.append("front") }
        if style.isSeenWithFocus { classes.append("summoned") }
        if style.isSpinning { classes.append("spinning") }
        if style.isSteady { classes.append("steady") }
        paintOpacity(of: style, in: &css)
    }

    private mutating func paint(effectsOf node: SceneNode, in css: inout Declarations) {
        let style = node.style
        if let gradient = style.gradient { css.set("background-image", gradient.css(in: node.frame.size)) }
        if let path = style.clipPath { css.set("clip-path", path.css) }
        let filters = style.filters.enumerated().map { index, filter in
            filter.css ?? DrawingMarkup.filterName(index, of: node.id)
        }
        if !filters.isEmpty { css.set("filter", filters.joined(separator: " ")) }
        if style.blendMode != .normal {
            classes.append("blended")
            css.set("mix-blend-mode", style.blendMode.rawValue)
        }
        if style.isGroup { classes.append("group") }
        if style.mask != nil { css.set("mask", DrawingMarkup.maskName(of: node.id)) }
        if style.order != 0 { css.set("z-index", String(style.order)) }
        if style.letsPointersThrough { classes.append("untouched") }
        if style.touchArea != nil { classes.append("shaped") }
        switch style.hoverEffect {
        case .highlight: classes.append("lighted")
        case .lift: classes.append("lifted")
        case nil: break
        }
        if let projection = style.projection?.css(in: node.frame.size) {
            css.set("transform", projection.transform)
            css.set("transform-origin", projection.origin)
        }
        if let transform = style.transform {
            css.set("transform", transform.css)
            css.set("transform-origin", transform.originCSS)
        }
        // The gradient shines through the letters only.
        if case .text = node.content, style.gradient != nil { classes.append("cutout") }
    }

    /// A fade is a variable that the client moves; before any scrolling it stands where no scrolling puts it.
    private func paintOpacity(of style: SceneStyle, in css: inout Declarations) {
        let opacity = PageNumber(style.opacity).text
        guard let fade = style.fade else {
            if style.opacity != 1 { css.set("opacity", opacity) }
            return
        }
        css.set("--fade", PageNumber(fade.opacity(at: 0)).text)
        css.set("opacity", style.opacity == 1 ? "var(--fade)" : "calc(\(opacity)*var(--fade))")
    }

    private mutating func paint(_ block: TextBlock, in css: inout Declarations) {
        let placement = LinePlacement(block.lines)
        classes.append("text")
        paint(block.font, of: block.lines.map(\.text))
        css.set("font-size", PageNumber(block.font.size).length)
        if block.font.weight != 400 { css.set("font-weight", String(block.font.weight)) }
        css.set("line-height", PageNumber(placement.commonHeight).length)
        if !PageNumber(placement.top).isZero { css.set("margin-top", PageNumber(placement.top).length) }
        css.set("color", block.color.css)
        if block.spacing != 0 { css.set("letter-spacing", PageNumber(block.spacing).length) }
        if block.isSelectable == false {
            css.set("user-select", "none")
            css.set("-webkit-user-select", "none")
        }
        // A line that is drawn for a paragraph is drawn for all in it; where parts differ, each has its own.
        if block.partLooks.isEmpty { paint(block.decoration, in: &css) }
    }

    func paint(_ decoration: TextDecoration, in css: inout Declarations) {
        if decoration.isItalic { css.set("font-style", "italic") }
        if !decoration.lines.isEmpty { css.set("text-decoration", decoration.lines) }
    }

    /// A picture in one colour is a box of that colour, cut out along the picture.
    private func paint(_ asset: ImageAsset, _ change: ImageChange, in css: inout Declarations) {
        if change.isPixelated { css.set("image-rendering", "pixelated") }
        guard let tint = change.tint else { return }
        css.set("background-color", tint.css)
        css.set("mask", "url(\"\(asset.address)\") 0 0/100% 100% no-repeat")
    }
}

/// Declarations of CSS, one after the other, without spaces.
struct Declarations {
    private(set) var text = ""

    mutating func set(_ property: String, _ value: String) {
        if !text.isEmpty { text += ";" }
        text += property
        text += ":"
        text += value
    }
}

extension SceneColor {
    var css: String {
        alpha >= 1 ? "#" + hex(red) + hex(green) + hex(blue) : "rgb(\(red) \(green) \(blue)/\(PageNumber(alpha).text))"
    }

    private func hex(_ value: UInt8) -> String {
        let digits = String(value, radix: 16)
        return value < 16 ? "0" + digits : digits
    }
}
