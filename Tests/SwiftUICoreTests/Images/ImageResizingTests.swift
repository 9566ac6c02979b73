import Foundation
import SceneCore
import Testing

@testable import SwiftUICore

@Suite("Pictures that take their room")
struct ImageResizingTests {
    private let asset = ImageAsset(
        name: "frame", size: CGSize(width: 30, height: 20), files: [ImageAsset.File(key: "frame.png", scale: 1)])

    private func commands(
        _ caps: EdgeInsets, _ mode: Image.ResizingMode, in width: CGFloat, _ height: CGFloat
    ) -> [SceneDrawing.Command] {
        ImageResizing(caps: caps, mode: mode)
            .commands(for: asset, in: CGSize(width: width, height: height), isPixelated: false)
    }

    @Test("A picture without caps that is stretched is left to the host")
    func plain() {
        #expect(Image("frame").resizable() == Image("frame").resizable(capInsets: EdgeInsets(), resizingMode: .stretch))
        #expect(Image("frame").resizable().resizing?.isPlain == true)
        #expect(Image("frame").resizing == nil)
        #expect(Image("frame").resizable(resizingMode: .tile).resizing?.isPlain == false)
    }

    @Test("A picture is shown again and again in its own size, from the top left")
    func tiles() {
        guard case .fill(let data, .tile(let tile), false)? = commands(EdgeInsets(), .tile, in: 100, 50).first else {
            Issue.record("It is no tile")
            return
        }
        #expect(data == "M0 0L100 0L100 50L0 50Z")
        #expect(
            tile == SceneTile(asset: asset, source: CGRect(x: 0, y: 0, width: 1, height: 1), origin: .zero, scale: 1))
    }

    @Test("Caps keep their size, and what is between them is stretched")
    func caps() {
        let caps = EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        let parts = commands(caps, .stretch, in: 60, 40)
        #expect(parts.count == 9)
        let rects = parts.map { command -> CGRect in
            guard case .layer(let layer, let inside) = command, layer.clips.count == 1,
                case .image(_, let rect, _)? = inside.first
            else { return .null }
            return rect
        }
        // The first corner is as it is; the middle is 10 of 30 across and 10 of 20 down, made 40 by 30.
        #expect(rects[0] == CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(rects[4] == CGRect(x: -30, y: -10, width: 120, height: 60))
        #expect(rects[8] == CGRect(x: 30, y: 20, width: 30, height: 20))
    }

    @Test("What is between caps is tiled, and the corners are not")
    func tiledBetweenCaps() {
        let caps = EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        let tiles = commands(caps, .tile, in: 60, 40).compactMap { command -> SceneTile? in
            if case .fill(_, .tile(let tile), _) = command { tile } else { nil }
        }
        #expect(tiles.count == 5)
        #expect(tiles[2].origin == CGPoint(x: 10, y: 5))
        #expect(tiles[2].source == CGRect(x: 10.0 / 30, y: 0.25, width: 10.0 / 30, height: 0.5))
    }

    @Test("Caps that are larger than the room share it, and a room without an extent shows nothing")
    func small() {
        let caps = EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 20)
        let parts = commands(caps, .stretch, in: 15, 20)
        #expect(parts.count == 2)
        guard case .layer(let layer, _)? = parts.first else { return }
        #expect(layer.clips.first?.data == "M0 0L5 0L5 20L0 20Z")
        #expect(commands(caps, .tile, in: 0, 20).isEmpty)
        #expect(commands(caps, .tile, in: .infinity, 20).isEmpty)
    }
}
