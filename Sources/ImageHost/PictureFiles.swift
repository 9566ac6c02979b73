import CCairo
import CPixbuf
import CPixels
import Foundation
import SceneCore

/// The pictures that scenes show, read from their files: as pixels to draw, and as they are to be put into an SVG.
final class PictureFiles {
    /// By key; a key names the same content for ever.
    var files: [String: URL] = [:]
    private var known: [Key: Picture?] = [:]

    private struct Key: Hashable {
        var key: String
        /// For a drawing, which has as many pixels as are asked for.
        var width: Int
    }

    /// The file for a scale: of the smallest that have enough pixels, else the largest, as browsers choose.
    private func file(of asset: ImageAsset, scale: CGFloat) -> ImageAsset.File? {
        asset.files.first { CGFloat($0.scale) >= scale } ?? asset.files.last
    }

    /// Nil if there is no such file, or none that can be read.
    ///
    /// - Parameters:
    ///   - scale: Pixels for each point of the picture.
    ///   - width: In how many pixels it is shown.
    func picture(of asset: ImageAsset, scale: CGFloat, width: CGFloat) -> Picture? {
        guard let file = file(of: asset, scale: scale) else { return nil }
        let isDrawing = file.key.hasSuffix(".svg")
        let key = Key(key: file.key, width: isDrawing ? Int(min(max(width.rounded(.up), 1), 8192)) : 0)
        if let picture = known[key] { return picture }
        let picture =
            asset.data.map { Picture($0.bytes) }
            ?? files[file.key].flatMap { Picture($0, width: isDrawing ? key.width : nil) }
        known[key] = .some(picture)
        return picture
    }

    /// The file as an address that holds it; nil if it cannot be read.
    func address(of asset: ImageAsset) -> String? {
        if let data = asset.data { return "data:\(data.type);base64,\(data.bytes.base64EncodedString())" }
        guard let file = asset.files.last, let url = files[file.key], let data = try? Data(contentsOf: url) else {
            return nil
        }
        let type =
            switch url.pathExtension.lowercased() {
            case "svg": "svg+xml"
            case "jpg": "jpeg"
            case let suffix: suffix
            }
        return "data:image/\(type);base64,\(data.base64EncodedString())"
    }
}

/// Pixels of a picture, as Cairo draws them.
final class Picture {
    let surface: OpaquePointer
    let width: Int
    let height: Int

    /// - Parameter width: How many pixels a drawing is to be across; nil for as many as the file has.
    fileprivate convenience init?(_ url: URL, width: Int?) {
        let pixels =
            if let width {
                gdk_pixbuf_new_from_file_at_size(url.path, Int32(clamping: width), -1, nil)
            } else {
                gdk_pixbuf_new_from_file(url.path, nil)
            }
        guard let pixels else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
        self.init(pixels)
    }

    /// Nil if gdk-pixbuf does not know pictures of this kind.
    fileprivate convenience init?(_ bytes: Data) {
        guard let loader = gdk_pixbuf_loader_new() else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        let isRead = bytes.withUnsafeBytes {
            gdk_pixbuf_loader_write(loader, $0.bindMemory(to: UInt8.self).baseAddress, gsize($0.count), nil) != 0
        }
        let isWhole = gdk_pixbuf_loader_close(loader, nil) != 0
        guard isRead, isWhole, let pixels = gdk_pixbuf_loader_get_pixbuf(loader) else { return nil }
        self.init(pixels)
    }

    private init?(_ pixels: OpaquePointer) {
        let (width, height) = (gdk_pixbuf_get_width(pixels), gdk_pixbuf_get_height(pixels))
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height),
            let target = cairo_image_surface_get_data(surface), let source = gdk_pixbuf_read_pixels(pixels)
        else { return nil }
        pixels_from_rgb(
            target, cairo_image_surface_get_stride(surface), source, gdk_pixbuf_get_rowstride(pixels),
            gdk_pixbuf_get_n_channels(pixels), width, height)
        cairo_surface_mark_dirty(surface)
        self.surface = surface
        self.width = Int(width)
        self.height = Int(height)
    }

    deinit {
        cairo_surface_destroy(surface)
    }
}
