import CCairo
import CPixels
import Foundation
import SceneCore

// What is done to several things together, and what is soft: layers, shadows, materials, gradients.

extension CairoSurface {
    // MARK: Layers

    func layer(_ layer: Layer, _ paint: () -> Void) {
        guard !layer.isPlain else { return paint() }
        guard shows(layer.area) else { return }
        keeping {
            limit(to: layer.area)
            cairo_push_group(cairo)
            paint()
            guard let group = cairo_pop_group(cairo) else { return }
            defer { cairo_pattern_destroy(group) }
            if let shadow = layer.shadow { castShadow(of: group, shadow) }
            cairo_set_source(cairo, group)
            if let fade = layer.fade {
                mask(fadingIn: fade, opacity: layer.opacity)
            } else {
                cairo_paint_with_alpha(cairo, layer.opacity)
            }
        }
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

    private func mask(fadingIn rect: CGRect, opacity: Double) {
        guard let fade = cairo_pattern_create_linear(0, rect.minY, 0, rect.maxY) else { return }
        defer { cairo_pattern_destroy(fade) }
        cairo_pattern_add_color_stop_rgba(fade, Finish.fadeStart, 0, 0, 0, opacity)
        cairo_pattern_add_color_stop_rgba(fade, 1, 0, 0, 0, 0)
        cairo_mask(cairo, fade)
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
        soft.saturate(Finish.materialSaturation)
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
        case .angular:
            pattern = GradientSlices(gradient, in: rect).flatMap(mesh)
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
