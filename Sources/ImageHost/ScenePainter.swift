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
        let placement = Placement(origin: node.frame.origin, transform: node.style.transform, size: node.frame.size)
        surface.place(placement) { paint(node, opacity: opacity) }
    }

    /// In the order of CSS: what a node paints casts its shadow, is cut, grows clear, and is put on what is there.
    private func paint(_ node: SceneNode, opacity: Double) {
        let style = node.style
        let isMaterial = style.isGlass || style.isFrosted
        let material = isMaterial ? surface.material(behind: Box(node)) : nil
        let hasEffects = opacity < 1 || style.fadesAtBottom || style.shadow != nil
        let area = hasEffects ? scene.paintedArea(of: node) : .zero
        var whole = Layer(area: area)
        whole.opacity = opacity
        whole.fade = style.fadesAtBottom ? CGRect(origin: .zero, size: node.frame.size) : nil
        var inside = Layer(area: area)
        inside.shadow = style.shadow
        surface.layer(whole) {
            clip(along: style.clipPath.map { .path($0, evenOdd: false) }) {
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
        if style.isGlass {
            surface.rim(of: box, width: Finish.rimWidth, color: Finish.rim(in: device.colorScheme))
        }
    }

    private func paintContent(of node: SceneNode) {
        switch node.content {
        case .none: paintChildren(of: node)
        case .text(let block):
            paint(block, of: node)
            paintChildren(of: node)
        case .image(let image):
            let rect = CGRect(origin: .zero, size: node.frame.size)
            if surface.shows(rect) { surface.draw(image, in: rect) }
            paintChildren(of: node)
        case .path(let path):
            paint(path)
            paintChildren(of: node)
        case .scroll(let scroll):
            let offset = scroll.offset(in: node.frame.size)
            let placement = Placement(origin: CGPoint(x: -offset.x, y: -offset.y), size: scroll.contentSize)
            surface.place(placement) { paintChildren(of: node) }
        case .textField(let field):
            FieldPainter(field, size: node.frame.size, shaper: shaper, surface: surface).paint()
            paintChildren(of: node)
        }
    }

    /// What is in front is painted after all of its siblings.
    private func paintChildren(of node: SceneNode) {
        for isInFront in [false, true] {
            for child in node.children where scene[child]?.style.isInFront == isInFront { paint(child) }
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
        let ink =
            node.isCutOut
            ? node.style.gradient.map { Ink.gradient($0, in: CGRect(origin: .zero, size: node.frame.size)) } : nil
        for placed in block.lines {
            let room = CGRect(x: placed.x, y: placed.y, width: placed.width, height: placed.height)
            guard !placed.text.isEmpty, surface.shows(room.insetBy(dx: -block.font.size, dy: -block.font.size)) else {
                continue
            }
            var line = Line(
                text: placed.text, font: block.font, x: placed.x, middle: placed.y + placed.height / 2,
                width: placed.width)
            line.decoration = block.decoration
            surface.draw(line, with: ink ?? .color(block.color))
        }
    }
}

extension SceneNode {
    /// A text that its gradient shines through.
    var isCutOut: Bool {
        if case .text = content { style.gradient != nil } else { false }
    }

    /// What is inside does not reach beyond the node's edge.
    var cutsContent: Bool {
        if case .scroll = content { true } else { style.clips }
    }
}
