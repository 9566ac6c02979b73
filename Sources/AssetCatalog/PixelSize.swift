import CPixbuf
import Foundation

/// How many pixels a picture has, read from the head of its file.
struct PixelSize: Equatable {
    var width: Int
    var height: Int

    /// Nil if the file is no picture that gdk-pixbuf knows.
    init?(of data: Data, at url: URL) {
        guard let size = PixelSize(ofPNG: data) ?? PixelSize(withPixbuf: url), size.width > 0, size.height > 0 else {
            return nil
        }
        self = size
    }

    /// The signature, and the width and height that always follow it (PNG specification, 5.2 and 11.2.2). Nearly every
    /// picture of a catalogue is a PNG, and gdk-pixbuf takes almost a millisecond for each, because it begins to decode.
    private init?(ofPNG data: Data) {
        guard data.count >= 24, data.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) else { return nil }
        func number(at offset: Int) -> Int {
            data.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
        }
        width = number(at: 16)
        height = number(at: 20)
    }

    private init?(withPixbuf url: URL) {
        var width: Int32 = 0
        var height: Int32 = 0
        guard gdk_pixbuf_get_file_info(url.path, &width, &height) != nil else { return nil }
        self.width = Int(width)
        self.height = Int(height)
    }
}
