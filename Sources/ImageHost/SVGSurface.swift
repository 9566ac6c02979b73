import Foundation
import SceneCore
import TextEngine

/// A scene as an SVG: shapes as shapes and texts as texts, with the fonts that they are drawn in.
///
/// A material has its plain look here, since an SVG cannot soften what is behind: nothing shines through.
final class SVGSurface: Surface {
    private let device: Device
    private let host: ImageHost
    private var body = XMLWriter()
    private var definitions = XMLWriter()
    private var definitionCount = 0
    private var fonts = SVGFonts()
    private var pictures: [String: String] = [:]
    /// Where what is painted now begins, and what can be seen of it: in points of the window; nil where something is turned.
    private var origin: CGPoint? = .zero
    private var seen: CGRect

    init(device: Device, host: ImageHost) {
        self.device = device
        self.host = host
        seen = CGRect(origin: .zero, size: device.size)
    }

    func document() -> Data {
        let (width, height) = (SVGNumber(device.size.width).text, SVGNumber(device.size.height).text)
        var document = XMLWriter()
        document.element(
            "svg",
            [
                ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
                ("viewBox", "0 0 \(width) \(height)"),
            ]
        ) { document in
            document.element("style") { $0.text(fonts.styleSheet) }
            document.element("defs") { $0.append(definitions) }
            document.element(
                "rect",
                [("width", width), ("height", height)] + Self.fill(Finish.canvas(in: device.colorScheme)))
            document.append(body)
        }
        return Data(document.text.utf8)
    }

    // MARK: Where

    func shows(_ area: CGRect) -> Bool {
        guard let origin else { return true }
        return area.offsetBy(dx: origin.x, dy: origin.y).intersects(seen)
    }

    func place(_ placement: Placement, _ paint: () -> Void) {
        let before = origin
        defer { origin = before }
        let moved = "translate(\(SVGNumber(placement.origin.x).text) \(SVGNumber(placement.origin.y).text))"
        guard let change = placement.change else {
            origin = before.map { CGPoint(x: $0.x + placement.origin.x, y: $0.y + placement.origin.y) }
            guard placement.origin != .zero else { return paint() }
            return group([("transform", moved)], paint)
        }
        origin = nil
        let matrix = change.numbers.map { SVGNumber($0, decimals: 6).text }.joined(separator: " ")
        group([("transform", "\(moved) matrix(\(matrix))")], paint)
    }

    /// A group that holds nothing leaves nothing.
    private func group(_ attributes: [(String, String)], _ paint: () -> Void) {
        let outside = body
        body = XMLWriter()
        paint()
        let inside = body
        body = outside
        guard !inside.isEmpty else { return }
        body.element("g", attributes) { $0.append(inside) }
    }

    /// Writes something that others refer to, and returns the reference.
    private func define(_ name: String, _ attributes: [(String, String)], _ content: (inout XMLWriter) -> Void)
        -> String
    {
        definitionCount += 1
        let id = "d\(definitionCount)"
        definitions.element(name, [("id", id)] + attributes, content)
        return "url(#\(id))"
    }

    // MARK: Layers

    func layer(_ layer: Layer, _ paint: () -> Void) {
        guard !layer.isPlain else { return paint() }
        let area = layer.area ?? Self.everywhere
        var attributes: [(String, String)] = []
        if layer.opacity < 1 { attributes.append(("opacity", SVGNumber(layer.opacity).text)) }
        if let fade = layer.fade { attributes.append(("mask", mask(by: fade, area: area))) }
        let mixing = layer.blendMode == .normal ? "" : "mix-blend-mode:\(layer.blendMode.rawValue)"
        let isolation = layer.isGroup ? "isolation:isolate" : ""
        let style = [mixing, isolation].filter { !$0.isEmpty }.joined(separator: ";")
        if !style.isEmpty { attributes.append(("style", style)) }
        wrapped(attributes) {
            wrapped(layer.mask.map { [("mask", mask($0, isInverted: layer.isMaskInverted, area: area))] } ?? []) {
                filtered(by: layer.filters[...], in: area, paint)
            }
        }
    }

    private static let everywhere = CGRect(x: -10_000, y: -10_000, width: 20_000, height: 20_000)

    private func wrapped(_ attributes: [(String, String)], _ paint: () -> Void) {
        if attributes.isEmpty { paint() } else { group(attributes, paint) }
    }

    /// The first filter is the innermost.
    private func filtered(by filters: ArraySlice<SceneFilter>, in area: CGRect, _ paint: () -> Void) {
        guard let last = filters.last else { return paint() }
        let name = filter(in: area) { $0.append(primitivesOf: last) }
        group([("filter", name)]) { filtered(by: filters.dropLast(), in: area, paint) }
    }

    /// What a mask paints is written apart. An inverted one is taken out of a white area.
    private func mask(_ paint: () -> Void, isInverted: Bool, area: CGRect) -> String {
        let outside = body
        body = XMLWriter()
        paint()
        let inside = body
        body = outside
        let black = isInverted ? filter(in: area) { $0.append(primitivesOf: .matrix(Self.blackening)) } : ""
        let kind = "mask-type:\(isInverted ? "luminance" : "alpha")"
        return define("mask", [("maskUnits", "userSpaceOnUse"), ("style", kind)] + Self.place(area)) { mask in
            guard isInverted else { return mask.append(inside) }
            mask.element("rect", Self.place(area) + [("fill", "#fff")])
            mask.element("g", [("filter", black)]) { $0.append(inside) }
        }
    }

    private static let blackening: [Double] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]

    private func mask(by fade: Fade, area: CGRect) -> String {
        let line = Self.numbers([("x1", 0), ("y1", fade.rect.minY), ("x2", 0), ("y2", fade.rect.maxY)])
        let gradient = define("linearGradient", [("gradientUnits", "userSpaceOnUse")] + line) { gradient in
            for stop in fade.stops {
                let numbers = Self.numbers([("offset", stop.place), ("stop-opacity", stop.opacity)])
                gradient.element("stop", numbers + [("stop-color", "#fff")])
            }
        }
        return define("mask", [("maskUnits", "userSpaceOnUse")] + Self.place(area)) { mask in
            mask.element("rect", Self.place(area) + [("fill", gradient)])
        }
    }

    private func filter(in area: CGRect, _ content: (inout XMLWriter) -> Void) -> String {
        define(
            "filter",
            [("filterUnits", "userSpaceOnUse"), ("color-interpolation-filters", "sRGB")] + Self.place(area), content)
    }

    func clip(to outline: Outline, _ paint: () -> Void) {
        let before = seen
        defer { seen = before }
        if case .box(let box) = outline, let origin {
            seen = seen.intersection(box.rect.offsetBy(dx: origin.x, dy: origin.y))
        }
        let clip = define("clipPath", []) { $0.element("path", Self.shape(of: outline, ruledBy: "clip-rule")) }
        group([("clip-path", clip)], paint)
    }

    func material(behind box: Box) -> () -> Void {
        { [self] in fill(.box(box), with: .color(Finish.canvas(in: device.colorScheme))) }
    }

    // MARK: Areas and lines

    func fill(_ outline: Outline, with ink: Ink) {
        if case .gradient(let gradient, let rect) = ink, let cake = GradientSlices(gradient, in: rect) {
            return clip(to: outline) { fill(cake) }
        }
        body.element("path", Self.shape(of: outline, ruledBy: "fill-rule") + attributes(of: ink))
    }

    /// - Parameter hole: Writes what the slices are seen through.
    private func fill(_ cake: GradientSlices, through hole: (inout XMLWriter) -> Void) {
        let mask = define(
            "mask", [("maskUnits", "userSpaceOnUse"), ("style", "mask-type:alpha")] + Self.place(Self.everywhere), hole)
        group([("mask", mask)]) { fill(cake) }
    }

    private func fill(_ cake: GradientSlices) {
        for slice in cake.slices {
            // Each reaches a little under the next, so that nothing shines through between them.
            let ends = [slice.from, slice.to + 0.005].map { angle in
                "L\(SVGNumber(cake.center.x + cake.radius * cos(angle)).text) "
                    + SVGNumber(cake.center.y + cake.radius * sin(angle)).text
            }
            let data = "M\(SVGNumber(cake.center.x).text) \(SVGNumber(cake.center.y).text)\(ends.joined())Z"
            body.element("path", [("d", data)] + Self.fill(slice.color))
        }
    }

    func stroke(_ path: String, with ink: Ink, width: CGFloat, pen: ScenePen) {
        var line = [("d", path), ("fill", "none"), ("stroke-width", SVGNumber(width).text)]
        line += [("stroke-linecap", pen.cap.rawValue), ("stroke-linejoin", pen.join.rawValue)]
        if pen.join == .miter { line.append(("stroke-miterlimit", SVGNumber(pen.miterLimit).text)) }
        if !pen.dash.isEmpty {
            line.append(("stroke-dasharray", pen.dash.map { SVGNumber($0).text }.joined(separator: " ")))
            line.append(("stroke-dashoffset", SVGNumber(pen.dashPhase).text))
        }
        if case .gradient(let gradient, let rect) = ink, let cake = GradientSlices(gradient, in: rect) {
            return fill(cake) { $0.element("path", line + [("stroke", "#fff")]) }
        }
        body.element("path", line + attributes(of: ink, as: "stroke"))
    }

    func rim(of box: Box, width: CGFloat, color: SceneColor) {
        let line = box.inset(by: width / 2)
        body.element(
            "path",
            [("d", line.data), ("fill", "none"), ("stroke-width", SVGNumber(width).text)]
                + Self.fill(color, as: "stroke"))
    }

    func castShadow(of box: Box, _ shadow: SceneShadow) {
        let area = box.rect.castingShadow(shadow).union(box.rect)
        let outside = define("clipPath", []) { clip in
            clip.element("path", [("d", Box(area).data + box.data), ("clip-rule", "evenodd")])
        }
        let soft = filter(in: area) {
            $0.element("feGaussianBlur", [("stdDeviation", SVGNumber(shadow.radius).text)])
        }
        var fallen = box
        fallen.rect = box.rect.offsetBy(dx: shadow.x, dy: shadow.y)
        group([("clip-path", outside)]) {
            body.element("path", [("d", fallen.data), ("filter", soft)] + Self.fill(shadow.color))
        }
    }

    private func attributes(of ink: Ink, as property: String = "fill") -> [(String, String)] {
        switch ink {
        case .color(let color): Self.fill(color, as: property)
        case .gradient(let gradient, let rect): [(property, define(gradient, in: rect))]
        case .tile(let tile): [(property, define(tile))]
        }
    }

    private func define(_ gradient: SceneGradient, in rect: CGRect) -> String {
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
        }
        let units = [("gradientUnits", "userSpaceOnUse")]
        var placed = gradient.evenStops
        func stops(_ writer: inout XMLWriter) {
            for stop in placed {
                writer.element(
                    "stop",
                    [("offset", SVGNumber(stop.location).text), ("stop-color", stop.color.hex)]
                        + (stop.color.alpha < 1 ? [("stop-opacity", SVGNumber(stop.color.alpha).text)] : []))
            }
        }
        switch gradient.course {
        case .linear(let from, let to):
            let (from, to) = (place(from), place(to))
            let line = Self.numbers([("x1", from.x), ("y1", from.y), ("x2", to.x), ("y2", to.y)])
            return define("linearGradient", units + line, stops)
        case .radial(let center, let from, let to):
            let center = place(center)
            let circle = Self.numbers([("cx", center.x), ("cy", center.y), ("r", max(from, to))])
            placed = placed.around(from: from, to: to)
            return define("radialGradient", units + circle, stops)
        case .elliptical(let center, let from, let to):
            let circle = Self.numbers([("cx", center.x), ("cy", center.y), ("r", max(from, to))])
            placed = placed.around(from: from, to: to)
            let parts = [rect.width, 0, 0, rect.height, rect.minX, rect.minY].map { SVGNumber($0).text }
            let change = [("gradientTransform", "matrix(\(parts.joined(separator: " ")))")]
            return define("radialGradient", units + change + circle, stops)
        case .angular:
            // What is filled slice by slice is seen through what is painted; lines under text have one colour.
            return gradient.stops.first?.color.hex ?? "none"
        }
    }

    // MARK: Pictures and text

    func draw(_ image: ImageAsset, in rect: CGRect, _ change: ImageChange) {
        guard let picture = element(of: image, in: rect) else { return }
        let look = change.isPixelated ? [("style", "image-rendering:pixelated")] : []
        guard let tint = change.tint else { return body.element("image", picture + look) }
        let shape = define("mask", [("maskUnits", "userSpaceOnUse"), ("style", "mask-type:alpha")] + Self.place(rect)) {
            $0.element("image", picture + look)
        }
        body.element("rect", Self.place(rect) + Self.fill(tint) + [("mask", shape)])
    }

    func draw(_ pixels: ScenePixels, in rect: CGRect) {
        body.element("image", Self.place(rect) + [("preserveAspectRatio", "none"), ("href", pixels.address)])
    }

    /// Nil if there is no such picture.
    private func element(of image: ImageAsset, in rect: CGRect) -> [(String, String)]? {
        guard let address = pictures[image.name] ?? host.pictures.address(of: image) else { return nil }
        pictures[image.name] = address
        return Self.place(rect) + [("preserveAspectRatio", "none"), ("href", address)]
    }

    private func define(_ tile: SceneTile) -> String {
        let whole = CGSize(width: tile.asset.size.width * tile.scale, height: tile.asset.size.height * tile.scale)
        let part = CGSize(width: whole.width * tile.source.width, height: whole.height * tile.source.height)
        let corner = CGPoint(x: -tile.source.minX * whole.width, y: -tile.source.minY * whole.height)
        guard let picture = element(of: tile.asset, in: CGRect(origin: corner, size: whole)) else { return "none" }
        let place = Self.place(CGRect(origin: tile.origin, size: part))
        return define("pattern", [("patternUnits", "userSpaceOnUse")] + place) { $0.element("image", picture) }
    }

    func draw(_ line: Line, with ink: Ink) {
        if let background = line.background {
            let room = LetterShape.room(of: line, scale: device.scale)
            body.element("rect", Self.place(room) + Self.fill(background))
        }
        let runs = host.lines.runs(of: line.text, font: line.font, spacing: line.spacing, form: device.hanForm)
        let families = fonts.families(of: runs, weight: line.font.weight)
        let baseline = line.middle + LineShaper.drop(of: line.font, scale: device.scale) / device.scale
        var text = Self.numbers([("x", line.x), ("y", baseline), ("font-size", line.font.size)])
        text += [("font-family", families), ("xml:space", "preserve")]
        // The width that was measured, whatever font there is.
        if line.width > 0 { text.append(("textLength", SVGNumber(line.width).text)) }
        if line.font.weight != 400 { text.append(("font-weight", String(line.font.weight))) }
        if line.decoration.isItalic { text.append(("font-style", "italic")) }
        if line.spacing != 0 { text.append(("letter-spacing", SVGNumber(line.spacing).text)) }
        if case .gradient(let gradient, let rect) = ink, let cake = GradientSlices(gradient, in: rect) {
            fill(cake) { $0.element("text", text + [("fill", "#fff")]) { $0.text(line.text) } }
        } else {
            body.element("text", text + attributes(of: ink)) { $0.text(line.text) }
        }
        for stroke in LetterShape.strokes(along: line, scale: device.scale) {
            let rect = CGRect(
                x: line.x + stroke.x, y: baseline + stroke.y, width: stroke.length, height: stroke.thickness)
            body.element("rect", Self.place(rect) + attributes(of: line.decoration.lineColor.map(Ink.color) ?? ink))
        }
    }

    // MARK: Attributes

    private static func shape(of outline: Outline, ruledBy rule: String) -> [(String, String)] {
        switch outline {
        case .box(let box): [("d", box.data)]
        case .path(let data, let evenOdd): [("d", data)] + (evenOdd ? [(rule, "evenodd")] : [])
        }
    }

    private static func fill(_ color: SceneColor, as property: String = "fill") -> [(String, String)] {
        let opacity = color.alpha < 1 ? [("\(property)-opacity", SVGNumber(color.alpha).text)] : []
        return [(property, color.hex)] + opacity
    }

    private static func place(_ rect: CGRect) -> [(String, String)] {
        numbers([("x", rect.minX), ("y", rect.minY), ("width", rect.width), ("height", rect.height)])
    }

    private static func numbers(_ values: [(String, CGFloat)]) -> [(String, String)] {
        values.map { ($0.0, SVGNumber($0.1).text) }
    }
}

extension SceneColor {
    fileprivate var hex: String {
        "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}

extension Box {
    /// As path data.
    fileprivate var data: String {
        func text(_ x: CGFloat, _ y: CGFloat) -> String { "\(SVGNumber(x).text) \(SVGNumber(y).text)" }
        func corner(_ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) -> String {
            radius > 0 ? "A\(text(radius, radius)) 0 0 1 \(text(x, y))" : ""
        }
        let (top, bottom) = (topRadius, bottomRadius)
        return "M\(text(rect.minX + top, rect.minY))L\(text(rect.maxX - top, rect.minY))"
            + corner(top, rect.maxX, rect.minY + top) + "L\(text(rect.maxX, rect.maxY - bottom))"
            + corner(bottom, rect.maxX - bottom, rect.maxY) + "L\(text(rect.minX + bottom, rect.maxY))"
            + corner(bottom, rect.minX, rect.maxY - bottom) + "L\(text(rect.minX, rect.minY + top))"
            + corner(top, rect.minX + top, rect.minY) + "Z"
    }
}

extension XMLWriter {
    /// What a filter does, in the words of SVG.
    fileprivate mutating func append(primitivesOf filter: SceneFilter) {
        if let matrix = filter.matrix {
            let values = matrix.map { SVGNumber($0, decimals: 6).text }.joined(separator: " ")
            return element("feColorMatrix", [("values", values)])
        }
        switch filter {
        case .blur(let radius): element("feGaussianBlur", [("stdDeviation", SVGNumber(radius).text)])
        case .shadow(let shadow):
            element(
                "feDropShadow",
                shadow.distances + [("stdDeviation", SVGNumber(shadow.radius).text)] + shadow.color.flood)
        case .innerShadow(let shadow):
            element("feFlood", shadow.color.flood)
            element("feComposite", [("operator", "out"), ("in2", "SourceAlpha")])
            element("feOffset", shadow.distances)
            element("feGaussianBlur", [("stdDeviation", SVGNumber(shadow.radius).text)])
            element("feComposite", [("operator", "in"), ("in2", "SourceAlpha"), ("result", "s")])
            element("feMerge") { merge in
                for source in ["SourceGraphic", "s"] { merge.element("feMergeNode", [("in", source)]) }
            }
        case .alphaThreshold(let least, let most, let color):
            let table = (0...255).map { least <= Double($0) / 255 && Double($0) / 255 <= most ? "1" : "0" }
            element("feComponentTransfer", [("result", "a")]) { transfer in
                transfer.element(
                    "feFuncA", [("type", "discrete"), ("tableValues", table.joined(separator: " "))])
            }
            element("feFlood", color.flood)
            element("feComposite", [("operator", "in"), ("in2", "a")])
        case .saturation, .grayscale, .contrast, .brightness, .hueRotation, .inversion, .multiplication,
            .luminanceToAlpha, .matrix:
            break
        }
    }
}

extension SceneShadow {
    fileprivate var distances: [(String, String)] { [("dx", SVGNumber(x).text), ("dy", SVGNumber(y).text)] }
}

extension SceneColor {
    fileprivate var flood: [(String, String)] {
        [("flood-color", hex), ("flood-opacity", SVGNumber(alpha).text)]
    }
}

/// A number in an SVG: three decimals if nothing else is said. What is no number, or none that a viewer could show, is 0.
struct SVGNumber {
    let text: String

    init(_ value: CGFloat, decimals: Int = 3) {
        guard abs(value) < 1e9 else {
            text = "0"
            return
        }
        let unit = Int(pow(10, Double(decimals)))
        let parts = Int((value * CGFloat(unit)).rounded())
        let whole = String(abs(parts) / unit)
        var digits = String(unit + abs(parts) % unit).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        text = (parts < 0 ? "-" : "") + whole + (digits.isEmpty ? "" : "." + digits)
    }
}
