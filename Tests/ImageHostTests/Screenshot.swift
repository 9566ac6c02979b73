import CCairo
import Foundation
import SceneCore
import Testing

@testable import ImageHost

/// A scene as a PNG, read back by another reader of PNG than the writer.
final class Screenshot {
    private let surface: OpaquePointer
    private let scale: CGFloat
    let size: CGSize

    /// A window of 100 by 100 points.
    init(
        of nodes: [SceneNode], scheme: Device.ColorScheme = .light, scale: CGFloat = 2, files: [String: URL] = [:],
        reducesTransparency: Bool = false
    ) throws {
        var device = Device.square(scheme, scale: scale)
        device.reducesTransparency = reducesTransparency
        let file = URL.temporaryDirectory.appending(path: "\(UUID()).png")
        try ImageHost().image(of: .window(nodes), on: device, as: .png, files: files)
            .write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        surface = try #require(cairo_image_surface_create_from_png(file.path))
        try #require(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
        self.scale = scale
        size = CGSize(
            width: Int(cairo_image_surface_get_width(surface)), height: Int(cairo_image_surface_get_height(surface)))
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    /// The colour at a place, in points.
    func color(_ x: CGFloat, _ y: CGFloat) -> SceneColor {
        let (column, row) = (Int(x * scale), Int(y * scale))
        guard let data = cairo_image_surface_get_data(surface) else { return SceneColor(0, 0, 0, alpha: 0) }
        let pixel = data + row * Int(cairo_image_surface_get_stride(surface)) + column * 4
        return SceneColor(pixel[2], pixel[1], pixel[0])
    }

    /// The darkest of what is in a rectangle: its red, green and blue together.
    func darkest(in rect: CGRect) -> Int {
        var darkest = 3 * 255
        for y in stride(from: rect.minY, to: rect.maxY, by: 1 / scale) {
            for x in stride(from: rect.minX, to: rect.maxX, by: 1 / scale) {
                let pixel = color(x, y)
                let parts = [pixel.red, pixel.green, pixel.blue].map(Int.init)
                darkest = min(darkest, parts.reduce(0, +))
            }
        }
        return darkest
    }
}

extension SceneTree {
    /// Nodes side by side in a window; those that name children have the nodes after them.
    static func window(_ nodes: [SceneNode]) -> SceneTree {
        let root = SceneNode(id: NodeID(0), frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var scene = SceneTree(root: root)
        let inside = Set(nodes.flatMap(\.children))
        var index = 0
        for node in nodes where !inside.contains(node.id) {
            let below = [node] + node.children.compactMap { id in nodes.first { $0.id == id } }
            let operation = SceneOperation.insert(below, parent: root.id, index: index)
            scene.apply(ScenePatch(revision: index + 1, operations: [operation]))
            index += 1
        }
        return scene
    }
}

extension Device {
    static func square(_ scheme: ColorScheme, scale: CGFloat) -> Device {
        var device = Device(
            idiom: .phone, size: CGSize(width: 100, height: 100), scale: scale, safeArea: SafeArea(),
            horizontalSizeClass: .compact, verticalSizeClass: .regular)
        device.colorScheme = scheme
        return device
    }
}

extension SceneNode {
    /// A node that paints something; `x`, `y`, width and height.
    static func make(
        _ id: UInt32, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ background: SceneColor? = nil,
        content: SceneContent = .none, children: [UInt32] = [], style change: (inout SceneStyle) -> Void = { _ in }
    ) -> SceneNode {
        var style = SceneStyle()
        style.background = background
        change(&style)
        return SceneNode(
            id: NodeID(id), frame: CGRect(x: x, y: y, width: width, height: height), content: content, style: style,
            children: children.map(NodeID.init))
    }
}

extension SceneColor {
    static let pureRed = SceneColor(255, 0, 0)
    static let pureBlue = SceneColor(0, 0, 255)
    static let black = SceneColor(0, 0, 0)
    static let white = SceneColor(255, 255, 255)

    /// Whether it is another one but for what rounding does.
    func isNear(_ other: SceneColor, within step: Int = 2) -> Bool {
        let steps = [(red, other.red), (green, other.green), (blue, other.blue)].map { abs(Int($0.0) - Int($0.1)) }
        return steps.allSatisfy { $0 <= step }
    }
}
