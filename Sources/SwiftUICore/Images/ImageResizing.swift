import Foundation
import SceneCore

extension Image {
    /// How a picture fills room that is larger than it is.
    public enum ResizingMode: Sendable {
        /// It is shown again and again, in its own size.
        case tile
        /// It is stretched.
        case stretch
    }

    /// Lets the picture take whatever room it is given.
    ///
    /// - Parameters:
    ///   - capInsets: How much of the picture keeps its size at each edge, in points: corners stay as they are, edges and the middle
    ///     between them fill what is left. Caps that do not fit into the room share it.
    ///   - resizingMode: How they fill it. Symbols are always drawn as large as fits.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var image = self
        image.resizing = ImageResizing(caps: capInsets, mode: resizingMode)
        return image
    }
}

/// How a picture takes the room that it is given.
struct ImageResizing: Equatable, Sendable {
    var caps = EdgeInsets()
    var mode = Image.ResizingMode.stretch

    /// The whole picture is stretched, as hosts do it by themselves.
    var isPlain: Bool { mode == .stretch && caps == EdgeInsets() }

    /// A picture of a size, cut into parts that fill a room. Places are from the left, since pictures are not turned round.
    func commands(for asset: ImageAsset, in room: CGSize, isPixelated: Bool) -> [SceneDrawing.Command] {
        let columns = parts(asset.size.width, room.width, caps.leading, caps.trailing)
        let rows = parts(asset.size.height, room.height, caps.top, caps.bottom)
        return rows.flatMap { row in
            columns.compactMap { column in
                command(for: asset, ImagePart(column: column, row: row), isPixelated: isPixelated)
            }
        }
    }

    private func command(for asset: ImageAsset, _ part: ImagePart, isPixelated: Bool) -> SceneDrawing.Command? {
        let outline = Path(part.room).data
        let isAsIs = part.room.size == part.source.size
        if mode == .tile, !isAsIs {
            let (size, source) = (asset.size, part.source)
            let share = CGRect(
                x: source.minX / size.width, y: source.minY / size.height, width: source.width / size.width,
                height: source.height / size.height)
            let tile = SceneTile(asset: asset, source: share, origin: part.room.origin, scale: 1)
            return .fill(data: outline, with: .tile(tile), evenOdd: false)
        }
        let whole = part.rectOfWhole(asset.size)
        if part.source.size == asset.size { return .image(asset, in: whole, isPixelated: isPixelated) }
        var layer = SceneLayer()
        layer.clips = [SceneOutline(data: outline)]
        return .layer(layer, [.image(asset, in: whole, isPixelated: isPixelated)])
    }

    /// The parts of a picture along one axis: where each is taken from, and where it goes. Those of no length are left out.
    private func parts(_ length: CGFloat, _ room: CGFloat, _ first: CGFloat, _ last: CGFloat) -> [Span] {
        guard length > 0, room > 0, length.isFinite, room.isFinite else { return [] }
        let first = min(max(first, 0), length)
        let last = min(max(last, 0), length - first)
        let share = first + last > room ? room / (first + last) : 1
        let (begin, end) = (first * share, room - last * share)
        let all = [
            Span(from: 0, length: first, to: 0, room: begin),
            Span(from: first, length: length - first - last, to: begin, room: end - begin),
            Span(from: length - last, length: last, to: end, room: room - end),
        ]
        return all.filter { $0.length > 0 && $0.room > 0 }
    }

    struct Span: Equatable {
        let from: CGFloat
        let length: CGFloat
        let to: CGFloat
        let room: CGFloat
    }
}

/// A part of a picture, and the room that it fills.
private struct ImagePart {
    let source: CGRect
    let room: CGRect

    init(column: ImageResizing.Span, row: ImageResizing.Span) {
        source = CGRect(x: column.from, y: row.from, width: column.length, height: row.length)
        room = CGRect(x: column.to, y: row.to, width: column.room, height: row.room)
    }

    /// Where the whole picture would be, stretched so that this part of it fills its room.
    func rectOfWhole(_ size: CGSize) -> CGRect {
        let (across, down) = (room.width / source.width, room.height / source.height)
        return CGRect(
            x: room.minX - source.minX * across, y: room.minY - source.minY * down, width: size.width * across,
            height: size.height * down)
    }
}
