import Foundation
import SceneCore

/// Spells plain paint commands as SVG.
///
/// What a command refers to (a gradient, a clip, a filter) stands in front of it. Its id begins with that of the element, so that
/// it is the only one in the page.
struct DrawingMarkup {
    private(set) var text = ""
    private let prefix: String
    private var lastID = 0
    /// What masks are painted with.
    private static let opaque = ScenePaint.color(SceneColor(255, 255, 255))

    init(in node: NodeID) {
        prefix = "d\(node.rawValue)"
    }

    /// A whole picture, to stand in an element.
    static func picture(_ drawing: SceneDrawing, in node: NodeID) -> String {
        var markup = DrawingMarkup(in: node)
        markup.append(drawing.commands)
        return "<svg aria-hidden=\"true\">\(markup.text)</svg>"
    }

    // MARK: Commands

    mutating func append(_ commands: [SceneDrawing.Command]) {
        for command in commands { append(command) }
    }

    private mutating func append(_ command: SceneDrawing.Command) {
        switch command {
        case .fill(let data, .gradient(let gradient, let rect), let evenOdd) where gradient.isConic:
            let clip = define(clip: SceneOutline(data: data, evenOdd: evenOdd))
            appendConic(gradient, in: rect, reaching: 0, through: ["clip-path": url(clip)])
        case .stroke(let data, .gradient(let gradient, let rect), let width, let pen) where gradient.isConic:
            let line = SceneDrawing.Command.stroke(data: data, with: Self.opaque, width: width, pen: pen)
            appendConic(
                gradient, in: rect, reaching: pen.reach(of: width),
                through: ["mask": url(define(mask: [line], isInverted: false))])
        case .text(let block, let place, .gradient(let gradient, let rect)) where gradient.isConic:
            let letters = SceneDrawing.Command.text(block, at: place, with: Self.opaque)
            appendConic(
                gradient, in: rect, reaching: block.font.size,
                through: ["mask": url(define(mask: [letters], isInverted: false))])
        case .fill(let data, let paint, let evenOdd):
            let fill = reference(to: paint)
            open("path", ["d": data, "fill": fill, "fill-rule": evenOdd ? "evenodd" : nil], isEmpty: true)
        case .stroke(let data, let paint, let width, let pen):
            let stroke = reference(to: paint)
            open(
                "path",
                [
                    "d": data, "fill": "none", "stroke": stroke, "stroke-width": PageNumber(width).text,
                    "style": pen.css,
                ], isEmpty: true)
        case .text(let block, let place, let paint): append(block, at: place, paint)
        case .image(let asset, let rect, let isPixelated): append(asset, in: rect, isPixelated: isPixelated)
        case .pixels(let pixels, let rect):
            var attributes = place(rect)
            attributes["href"] = pixels.address
            attributes["preserveAspectRatio"] = "none"
            open("image", attributes, isEmpty: true)
        case .layer(let layer, let commands): append(layer, commands)
        }
    }

    private mutating func append(_ layer: SceneLayer, _ commands: [SceneDrawing.Command]) {
        var css = Declarations()
        if layer.blendMode != .normal { css.set("mix-blend-mode", layer.blendMode.rawValue) }
        if layer.opacity != 1 { css.set("opacity", PageNumber(layer.opacity).text) }
        let filters = layer.filters.map { self.css(of: $0) }
        if !filters.isEmpty { css.set("filter", filters.joined(separator: " ")) }
        let mask = layer.mask.map { define(mask: $0, isInverted: layer.isMaskInverted) }
        let transform =
            layer.transform.isEmpty
            ? nil : "matrix(\(layer.transform.map { PageNumber.precise($0) }.joined(separator: ",")))"
        open("g", ["transform": transform, "style": css.text.isEmpty ? nil : css.text, "mask": mask.map(url)])
        for clip in layer.clips {
            let id = define(clip: clip)
            open("g", ["clip-path": url(id)])
        }
        append(commands)
        for _ in layer.clips { close("g") }
        close("g")
    }

    /// Lines stand where they were placed; a baseline lies where a browser would put it in a box of the line's height.
    private mutating func append(_ block: TextBlock, at place: CGPoint, _ paint: ScenePaint?) {
        let fill = paint.map { reference(to: $0) } ?? block.color.css
        var css = Declarations()
        css.set("font-size", PageNumber(block.font.size).length)
        if block.font.weight != 400 { css.set("font-weight", String(block.font.weight)) }
        if block.decoration.isItalic { css.set("font-style", "italic") }
        let lines = block.decoration.lines
        if !lines.isEmpty { css.set("text-decoration", lines) }
        if block.spacing != 0 { css.set("letter-spacing", PageNumber(block.spacing).length) }
        let classes = block.font.design == .default ? nil : block.font.design.rawValue
        for line in block.lines {
            open(
                "text",
                [
                    "x": PageNumber(place.x + line.x).text, "y": PageNumber(place.y + line.y + line.height / 2).text,
                    "dominant-baseline": "central", "fill": fill, "class": classes, "style": css.text,
                ])
            if block.partLooks.isEmpty {
                append(escaped: line.text)
            } else {
                append(line.runs, of: block, isPainted: paint != nil)
            }
            close("text")
        }
    }

    /// Letters have a fill here where a page's have a colour.
    ///
    /// - Parameter isPainted: Letters in the paragraph's own colour are painted with what that is painted with.
    private mutating func append(_ runs: [TextRun], of block: TextBlock, isPainted: Bool) {
        for run in runs where block.partLooks.indices.contains(run.look) {
            let look = block.partLooks[run.look]
            var css = Declarations()
            if !isPainted || look.color != block.color { css.set("fill", look.color.css) }
            css.set("font-size", PageNumber(look.font.size).length)
            css.set("font-weight", String(look.font.weight))
            if look.decoration.isItalic { css.set("font-style", "italic") }
            if !look.decoration.lines.isEmpty { css.set("text-decoration", look.decoration.lines) }
            if look.spacing != 0 { css.set("letter-spacing", PageNumber(look.spacing).length) }
            if look.baselineOffset != 0 { css.set("baseline-shift", PageNumber(look.baselineOffset).length) }
            open("tspan", ["style": css.text])
            append(escaped: run.text)
            close("tspan")
        }
    }

    private mutating func append(_ asset: ImageAsset, in rect: CGRect, isPixelated: Bool) {
        var attributes = place(rect)
        attributes["href"] = asset.address
        attributes["preserveAspectRatio"] = "none"
        attributes["style"] = isPixelated ? "image-rendering:pixelated" : nil
        open("image", attributes, isEmpty: true)
    }

    /// SVG has no gradient around a place: a box of HTML has one, which is seen through what is painted.
    ///
    /// - Parameter reach: How far what is painted may reach beyond the rectangle.
    private mutating func appendConic(
        _ gradient: SceneGradient, in rect: CGRect, reaching reach: CGFloat, through hole: [String: String]
    ) {
        let box = rect.insetBy(dx: -reach, dy: -reach)
        open("g", hole)
        open("foreignObject", place(box))
        var css = Declarations()
        css.set("height", "100%")
        css.set("background-image", gradient.spread(from: rect, over: box).css(in: box.size))
        open("div", ["style": css.text])
        close("div")
        close("foreignObject")
        close("g")
    }

    // MARK: What commands refer to

    private mutating func makeID() -> String {
        lastID += 1
        return "\(prefix)-\(lastID)"
    }

    private func url(_ id: String) -> String { "url(#\(id))" }

    /// A colour, or the name of what is painted with.
    private mutating func reference(to paint: ScenePaint) -> String {
        switch paint {
        case .color(let color): return color.css
        case .gradient(let gradient, let rect): return url(define(gradient, in: rect))
        case .tile(let tile): return url(define(tile))
        }
    }

    private mutating func define(_ gradient: SceneGradient, in rect: CGRect) -> String {
        let id = makeID()
        let place = { (point: CGPoint) in
            CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
        }
        var attributes = ["id": id, "gradientUnits": "userSpaceOnUse"]
        if gradient.spread != .pad { attributes["spreadMethod"] = gradient.spread.rawValue }
        let tag: String
        // SVG knows the numbers of colours only.
        var stops = gradient.evenStops(multipliesAlpha: false)
        switch gradient.course {
        case .linear(let from, let to):
            tag = "linearGradient"
            let (from, to) = (place(from), place(to))
            attributes["x1"] = PageNumber(from.x).text
            attributes["y1"] = PageNumber(from.y).text
            attributes["x2"] = PageNumber(to.x).text
            attributes["y2"] = PageNumber(to.y).text
        case .radial(let center, let from, let to):
            tag = "radialGradient"
            attributes.merge(circle(place(center), radius: max(from, to))) { $1 }
            stops = stops.around(from: from, to: to)
        case .elliptical(let center, let from, let to):
            tag = "radialGradient"
            attributes.merge(circle(.zero, radius: max(from, to))) { $1 }
            let middle = place(center)
            attributes["gradientTransform"] =
                "translate(\(PageNumber(middle.x).text) \(PageNumber(middle.y).text)) "
                + "scale(\(PageNumber(rect.width).text) \(PageNumber(rect.height).text))"
            stops = stops.around(from: from, to: to)
        // What is painted around a place is seen through a hole instead.
        case .angular: tag = "linearGradient"
        }
        open(tag, attributes)
        for stop in stops {
            open(
                "stop", ["offset": PageNumber.precise(stop.location), "stop-color": stop.color.css], isEmpty: true)
        }
        close(tag)
        return id
    }

    private func circle(_ center: CGPoint, radius: CGFloat) -> [String: String] {
        ["cx": PageNumber(center.x).text, "cy": PageNumber(center.y).text, "r": PageNumber(radius).text]
    }

    private mutating func define(_ tile: SceneTile) -> String {
        let id = makeID()
        let whole = CGSize(width: tile.asset.size.width * tile.scale, height: tile.asset.size.height * tile.scale)
        var attributes = place(
            CGRect(
                x: tile.origin.x, y: tile.origin.y, width: whole.width * tile.source.width,
                height: whole.height * tile.source.height))
        attributes["id"] = id
        attributes["patternUnits"] = "userSpaceOnUse"
        open("pattern", attributes)
        let corner = CGPoint(x: -tile.source.minX * whole.width, y: -tile.source.minY * whole.height)
        append(tile.asset, in: CGRect(origin: corner, size: whole), isPixelated: false)
        close("pattern")
        return id
    }

    private mutating func define(clip: SceneOutline) -> String {
        let id = makeID()
        open("clipPath", ["id": id])
        open("path", ["d": clip.data, "clip-rule": clip.evenOdd ? "evenodd" : nil], isEmpty: true)
        close("clipPath")
        return id
    }

    /// A mask that is inverted takes out of a white area what it shows.
    private mutating func define(mask commands: [SceneDrawing.Command], isInverted: Bool) -> String {
        let id = makeID()
        let far = CGRect(x: -10_000, y: -10_000, width: 20_000, height: 20_000)
        var attributes = place(far)
        attributes["id"] = id
        attributes["maskUnits"] = "userSpaceOnUse"
        attributes["style"] = isInverted ? "mask-type:luminance" : "mask-type:alpha"
        open("mask", attributes)
        if isInverted {
            var white = place(far)
            white["fill"] = "#ffffff"
            open("rect", white, isEmpty: true)
            open("g", ["style": "filter:brightness(0)"])
        }
        append(commands)
        if isInverted { close("g") }
        close("mask")
        return id
    }

    /// A filter as CSS names it; one that CSS lacks is defined first.
    private mutating func css(of filter: SceneFilter) -> String {
        filter.css ?? url(define(filter))
    }

    private mutating func define(_ filter: SceneFilter) -> String {
        let id = makeID()
        open(
            "filter",
            [
                "id": id, "x": "-50%", "y": "-50%", "width": "200%", "height": "200%",
                "color-interpolation-filters": "sRGB",
            ])
        text += filter.primitives
        close("filter")
        return id
    }

    // MARK: Elements

    private func place(_ rect: CGRect) -> [String: String] {
        [
            "x": PageNumber(rect.minX).text, "y": PageNumber(rect.minY).text, "width": PageNumber(rect.width).text,
            "height": PageNumber(rect.height).text,
        ]
    }

    /// Attributes in the order of their names, so that a picture is always spelt alike.
    private mutating func open(_ tag: String, _ attributes: [String: String?], isEmpty: Bool = false) {
        text += "<\(tag)"
        for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
            guard let value, !value.isEmpty else { continue }
            text += " \(name)=\""
            append(escaped: value)
            text += "\""
        }
        text += isEmpty ? "/>" : ">"
    }

    private mutating func close(_ tag: String) {
        text += "</\(tag)>"
    }

    private mutating func append(escaped words: String) {
        var bytes: [UInt8] = []
        bytes.append(htmlText: words)
        text += String(decoding: bytes, as: UTF8.self)
    }
}

extension DrawingMarkup {
    /// What a node's style refers to in the page: the mask, the filters that CSS lacks, and where a pointer meets it; nil for
    /// nothing.
    static func definitions(for node: SceneNode) -> String? {
        let isBare = if case .none = node.content { true } else { false }
        // A node with content of its own is neither masked nor shaped: the node around it is.
        let (mask, area) = isBare ? (node.style.mask, node.style.touchArea) : (nil, nil)
        let filters = node.style.filters.enumerated().filter { $0.element.css == nil }
        guard mask != nil || !filters.isEmpty || area != nil else { return nil }
        var markup = DrawingMarkup(in: node.id)
        if let mask {
            // The first id is the mask's: the style names it.
            _ = markup.define(mask: mask.commands, isInverted: false)
        }
        for (index, filter) in filters {
            markup.lastID = Self.filterID + index - 1
            _ = markup.define(filter)
        }
        if let area {
            markup.open(
                "path",
                ["class": "touched", "d": area.data, "fill-rule": area.evenOdd ? "evenodd" : nil], isEmpty: true)
        }
        return "<svg aria-hidden=\"true\">\(markup.text)</svg>"
    }

    /// The names by which a node's style refers to them.
    static func maskName(of node: NodeID) -> String { "url(#d\(node.rawValue)-1)" }
    static func filterName(_ index: Int, of node: NodeID) -> String { "url(#d\(node.rawValue)-\(filterID + index))" }

    /// Beyond all that a mask defines.
    private static let filterID = 100_000
}

extension SceneGradient {
    fileprivate var isConic: Bool {
        if case .angular = course { true } else { false }
    }

    /// A gradient around a place of one rectangle, as one of another: angles stay what they are.
    fileprivate func spread(from rect: CGRect, over box: CGRect) -> SceneGradient {
        guard case .angular(let center, let from, let to) = course, box.width > 0, box.height > 0 else { return self }
        var spread = self
        spread.course = .angular(
            center: CGPoint(
                x: (rect.minX + center.x * rect.width - box.minX) / box.width,
                y: (rect.minY + center.y * rect.height - box.minY) / box.height), from: from, to: to)
        return spread
    }
}

extension ScenePen {
    /// How far a line of a width reaches from its path, where it turns a sharp corner.
    fileprivate func reach(of width: CGFloat) -> CGFloat {
        width / 2 * (join == .miter ? max(miterLimit, 1) : 1.5)
    }
}

extension PageNumber {
    /// A number of which every digit counts, as a factor is.
    static func precise(_ value: CGFloat) -> String {
        guard value.isFinite, abs(value) < 1e7 else { return "0" }
        let millionths = (value * 1e6).rounded() / 1e6
        return millionths == millionths.rounded() ? PageNumber(millionths).text : "\(Double(millionths))"
    }
}

extension ImageAsset {
    /// Of the finest picture, from the app's own address.
    var address: String { "assets/\((files.last?.key ?? "").addressComponent)" }
}
