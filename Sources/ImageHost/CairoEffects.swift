import CCairo
import CPixels
import Foundation
import SceneCore

// What is done to several things together, and what is soft: layers, shadows, materials, gradients.

extension CairoSurface {
    // MARK: Layers

    func layer(_ layer: Layer, _ paint: () -> Void) {
        guard !layer.isPlain else { return paint() }
        if let area = layer.area, !shows(area) { return }
        keeping {
            if let area = layer.area { limit(to: area) }
            var group = grouped(paint)
            for filter in layer.filters { group = group.map { filtered($0, filter) } }
            if let mask = layer.mask, let shape = group {
                group = masked(shape, with: grouped(mask), isInverted: layer.isMaskInverted)
            }
            guard let result = group else { return }
            defer { cairo_pattern_destroy(result) }
            cairo_set_source(cairo, result)
            cairo_set_operator(cairo, layer.blendMode.cairoOperator)
            if let fade = layer.fade {
                self.mask(by: fade, opacity: layer.opacity)
            } else {
                cairo_paint_with_alpha(cairo, layer.opacity)
            }
        }
    }

    /// What is painted, as a pattern by itself.
    private func grouped(_ paint: () -> Void) -> OpaquePointer? {
        cairo_push_group(cairo)
        paint()
        return cairo_pop_group(cairo)
    }

    /// Takes both patterns, and returns a new one.
    private func masked(_ group: OpaquePointer, with mask: OpaquePointer?, isInverted: Bool) -> OpaquePointer? {
        defer {
            cairo_pattern_destroy(group)
            cairo_pattern_destroy(mask)
        }
        guard let mask else { return nil }
        return grouped {
            keeping {
                cairo_set_source(cairo, group)
                cairo_paint(cairo)
                cairo_set_operator(cairo, isInverted ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_DEST_IN)
                cairo_set_source(cairo, mask)
                cairo_paint(cairo)
            }
        }
    }

    // MARK: Filters

    /// Takes a pattern, and returns what a filter makes of it.
    private func filtered(_ group: OpaquePointer, _ filter: SceneFilter) -> OpaquePointer {
        if let matrix = filter.matrix {
            change(group) { pixels_recolor($0, $1, $2, $3, matrix) }
            return group
        }
        let new: OpaquePointer?
        switch filter {
        case .blur(let radius): new = grouped { paintBlurred(group, radius: radius) }
        case .shadow(let shadow):
            new = grouped {
                castShadow(of: group, shadow)
                cairo_set_source(cairo, group)
                cairo_paint(cairo)
            }
        case .innerShadow(let shadow): new = grouped { paintWithInnerShadow(group, shadow) }
        case .alphaThreshold(let least, let most, let color):
            let from = Int32(clamped(least * 255, .up))
            let to = Int32(clamped(most * 255, .down))
            change(group) {
                pixels_threshold($0, $1, $2, $3, from, to, color.red, color.green, color.blue, color.alpha)
            }
            return group
        case .saturation, .grayscale, .contrast, .brightness, .hueRotation, .inversion, .multiplication,
            .luminanceToAlpha, .matrix:
            return group
        }
        guard let new else { return group }
        cairo_pattern_destroy(group)
        return new
    }

    private func clamped(_ value: Double, _ rule: FloatingPointRoundingRule) -> Double {
        value.isNaN ? 0 : min(max(value, -1), 256).rounded(rule)
    }

    /// Changes the pixels of a group, of which there are four bytes each.
    private func change(
        _ group: OpaquePointer, _ change: (UnsafeMutablePointer<UInt8>, Int32, Int32, Int32) -> Void
    ) {
        var surface: OpaquePointer?
        guard cairo_pattern_get_surface(group, &surface) == CAIRO_STATUS_SUCCESS, let surface else { return }
        cairo_surface_flush(surface)
        guard cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
            let pixels = cairo_image_surface_get_data(surface)
        else { return }
        change(
            pixels, cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface),
            cairo_image_surface_get_stride(surface))
        cairo_surface_mark_dirty(surface)
    }

    private func paintBlurred(_ group: OpaquePointer, radius: CGFloat) {
        let sigma = max(radius, 0) * matrix.growth
        guard let area = clippedPixels?.insetBy(dx: -3 * sigma, dy: -3 * sigma),
            let soft = SmallSurface(area, sigma: sigma, format: CAIRO_FORMAT_ARGB32)
        else { return }
        var matrix = matrix
        soft.draw { cairo in
            cairo_transform(cairo, &matrix)
            cairo_set_source(cairo, group)
            cairo_paint(cairo)
        }
        soft.blur(mirrors: false)
        inPixels {
            soft.place {
                cairo_set_source(cairo, $0)
                cairo_paint(cairo)
            }
        }
    }

    /// The shadow of what is outside, seen on what is inside.
    private func paintWithInnerShadow(_ group: OpaquePointer, _ shadow: SceneShadow) {
        let shade = grouped {
            keeping {
                paintSoft(color: shadow.color, radius: shadow.radius) { cairo in
                    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
                    cairo_paint(cairo)
                    cairo_translate(cairo, shadow.x, shadow.y)
                    cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT)
                    cairo_set_source(cairo, group)
                    cairo_paint(cairo)
                }
                cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
                cairo_set_source(cairo, group)
                cairo_paint(cairo)
            }
        }
        cairo_set_source(cairo, group)
        cairo_paint(cairo)
        guard let shade else { return }
        defer { cairo_pattern_destroy(shade) }
        cairo_set_source(cairo, shade)
        cairo_paint(cairo)
    }

    /// A group has as many pixels as the clip lets through.
    private func limit(to area: CGRect) {
        guard isUpright else { return }
        let pixels = pixels(of: area).insetBy(dx: -1, dy: -1)
        inPixels {
            cairo_rectangle(cairo, pixels.minX, pixels.minY, pixels.width, pixels.height)
        }
        cairo_clip(cairo)
    }

    private func mask(by fade: Fade, opacity: Double) {
        guard let mask = cairo_pattern_create_linear(0, fade.rect.minY, 0, fade.rect.maxY) else { return }
        defer { cairo_pattern_destroy(mask) }
        for stop in fade.stops {
            cairo_pattern_add_color_stop_rgba(mask, stop.place, 0, 0, 0, opacity * stop.opacity)
        }
        cairo_mask(cairo, mask)
    }

    // MARK: Shadows

    func castShadow(of box: Box, _ shadow: SceneShadow) {
        guard shadow.color.alpha > 0 else { return }
        keeping {
            // Only what is outside of the box is painted.
            cairo_new_path(cairo)
            let area = box.rect.castingShadow(shadow).union(box.rect).insetBy(dx: -1, dy: -1)
            cairo_rectangle(cairo, area.minX, area.minY, area.width, area.height)
            trace(box)
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
            cairo_clip(cairo)
            var fallen = box
            fallen.rect = box.rect.offsetBy(dx: shadow.x, dy: shadow.y)
            trace(.box(fallen))
            guard let path = cairo_copy_path(cairo) else { return }
            defer { cairo_path_destroy(path) }
            paintSoft(color: shadow.color, radius: shadow.radius) { cairo in
                cairo_append_path(cairo, path)
                cairo_set_source_rgba(cairo, 0, 0, 0, 1)
                cairo_fill(cairo)
            }
        }
    }

    /// The shadow that what is painted in a group casts.
    private func castShadow(of group: OpaquePointer, _ shadow: SceneShadow) {
        guard shadow.color.alpha > 0 else { return }
        let fall = CGPoint(x: shadow.x, y: shadow.y)
        paintSoft(color: shadow.color, radius: shadow.radius) { cairo in
            cairo_translate(cairo, fall.x, fall.y)
            cairo_set_source(cairo, group)
            cairo_paint(cairo)
        }
    }

    /// Paints a colour where something is drawn, softly. It is drawn with fewer pixels the softer it is: nobody sees the difference.
    private func paintSoft(color: SceneColor, radius: CGFloat, _ draw: (OpaquePointer) -> Void) {
        let sigma = max(radius, 0) * matrix.growth
        guard let area = clippedPixels?.insetBy(dx: -3 * sigma, dy: -3 * sigma) else { return }
        guard let soft = SmallSurface(area, sigma: sigma, format: CAIRO_FORMAT_A8) else { return }
        var matrix = matrix
        soft.draw { cairo in
            cairo_transform(cairo, &matrix)
            draw(cairo)
        }
        soft.blur(mirrors: false)
        inPixels {
            setColor(color)
            soft.place { cairo_mask(cairo, $0) }
        }
    }

    /// What the clip lets through, in pixels; nil if that is nothing.
    private var clippedPixels: CGRect? {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        inPixels { cairo_clip_extents(cairo, &left, &top, &right, &bottom) }
        let area = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        return area.width > 0 && area.height > 0 ? area : nil
    }

    // MARK: Materials

    func material(behind box: Box) -> () -> Void {
        guard let target = cairo_get_group_target(cairo), shows(box.rect) else { return {} }
        let area = pixels(of: box.rect)
        let sigma = Finish.materialBlur * matrix.growth
        guard area.width > 0, area.height > 0,
            let soft = SmallSurface(area, sigma: sigma, format: CAIRO_FORMAT_ARGB32)
        else { return {} }
        soft.draw { cairo in
            cairo_set_source_surface(cairo, target, 0, 0)
            cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
            cairo_paint(cairo)
        }
        // What is beyond the edge does not shine in.
        soft.blur(mirrors: true)
        if let matrix = SceneFilter.saturation(Finish.materialSaturation).matrix { soft.recolor(matrix) }
        return { [self] in
            keeping {
                trace(.box(box))
                cairo_clip(cairo)
                cairo_identity_matrix(cairo)
                soft.place { pattern in
                    cairo_set_source(cairo, pattern)
                    cairo_paint(cairo)
                }
            }
        }
    }

    // MARK: Gradients

    func paint(_ gradient: SceneGradient, in rect: CGRect) {
        setSource(gradient, in: rect)
        cairo_paint(cairo)
    }

    func setSource(_ gradient: SceneGradient, in rect: CGRect) {
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
        }
        let pattern: OpaquePointer?
        switch gradient.course {
        case .linear(let from, let to):
            let (from, to) = (place(from), place(to))
            pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
        case .radial(let center, let from, let to):
            let center = place(center)
            pattern = cairo_pattern_create_radial(center.x, center.y, from, center.x, center.y, to)
        case .elliptical(let center, let from, let to):
            pattern = cairo_pattern_create_radial(center.x, center.y, from, center.x, center.y, to)
            // In parts of the rectangle.
            var parts = cairo_matrix_t()
            cairo_matrix_init_scale(&parts, 1 / max(rect.width, 1e-6), 1 / max(rect.height, 1e-6))
            cairo_matrix_translate(&parts, -rect.minX, -rect.minY)
            if let pattern { cairo_pattern_set_matrix(pattern, &parts) }
        case .angular:
            // A mesh has its colours at its corners, and takes no stops.
            guard let mesh = GradientSlices(gradient, in: rect).flatMap(mesh) else { return }
            cairo_set_source(cairo, mesh)
            return cairo_pattern_destroy(mesh)
        }
        guard let pattern else { return }
        defer { cairo_pattern_destroy(pattern) }
        for stop in gradient.evenStops {
            cairo_pattern_add_color_stop_rgba(
                pattern, min(max(stop.location, 0), 1), Double(stop.color.red) / 255, Double(stop.color.green) / 255,
                Double(stop.color.blue) / 255, stop.color.alpha)
        }
        cairo_set_source(cairo, pattern)
    }

    private func mesh(_ cake: GradientSlices) -> OpaquePointer? {
        guard let mesh = cairo_pattern_create_mesh() else { return nil }
        for slice in cake.slices {
            cairo_mesh_pattern_begin_patch(mesh)
            cairo_mesh_pattern_move_to(mesh, cake.center.x, cake.center.y)
            for angle in [slice.from, slice.to] {
                cairo_mesh_pattern_line_to(
                    mesh, cake.center.x + cake.radius * cos(angle), cake.center.y + cake.radius * sin(angle))
            }
            cairo_mesh_pattern_line_to(mesh, cake.center.x, cake.center.y)
            for corner in 0..<UInt32(4) {
                cairo_mesh_pattern_set_corner_color_rgba(
                    mesh, corner, Double(slice.color.red) / 255, Double(slice.color.green) / 255,
                    Double(slice.color.blue) / 255, slice.color.alpha)
            }
            cairo_mesh_pattern_end_patch(mesh)
        }
        return mesh
    }
}

extension cairo_matrix_t {
    /// How many pixels a point is, in the mean of both directions.
    fileprivate var growth: CGFloat { abs(xx * yy - xy * yx).squareRoot() }
}

extension SceneBlendMode {
    fileprivate var cairoOperator: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}
