import Foundation
import SceneCore

extension SceneDrawing {
    /// What an item and all in it paint, as one picture: for what is no part of the scene itself, as a mask. Coordinates are
    /// those of the item's container.
    @MainActor
    init(of item: LayoutItem) {
        self.init(Self.commands(of: item))
    }

    @MainActor
    private static func commands(of item: LayoutItem) -> [Command] {
        let paint = item.painted()
        var inside = item.subitems.map { (order: $0.zIndex, commands: commands(of: $0)) }
        if inside.contains(where: { $0.order != 0 }) { inside.sort { $0.order < $1.order } }
        // The picture is up to date with the item: the next change in it is told again.
        item.shown.didShow(at: item.frame.origin)
        let all = (paint.map { $0.commands(in: item.frame.size) } ?? []) + inside.flatMap(\.commands)
        if all.isEmpty { return [] }
        var layer = paint.map { SceneLayer($0.style, in: item.frame.size) } ?? SceneLayer()
        layer.place(at: item.frame.origin)
        return layer.isPlain ? all : [.layer(layer, all)]
    }
}

extension Paint {
    /// The node's own paint, below what is in it.
    fileprivate func commands(in size: CGSize) -> [SceneDrawing.Command] {
        let bounds = CGRect(origin: .zero, size: size)
        switch content {
        case .none, .scroll, .textField: return box(in: bounds)
        case .text(let block):
            return [.text(block, at: .zero, with: style.gradient.map { .gradient($0, in: bounds) })]
        case .image(let asset): return box(in: bounds) + [.image(asset, in: bounds, isPixelated: false)]
        case .changedImage(let asset, let change): return box(in: bounds) + [change.command(asset, in: bounds)]
        case .path(let path): return box(in: bounds) + path.commands
        case .drawing(let drawing): return box(in: bounds) + drawing.commands
        }
    }

    private func box(in bounds: CGRect) -> [SceneDrawing.Command] {
        let paints = [style.background.map(ScenePaint.color), style.gradient.map { .gradient($0, in: bounds) }]
        let data = Path.box(bounds, cornerRadius: style.cornerRadius).data
        return paints.compactMap { $0 }.map { .fill(data: data, with: $0, evenOdd: false) }
    }
}

extension ImageChange {
    /// A picture in one colour is that colour, masked by the picture.
    func command(_ asset: ImageAsset, in bounds: CGRect, with paint: ScenePaint? = nil) -> SceneDrawing.Command {
        let picture = SceneDrawing.Command.image(asset, in: bounds, isPixelated: isPixelated)
        guard let tint else { return picture }
        var layer = SceneLayer()
        layer.mask = [picture]
        return .layer(layer, [.fill(data: Path(bounds).data, with: paint ?? .color(tint), evenOdd: false)])
    }
}

extension ScenePath {
    /// The area, and the line around it.
    var commands: [SceneDrawing.Command] { commands(with: nil) }

    /// The same, painted with something else than its colours if that is given.
    func commands(with paint: ScenePaint?) -> [SceneDrawing.Command] {
        let area = fill.map { SceneDrawing.Command.fill(data: data, with: paint ?? .color($0), evenOdd: fillsEvenOdd) }
        let line = stroke.map {
            SceneDrawing.Command.stroke(data: data, with: paint ?? .color($0), width: lineWidth, pen: pen)
        }
        return [area, line].compactMap { $0 }
    }
}

extension SceneLayer {
    /// What a node's style does to all in it.
    init(_ style: SceneStyle, in size: CGSize) {
        self.init()
        opacity = style.opacity
        blendMode = style.blendMode
        filters = style.filters
        mask = style.mask?.commands
        if let path = style.clipPath { clips.append(path) }
        if style.clips {
            let box = Path.box(CGRect(origin: .zero, size: size), cornerRadius: style.cornerRadius)
            clips.append(SceneOutline(data: box.data))
        }
        let seen = style.projection.map { PlaneTransform($0, in: size) }
        if let change = style.transform.map({ PlaneTransform($0, in: size) }) ?? seen { transform = change.numbers }
    }

    /// Moves the layer, with all that it does.
    fileprivate mutating func place(at origin: CGPoint) {
        guard origin != .zero else { return }
        let own = transform.isEmpty ? CGAffineTransform.identity : CGAffineTransform(numbers: transform)
        transform = own.concatenating(CGAffineTransform(translationX: origin.x, y: origin.y)).numbers
    }
}

extension CGAffineTransform {
    /// As a layer has it.
    var numbers: [CGFloat] { [a, b, c, d, tx, ty] }

    init(numbers: [CGFloat]) {
        self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
}

extension Path {
    /// A rectangle, with round corners if it has a radius.
    static func box(_ rect: CGRect, cornerRadius: CGFloat) -> Path {
        cornerRadius > 0
            ? Path(roundedRect: rect, cornerRadius: cornerRadius, style: .circular) : Path(rect)
    }
}
