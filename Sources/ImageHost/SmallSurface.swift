import CCairo
import CPixels
import Foundation

/// A part of a picture with fewer pixels, for what is soft anyway.
final class SmallSurface {
    private let surface: OpaquePointer
    /// In pixels of the whole picture.
    private let area: CGRect
    /// How many of those one pixel here is, across and down.
    private let size: CGFloat
    private let sigma: CGFloat
    private let channels: Int32

    /// Of a blur's standard deviation, so many pixels are left: enough for it to be even.
    private static let keptSigma: CGFloat = 3

    /// - Parameter sigma: The standard deviation of the blur, in pixels of the whole picture.
    init?(_ area: CGRect, sigma: CGFloat, format: cairo_format_t) {
        let size = max(sigma / Self.keptSigma, 1)
        let (width, height) = ((area.width / size).rounded(.up), (area.height / size).rounded(.up))
        guard width >= 1, height >= 1, width * height < 1e8,
            let surface = cairo_image_surface_create(format, Int32(width), Int32(height))
        else { return nil }
        self.surface = surface
        self.area = area
        self.size = size
        self.sigma = sigma / size
        channels = format == CAIRO_FORMAT_A8 ? 1 : 4
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    /// Draws on it, in pixels of the whole picture.
    func draw(_ draw: (OpaquePointer) -> Void) {
        guard let cairo = cairo_create(surface) else { return }
        cairo_scale(cairo, 1 / size, 1 / size)
        cairo_translate(cairo, -area.minX, -area.minY)
        draw(cairo)
        cairo_destroy(cairo)
    }

    func blur(mirrors: Bool) {
        change { pixels, width, height, stride in
            _ = pixels_blur(pixels, width, height, stride, channels, sigma, mirrors ? 1 : 0)
        }
    }

    /// - Parameter matrix: That of a filter.
    func recolor(_ matrix: [Double]) {
        change { pixels, width, height, stride in pixels_recolor(pixels, width, height, stride, matrix) }
    }

    private func change(_ change: (UnsafeMutablePointer<UInt8>, Int32, Int32, Int32) -> Void) {
        cairo_surface_flush(surface)
        guard let pixels = cairo_image_surface_get_data(surface) else { return }
        change(
            pixels, cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface),
            cairo_image_surface_get_stride(surface))
        cairo_surface_mark_dirty(surface)
    }

    /// Hands it over as a pattern that has the size of the whole picture again.
    func place(_ use: (OpaquePointer) -> Void) {
        guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
        defer { cairo_pattern_destroy(pattern) }
        var matrix = cairo_matrix_t()
        cairo_matrix_init_scale(&matrix, 1 / size, 1 / size)
        cairo_matrix_translate(&matrix, -area.minX, -area.minY)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
        if channels == 4 { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD) }
        use(pattern)
    }
}
