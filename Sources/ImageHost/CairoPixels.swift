import CCairo
import Foundation
import SceneCore

extension CairoSurface {
    /// Cairo wants colours lessened by their opacity, and what is outside of a picture to be as at its edge.
    func draw(_ picture: ScenePixels, in rect: CGRect) {
        guard rect.width > 0, rect.height > 0, picture.width > 0, picture.height > 0,
            let surface = cairo_image_surface_create(
                CAIRO_FORMAT_ARGB32, Int32(picture.width), Int32(picture.height))
        else { return }
        defer { cairo_surface_destroy(surface) }
        guard let target = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        for (index, start) in Swift.stride(from: 0, to: picture.rgba.count, by: 4).enumerated() {
            let place = target + (index / picture.width) * stride + (index % picture.width) * 4
            let alpha = Int(picture.rgba[start + 3])
            for (offset, part) in [2, 1, 0].enumerated() {
                place[offset] = UInt8(Int(picture.rgba[start + part]) * alpha / 255)
            }
            place[3] = UInt8(alpha)
        }
        cairo_surface_mark_dirty(surface)
        guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
        defer { cairo_pattern_destroy(pattern) }
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        keeping {
            cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
            cairo_clip(cairo)
            cairo_translate(cairo, rect.minX, rect.minY)
            cairo_scale(cairo, rect.width / CGFloat(picture.width), rect.height / CGFloat(picture.height))
            cairo_set_source(cairo, pattern)
            cairo_paint(cairo)
        }
    }
}
