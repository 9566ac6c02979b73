import Foundation
import SceneCore

extension SceneFilter {
    /// The filter as CSS has it, which a page can let glide; nil for one that CSS lacks.
    var css: String? {
        switch self {
        case .blur(let radius): "blur(\(PageNumber(radius).length))"
        case .shadow(let shadow): shadow.css
        case .saturation(let amount) where amount >= 0: "saturate(\(PageNumber(amount).text))"
        case .grayscale(let amount): "grayscale(\(PageNumber(min(max(amount, 0), 1)).text))"
        case .contrast(let amount) where amount >= 0: "contrast(\(PageNumber(amount).text))"
        case .hueRotation(let angle): "hue-rotate(\(PageNumber(angle).text)rad)"
        case .inversion(let amount): "invert(\(PageNumber(min(max(amount, 0), 1)).text))"
        case .saturation, .contrast, .brightness, .multiplication, .luminanceToAlpha, .matrix, .alphaThreshold,
            .innerShadow:
            nil
        }
    }

    /// What SVG makes of it, inside of a filter.
    var primitives: String {
        if let matrix {
            return "<feColorMatrix values=\"\(matrix.map { PageNumber.precise($0) }.joined(separator: " "))\"/>"
        }
        switch self {
        case .innerShadow(let shadow): return shadow.inside
        case .alphaThreshold(let least, let most, let color): return Self.threshold(least, most, color)
        default: return ""
        }
    }

    /// A table of 256 steps: opaque in the range, clear outside of it.
    private static func threshold(_ least: Double, _ most: Double, _ color: SceneColor) -> String {
        let table = (0...255).map { least <= Double($0) / 255 && Double($0) / 255 <= most ? "1" : "0" }
        return "<feComponentTransfer result=\"a\"><feFuncA type=\"discrete\" tableValues=\""
            + table.joined(separator: " ") + "\"/></feComponentTransfer>"
            + "<feFlood flood-color=\"\(color.css)\"/><feComposite operator=\"in\" in2=\"a\"/>"
    }
}

extension SceneShadow {
    /// The shadow of what is outside, seen on what is inside.
    fileprivate var inside: String {
        "<feFlood flood-color=\"\(color.css)\"/><feComposite operator=\"out\" in2=\"SourceAlpha\"/>"
            + "<feOffset dx=\"\(PageNumber(x).text)\" dy=\"\(PageNumber(y).text)\"/>"
            + "<feGaussianBlur stdDeviation=\"\(PageNumber(radius).text)\"/>"
            + "<feComposite operator=\"in\" in2=\"SourceAlpha\" result=\"s\"/>"
            + "<feMerge><feMergeNode in=\"SourceGraphic\"/><feMergeNode in=\"s\"/></feMerge>"
    }
}

extension SceneProjection {
    /// Where CSS has the origin of the change, and the change itself, for a node of a size.
    func css(in size: CGSize) -> (origin: String, transform: String) {
        switch self {
        case .matrix(let m):
            guard m.count == 9 else { return ("0 0", "none") }
            let numbers = [m[0], m[1], 0, m[2], m[3], m[4], 0, m[5], 0, 0, 1, 0, m[6], m[7], 0, m[8]]
            return ("0 0", "matrix3d(\(numbers.map { PageNumber.precise($0) }.joined(separator: ",")))")
        case .rotation(let turn): return turn.css(in: size)
        }
    }
}

extension SceneRotation {
    fileprivate func css(in size: CGSize) -> (origin: String, transform: String) {
        let place = "\(PageNumber(anchor.x * 100).text)% \(PageNumber(anchor.y * 100).text)%"
        let origin = depth == 0 ? place : "\(place) \(PageNumber(depth).length)"
        let axis = [x, y, z].map { PageNumber($0).text }.joined(separator: ",")
        let turn = "rotate3d(\(axis),\(PageNumber(angle).text)rad)"
        let distance = perspective > 0 ? max(size.width, size.height) / perspective : 0
        return (origin, distance > 0 ? "perspective(\(PageNumber(distance).length)) \(turn)" : turn)
    }
}

extension ScenePen {
    /// Declarations of CSS, where the line is not the plain one.
    var css: String {
        var css = Declarations()
        let plain = ScenePen()
        if cap != plain.cap { css.set("stroke-linecap", cap.rawValue) }
        if join != plain.join { css.set("stroke-linejoin", join.rawValue) }
        if join == .miter { css.set("stroke-miterlimit", PageNumber(miterLimit).text) }
        if !dash.isEmpty {
            css.set("stroke-dasharray", dash.map { PageNumber($0).text }.joined(separator: " "))
            if dashPhase != 0 { css.set("stroke-dashoffset", PageNumber(dashPhase).text) }
        }
        return css.text
    }
}

extension TextDecoration {
    /// Its lines as CSS has them; empty for none.
    var lines: String {
        guard isUnderlined || isStruckThrough else { return "" }
        let pattern = linePattern == .solid ? nil : linePattern.rawValue
        return [isUnderlined ? "underline" : nil, isStruckThrough ? "line-through" : nil, pattern, lineColor?.css]
            .compactMap { $0 }.joined(separator: " ")
    }
}
