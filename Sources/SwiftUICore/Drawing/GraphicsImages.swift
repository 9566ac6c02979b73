import Foundation
import SceneCore

/// A view that was made for a picture: its size, and what it paints in another one.
struct GraphicsGuest: Sendable {
    let item: LayoutItem?

    func size(in proposal: ProposedViewSize) -> CGSize {
        MainActor.assumeIsolated { item?.sizeThatFits(proposal) ?? .zero }
    }

    func guide(_ guide: VerticalAlignment, in size: CGSize) -> CGFloat {
        MainActor.assumeIsolated { item?.dimensions(for: ProposedViewSize(size))[guide] ?? 0 }
    }

    func commands(in rect: CGRect) -> [SceneDrawing.Command] {
        MainActor.assumeIsolated {
            guard let item else { return [] }
            item.place(at: rect.origin, proposal: ProposedViewSize(rect.size))
            return SceneDrawing(of: item).commands
        }
    }
}

extension CGSize {
    /// A rectangle of this size that has an anchor at a point.
    func rect(at point: CGPoint, anchor: UnitPoint) -> CGRect {
        CGRect(
            origin: CGPoint(x: point.x - anchor.x * width, y: point.y - anchor.y * height), size: self)
    }
}

extension GraphicsContext {
    /// A picture that is ready to be drawn.
    public struct ResolvedImage {
        let natural: GraphicsGuest
        let stretched: GraphicsGuest

        /// In points.
        public let size: CGSize
        /// From the top, in points; that of a picture is its lower edge.
        public let baseline: CGFloat
        /// What is painted in place of the picture's colours; nil for those.
        public var shading: Shading?
    }

    /// Makes a picture ready.
    public func resolve(_ image: Image) -> ResolvedImage {
        let natural = guest(image)
        let size = natural.size(in: .unspecified)
        return ResolvedImage(
            natural: natural, stretched: guest(image.resizable()), size: size,
            baseline: natural.guide(.lastTextBaseline, in: size))
    }

    /// Draws a picture, stretched to a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(image.stretched.commands(in: rect), in: rect, image.shading)
    }

    /// Draws a picture in its own size, with an anchor at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let rect = image.size.rect(at: point, anchor: anchor)
        draw(image.natural.commands(in: rect), in: rect, image.shading)
    }

    /// Draws a picture, stretched to a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws a picture in its own size, with an anchor at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    func guest<V: View & Sendable>(_ view: V) -> GraphicsGuest {
        let sheet = sheet
        return MainActor.assumeIsolated { GraphicsGuest(item: sheet.item(of: view)) }
    }

    private func draw(_ commands: [SceneDrawing.Command], in rect: CGRect, _ shading: Shading?) {
        guard let shading else { return add(state.placed(commands)) }
        var layer = SceneLayer()
        layer.mask = commands
        let area = SceneDrawing.Command.fill(data: Path(rect).data, with: paint(shading, in: rect), evenOdd: false)
        add(state.placed([.layer(layer, [area])]))
    }

    // MARK: Symbols

    /// A view that the picture was given, ready to be drawn.
    public struct ResolvedSymbol {
        let guest: GraphicsGuest

        /// In points.
        public let size: CGSize
    }

    /// The view with a tag among those that the picture was given; nil if there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        let sheet = sheet
        nonisolated(unsafe) let id = id
        let item = MainActor.assumeIsolated { sheet.symbol(tagged: id) }
        guard let item else { return nil }
        let guest = GraphicsGuest(item: item)
        return ResolvedSymbol(guest: guest, size: guest.size(in: .unspecified))
    }

    /// Draws a view, stretched to a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0 else { return }
        var layer = SceneLayer()
        let (x, y) = (rect.width / symbol.size.width, rect.height / symbol.size.height)
        layer.transform = [x, 0, 0, y, rect.minX, rect.minY]
        let commands = symbol.guest.commands(in: CGRect(origin: .zero, size: symbol.size))
        add(state.placed([.layer(layer, commands)]))
    }

    /// Draws a view in its own size, with an anchor at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: symbol.size.rect(at: point, anchor: anchor))
    }
}
