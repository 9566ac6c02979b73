import Foundation
import SceneCore
import TextEngine

/// Goes through a scene from the back to the front and paints each node: the counterpart of a page's elements and style sheet.
struct ScenePainter {
    let scene: SceneTree
    let device: Device
    let shaper: LineShaper
    let surface: any Surface

    init(_ scene: SceneTree, on device: Device, shaper: LineShaper, surface: any Surface) {
        self.scene = scene
        self.device = device
        self.shaper = shaper
        self.surface = surface
    }

    func paint() {
        paint(scene.root)
    }

    private func paint(_ id: NodeID) {
        guard let node = scene[id] else { return }
        let opacity = node.style.opacity * (node.style.fade.map(scene.opacity) ?? 1)
        guard opacity > 0 else { return }
        surface.place(Placement(of: node)) { paint(node, opacity: opacity) }
    }

    /// In the order of CSS: what a node paints is filtered, cut, masked, and put on what is there.
    private func paint(_ node: SceneNode, opacity: Double) {
        let style = node.style
        let material = style.isGlass || style.isFrosted ? surface.material(behind: Box(node)) : nil
        var whole = Layer()
        whole.opacity = opacity
        whole.fade = node.fade
        whole.mask = style.mask.map { mask in { DrawingPainter(surface: surface).paint(mask.commands) } }
        whole.blendMode = style.blendMode
        whole.isGroup = style.isGroup
        var inside = Layer()
        inside.filters = style.filters
        if !whole.isPlain || !inside.isPlain {
            let area = scene.paintedArea(of: node)
            (whole.area, inside.area) = (area, area)
        }
        surface.layer(whole) {
            clip(along: style.clipPath.map { .path($0.data, evenOdd: $0.evenOdd) }) {
                surface.layer(inside) {
                    paintBox(of: node, material: material)
                    clip(along: node.cutsContent ? .box(Box(node)) : nil) { paintContent(of: node) }
                }
            }
        }
    }

    private func clip(along outline: Outline?, _ paint: () -> Void) {
        guard let outline else { return paint() }
        surface.clip(to: outline, paint)
    }

    private func paintBox(of node: SceneNode, material: (() -> Void)?) {
        let (style, box) = (node.style, Box(node))
        if style.isRaised {
            for shadow in Finish.raised.reversed() { surface.castShadow(of: box, shadow) }
        }
        material?()
        // The gradient of a text shines through its letters only.
        if !node.isCutOut {
            if let background = style.background, background.alpha > 0 {
                surface.fill(.box(box), with: .color(background))
            }
            if let gradient = style.gradient { surface.fill(.box(box), with: .gradient(gradient, in: box.rect)) }
        }
        if device.reducesTransparency, style.isGlass || style.isFrosted {
            surface.fill(.box(box), with: .color(Finish.canvas(in: device.colorScheme)))
        }
        if style.isGlass {
            surface.rim(of: box, width: Finish.rimWidth, color: Finish.rim(in: device.colorScheme))
        }
    }

    private func paintContent(of node: SceneNode) {
        let rect = CGRect(origin: .zero, size: node.frame.size)
        switch node.content {
        case .none: break
        case .text(let block): paint(block, of: node)
        case .image(let image): if surface.shows(rect) { surface.draw(image, in: rect, ImageChange()) }
        case .changedImage(let image, let change): if surface.shows(rect) { surface.draw(image, in: rect, change) }
        case .path(let path): paint(path)
        case .drawing(let drawing): DrawingPainter(surface: surface).paint(drawing.commands)
        case .scroll:
            let offset = scene.offset(of: node)
            return surface.place(Placement(origin: CGPoint(x: -offset.x, y: -offset.y))) { paintChildren(of: node) }
        case .textField(let field):
            FieldPainter(field, edge: Box(node), shaper: shaper, surface: surface).paint()
        }
        paintChildren(of: node)
    }

    /// What has a higher order is painted after all of its siblings that have a lower one.
    private func paintChildren(of node: SceneNode) {
        let children = node.children.compactMap { id in scene[id].map { (id: id, level: $0.style.level) } }
        for level in Set(children.map(\.level)).sorted() {
            for child in children where child.level == level { paint(child.id) }
        }
    }

    private func paint(_ path: ScenePath) {
        if let fill = path.fill {
            surface.fill(.path(path.data, evenOdd: path.fillsEvenOdd), with: .color(fill))
        }
        if let stroke = path.stroke, path.lineWidth > 0 {
            surface.stroke(path.data, with: .color(stroke), width: path.lineWidth, pen: path.pen)
        }
    }

    private func paint(_ block: TextBlock, of node: SceneNode) {
        let rect = CGRect(origin: .zero, size: node.frame.size)
        let gradient = node.isCutOut ? node.style.gradient.map { Ink.gradient($0, in: rect) } : nil
        DrawingPainter(surface: surface).paint(block, at: .zero, with: gradient ?? .color(block.color))
    }
}

extension SceneStyle {
    /// Where a node lies among its siblings; most are at 0.
    fileprivate var level: Int { order != 0 ? order : isInFront ? 1 : 0 }
}

extension SceneNode {
    /// Where the node grows clear toward its edges; nil if it does not.
    fileprivate var fade: Fade? {
        let rect = CGRect(origin: .zero, size: frame.size)
        if scroll?.isWheel == true { return Fade(rect: rect, stops: Finish.wheelFade) }
        return style.fadesAtBottom ? Fade(rect: rect, stops: Finish.bottomFade) : nil
    }

    /// A text that its gradient shines through.
    var isCutOut: Bool {
        if case .text = content { style.gradient != nil } else { false }
    }

    /// What is inside does not reach beyond the node's edge.
    var cutsContent: Bool {
        if case .scroll(let scroll) = content { !scroll.isUnclipped } else { style.clips }
    }
}
