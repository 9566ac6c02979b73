import CCairo
import CPixels
import Foundation
import SceneCore
import TextEngine

/// A scene as pixels, drawn by Cairo.
///
/// Boxes lie on whole pixels, as in a browser; letters, paths and what is turned do not have to.
final class CairoSurface: Surface {
    /// In pixels. Cairo has room for twice as many.
    static let longestSide = 16_000

    let cairo: OpaquePointer
    /// Pixels for each point.
    let scale: CGFloat
    private let target: OpaquePointer
    private let host: ImageHost
    private let device: Device

    init(device: Device, host: ImageHost) throws(ImageProblem) {
        self.device = device
        self.host = host
        scale = device.scale
        let sides = [device.size.width, device.size.height].map { ($0 * device.scale).rounded() }
        guard sides.allSatisfy({ $0 >= 1 && $0 <= CGFloat(Self.longestSide) }) else {
            throw .tooLarge(width: device.size.width, height: device.size.height, scale: device.scale)
        }
        let format = CAIRO_FORMAT_RGB24
        guard let target = cairo_image_surface_create(format, Int32(sides[0]), Int32(sides[1])),
            cairo_surface_status(target) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(target)
        else { throw .noMemory }
        self.target = target
        self.cairo = cairo
        setColor(Finish.canvas(in: device.colorScheme))
        cairo_paint(cairo)
        cairo_scale(cairo, scale, scale)
    }

    deinit {
        cairo_destroy(cairo)
        cairo_surface_destroy(target)
    }

    func png() throws(ImageProblem) -> Data {
        cairo_surface_flush(target)
        guard cairo_status(cairo) == CAIRO_STATUS_SUCCESS, let pixels = cairo_image_surface_get_data(target) else {
            throw .noMemory
        }
        var data = Data()
        let status = withUnsafeMutablePointer(to: &data) { data in
            pixels_write_png(
                pixels, cairo_image_surface_get_width(target), cairo_image_surface_get_height(target),
                cairo_image_surface_get_stride(target), 1, Self.compression,
                { data, bytes, count in
                    guard let bytes else { return }
                    data?.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: count)
                }, data)
        }
        guard status == 0 else { throw .noMemory }
        return data
    }

    /// Of 9. More takes several times as long, and saves little of pictures that are mostly even areas.
    private static let compression: Int32 = 2

    // MARK: Where

    func shows(_ area: CGRect) -> Bool {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return area.minX < right && area.maxX > left && area.minY < bottom && area.maxY > top
    }

    func place(_ placement: Placement, _ paint: () -> Void) {
        keeping {
            cairo_translate(cairo, placement.origin.x, placement.origin.y)
            if let change = placement.change {
                // Cairo refuses to go on with what has no width or no height.
                guard !change.isFlat else { return }
                let n = change.numbers
                var matrix = cairo_matrix_t()
                cairo_matrix_init(&matrix, n[0], n[1], n[2], n[3], n[4], n[5])
                cairo_transform(cairo, &matrix)
            }
            paint()
        }
    }

    /// Whether what is drawn now is neither turned nor mirrored.
    var isUpright: Bool {
        let matrix = matrix
        return matrix.xy == 0 && matrix.yx == 0 && matrix.xx > 0 && matrix.yy > 0
    }

    var matrix: cairo_matrix_t {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        return matrix
    }

    /// A place in pixels.
    func pixel(_ point: CGPoint) -> CGPoint {
        var (x, y) = (Double(point.x), Double(point.y))
        cairo_user_to_device(cairo, &x, &y)
        return CGPoint(x: x, y: y)
    }

    /// The pixels of a rectangle: at least one across and down, unless it is empty.
    func pixels(of rect: CGRect) -> CGRect {
        let (start, end) = (pixel(rect.origin), pixel(CGPoint(x: rect.maxX, y: rect.maxY)))
        func length(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
            let length = to.rounded() - from.rounded()
            return length == 0 && to - from > Self.hair ? 1 : length
        }
        return CGRect(
            x: start.x.rounded(), y: start.y.rounded(), width: length(start.x, end.x), height: length(start.y, end.y))
    }

    /// What is thinner, in pixels, leaves no mark.
    private static let hair = 1.0 / 16

    func keeping(_ draw: () -> Void) {
        cairo_save(cairo)
        draw()
        cairo_restore(cairo)
    }

    /// Draws in pixels.
    func inPixels(_ draw: () -> Void) {
        let matrix = matrix
        cairo_identity_matrix(cairo)
        draw()
        withUnsafePointer(to: matrix) { cairo_set_matrix(cairo, $0) }
    }

    // MARK: Outlines

    func trace(_ outline: Outline) {
        cairo_new_path(cairo)
        switch outline {
        case .box(let box): trace(box)
        case .path(let data, let evenOdd):
            trace(data)
            cairo_set_fill_rule(cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            return
        }
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    }

    func trace(_ box: Box) {
        guard isUpright else { return round(box.rect, box.topRadius, box.bottomRadius) }
        let (rect, growth) = (pixels(of: box.rect), matrix.xx)
        inPixels { round(rect, box.topRadius * growth, box.bottomRadius * growth) }
    }

    /// What of a rectangle can be painted. Cairo counts pixels in numbers of 24 bits, which the card of a million rows exceeds: edges
    /// that are far away are drawn nearer, still out of sight.
    private func within(_ rect: CGRect, corners: CGFloat) -> CGRect {
        let farthest = [rect.minX, rect.minY, rect.maxX, rect.maxY].map { abs($0) }.max() ?? 0
        guard farthest > 1_000_000 else { return rect }
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        let margin = corners + 1000
        let room = CGRect(x: left, y: top, width: right - left, height: bottom - top).insetBy(dx: -margin, dy: -margin)
        let seen = rect.intersection(room)
        return seen.isNull ? .zero : seen
    }

    private func round(_ whole: CGRect, _ top: CGFloat, _ bottom: CGFloat) {
        let rect = within(whole, corners: max(top, bottom))
        guard top > 0 || bottom > 0 else {
            return cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
        }
        cairo_new_sub_path(cairo)
        cairo_arc(cairo, rect.minX + top, rect.minY + top, top, .pi, 1.5 * .pi)
        cairo_arc(cairo, rect.maxX - top, rect.minY + top, top, 1.5 * .pi, 2 * .pi)
        cairo_arc(cairo, rect.maxX - bottom, rect.maxY - bottom, bottom, 0, 0.5 * .pi)
        cairo_arc(cairo, rect.minX + bottom, rect.maxY - bottom, bottom, 0.5 * .pi, .pi)
        cairo_close_path(cairo)
    }

    private func trace(_ data: String) {
        for step in PathSteps(data).steps {
            switch step {
            case .move(let end): cairo_move_to(cairo, end.x, end.y)
            case .line(let end): cairo_line_to(cairo, end.x, end.y)
            case .curve(let first, let second, let end):
                cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
            case .close: cairo_close_path(cairo)
            }
        }
    }

    func clip(to outline: Outline, _ paint: () -> Void) {
        keeping {
            trace(outline)
            cairo_clip(cairo)
            paint()
        }
    }

    // MARK: Areas and lines

    func setColor(_ color: SceneColor) {
        cairo_set_source_rgba(
            cairo, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255, color.alpha)
    }

    func fill(_ outline: Outline, with ink: Ink) {
        keeping {
            trace(outline)
            if case .gradient(let gradient, let rect) = ink {
                cairo_clip(cairo)
                paint(gradient, in: rect)
            } else {
                take(ink)
                cairo_fill(cairo)
            }
        }
    }

    /// Draws with it from now on.
    private func take(_ ink: Ink) {
        switch ink {
        case .color(let color): setColor(color)
        case .gradient(let gradient, let rect): setSource(gradient, in: rect)
        case .tile(let tile): setSource(tile)
        }
    }

    func stroke(_ path: String, with ink: Ink, width: CGFloat, pen: ScenePen) {
        keeping {
            trace(.path(path, evenOdd: false))
            cairo_set_line_width(cairo, width)
            take(pen)
            take(ink)
            cairo_stroke(cairo)
        }
    }

    private func take(_ pen: ScenePen) {
        switch pen.cap {
        case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
        }
        switch pen.join {
        case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
        }
        cairo_set_miter_limit(cairo, pen.miterLimit)
        // Dashes that have no length at all would be an error, and are a whole line in SVG.
        let dash = pen.dash.map { Double(max($0, 0)) }
        if dash.contains(where: { $0 > 0 }) { cairo_set_dash(cairo, dash, Int32(dash.count), pen.dashPhase) }
    }

    func rim(of box: Box, width: CGFloat, color: SceneColor) {
        keeping {
            cairo_new_path(cairo)
            trace(box)
            trace(box.inset(by: width))
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
            setColor(color)
            cairo_fill(cairo)
        }
    }

    // MARK: Pictures

    func draw(_ image: ImageAsset, in rect: CGRect, _ change: ImageChange) {
        let place = isUpright ? pixels(of: rect) : rect
        guard place.width > 0, place.height > 0,
            let picture = host.pictures.picture(of: image, scale: scale, width: rect.width * matrix.xx),
            let pattern = cairo_pattern_create_for_surface(picture.surface)
        else { return }
        defer { cairo_pattern_destroy(pattern) }
        cairo_pattern_set_filter(pattern, change.isPixelated ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        keeping {
            if isUpright { cairo_identity_matrix(cairo) }
            cairo_rectangle(cairo, place.minX, place.minY, place.width, place.height)
            cairo_clip(cairo)
            cairo_translate(cairo, place.minX, place.minY)
            cairo_scale(cairo, place.width / CGFloat(picture.width), place.height / CGFloat(picture.height))
            if let tint = change.tint {
                setColor(tint)
                cairo_mask(cairo, pattern)
            } else {
                cairo_set_source(cairo, pattern)
                cairo_paint(cairo)
            }
        }
    }

    /// The part of the picture that is repeated, as a pattern of its own.
    private func setSource(_ tile: SceneTile) {
        let whole = CGSize(width: tile.asset.size.width * tile.scale, height: tile.asset.size.height * tile.scale)
        let size = CGSize(width: whole.width * tile.source.width, height: whole.height * tile.source.height)
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        setColor(SceneColor(0, 0, 0, alpha: 0))
        guard (1...4096).contains(width), (1...4096).contains(height),
            let picture = host.pictures.picture(of: tile.asset, scale: scale, width: whole.width * scale),
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
            let pen = cairo_create(surface)
        else { return }
        defer { cairo_surface_destroy(surface) }
        cairo_scale(pen, width / size.width, height / size.height)
        cairo_translate(pen, -tile.source.minX * whole.width, -tile.source.minY * whole.height)
        cairo_scale(pen, whole.width / CGFloat(picture.width), whole.height / CGFloat(picture.height))
        cairo_set_source_surface(pen, picture.surface, 0, 0)
        cairo_pattern_set_extend(cairo_get_source(pen), CAIRO_EXTEND_PAD)
        cairo_paint(pen)
        cairo_destroy(pen)

        guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
        defer { cairo_pattern_destroy(pattern) }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        var matrix = cairo_matrix_t()
        cairo_matrix_init_scale(&matrix, width / size.width, height / size.height)
        cairo_matrix_translate(&matrix, -tile.origin.x, -tile.origin.y)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_set_source(cairo, pattern)
    }

    // MARK: Text

    func draw(_ line: Line, with ink: Ink) {
        if let background = line.background {
            fill(.box(Box(LetterShape.room(of: line, scale: scale))), with: .color(background))
        }
        keeping {
            let drop = LineShaper.drop(of: line.font, scale: scale)
            take(ink)
            if isUpright {
                // Baselines lie on whole pixels.
                let start = pixel(CGPoint(x: line.x, y: line.middle))
                let (across, down) = (matrix.xx, matrix.yy)
                cairo_identity_matrix(cairo)
                cairo_translate(cairo, start.x, (start.y + drop * down / scale).rounded())
                cairo_scale(cairo, across, down)
            } else {
                cairo_translate(cairo, line.x, line.middle + drop / scale)
            }
            traceLetters(of: line)
            if line.decoration.lineColor == nil { traceLines(along: line) }
            cairo_fill(cairo)
            guard let color = line.decoration.lineColor else { return }
            setColor(color)
            traceLines(along: line)
            cairo_fill(cairo)
        }
    }

    /// From the baseline, which begins at 0, 0.
    private func traceLetters(of line: Line) {
        cairo_new_path(cairo)
        let size = line.font.size
        var letters = cairo_matrix_t()
        cairo_matrix_init(
            &letters, size, 0, line.decoration.isItalic ? -size * LetterShape.slant : 0, size, 0, 0)
        cairo_set_font_matrix(cairo, &letters)
        for run in host.lines.runs(of: line.text, font: line.font, spacing: line.spacing, form: device.hanForm) {
            guard !run.glyphs.isEmpty, let face = host.fonts.face(of: run) else { continue }
            cairo_set_font_face(cairo, face)
            let glyphs = run.glyphs.map { cairo_glyph_t(index: $0.index, x: $0.x, y: $0.y) }
            cairo_glyph_path(cairo, glyphs, Int32(clamping: glyphs.count))
        }
    }

    private func traceLines(along line: Line) {
        for stroke in LetterShape.strokes(along: line, scale: scale) {
            cairo_rectangle(cairo, stroke.x, stroke.y, stroke.length, stroke.thickness)
        }
    }
}
