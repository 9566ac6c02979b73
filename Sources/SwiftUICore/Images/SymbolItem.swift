import Foundation
import SceneCore

/// How a symbol is drawn at its place.
struct SymbolLook: Equatable {
    var font: FontDescriptor
    var scale: Image.Scale
    var paint: StylePaint
    /// Of what matters most in the symbol, and of what is around that; nil for all in one.
    var layerColors: [SceneColor]?
    /// What the symbol does.
    var effects: [SceneSymbolEffect] = []

    /// The size of the font that the symbol is drawn for, in points.
    var size: CGFloat { font.size * SymbolScale.factor(scale) }
}

/// A symbol in the layout: it stands in a line like a letter, or fills its room if it may.
final class SymbolItem: LayoutItem {
    private var glyph: (any SymbolGlyph)?
    private var look = SymbolLook(font: FontDescriptor(size: 0), scale: .medium, paint: .color(SceneColor(0, 0, 0)))
    private var label: String?
    private var isResizable = false
    /// The symbol points to where lines go on, or to where they come from, which depends on the direction.
    var pointsAlongLines = false {
        didSet { if pointsAlongLines != oldValue { sceneDidChange() } }
    }

    /// How another symbol is seen to come.
    var contentChange = ContentChangeMemory()

    func show(_ glyph: any SymbolGlyph, look: SymbolLook, label: String?, isResizable: Bool) {
        self.glyph = glyph
        self.look = look
        self.label = label
        self.isResizable = isResizable
        layoutDidChange()
    }

    private var ownSize: CGSize {
        guard let unit = glyph?.unitSize else { return .zero }
        return CGSize(width: unit.width * look.size, height: unit.height * look.size)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: ownSize) : ownSize
    }

    override func explicitGuide(
        _ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard let glyph, !isResizable, guide.isTextBaseline else { return nil }
        return glyph.unitBaseline(look.font.design) * look.size
    }

    /// One that may be resized is stretched over its room.
    override func paint() -> Paint? {
        guard let glyph else { return nil }
        var paint = Paint()
        paint.content = isResizable ? stretched(glyph) : drawn(glyph, size: look.size, in: frame.size)
        look.paint.addEffects(to: &paint.style)
        paint.style.symbolEffects = look.effects
        paint.style.contentChange = contentChange.change
        settleEffects(in: &paint.style)
        paint.meaning = Meaning(role: .image, label: label ?? "")
        paint.meaning.isHidden = label == nil
        return paint
    }

    /// What lasts is seen in a picture, too.
    private func settleEffects(in style: inout SceneStyle) {
        var scale: CGFloat = 1
        for effect in look.effects where effect.runs == nil {
            switch effect.kind {
            case .scaleUp: scale *= SymbolScale.larger
            case .scaleDown: scale *= SymbolScale.smaller
            case .disappear, .disappearUp, .disappearDown: style.opacity = 0
            case .bounceUp, .bounceDown, .pulse, .variableColor: break
            }
        }
        let isMirrored = pointsAlongLines && isRightToLeft
        guard isMirrored || scale != 1 else { return }
        style.transform = SceneTransform(scaleX: isMirrored ? -scale : scale, scaleY: scale)
    }

    override var spokenText: String { label ?? "" }

    private func stretched(_ glyph: any SymbolGlyph) -> SceneContent {
        let unit = glyph.unitSize
        guard unit.width > 0, unit.height > 0, frame.width > 0, frame.height > 0 else { return .none }
        let (across, down) = (frame.width / unit.width, frame.height / unit.height)
        let size = min(across, down)
        guard max(across, down) > size * Self.leastStretch else { return drawn(glyph, size: size, in: frame.size) }
        var layer = SceneLayer()
        layer.transform = [across / size, 0, 0, down / size, 0, 0]
        let room = CGSize(width: unit.width * size, height: unit.height * size)
        return .drawing(SceneDrawing([.layer(layer, commands(of: glyph, size: size, in: room))]))
    }

    /// The parts of the symbol in the middle of a room: one, or one for each of its layers.
    private func paths(of glyph: any SymbolGlyph, size: CGFloat, in room: CGSize) -> [ScenePath] {
        let unit = glyph.unitSize
        let origin = CGPoint(x: (room.width - unit.width * size) / 2, y: (room.height - unit.height * size) / 2)
        if let colors = look.layerColors {
            return glyph.layers(size: size, weight: look.font.weight, colors: colors, origin: origin)
        }
        return [glyph.path(size: size, weight: look.font.weight, color: look.paint.lineColor, origin: origin)]
    }

    /// One colour makes a path, anything else a picture.
    private func drawn(_ glyph: any SymbolGlyph, size: CGFloat, in room: CGSize) -> SceneContent {
        if size <= 0 { return .none }
        let paths = paths(of: glyph, size: size, in: room)
        if paths.count == 1, ownPaint == nil { return .path(paths[0]) }
        return .drawing(SceneDrawing(commands(of: glyph, size: size, in: room)))
    }

    private func commands(of glyph: any SymbolGlyph, size: CGFloat, in room: CGSize) -> [SceneDrawing.Command] {
        let paint = ownPaint?.scenePaint(in: CGRect(origin: .zero, size: room))
        return paths(of: glyph, size: size, in: room).flatMap { $0.commands(with: paint) }
    }

    /// What is painted in place of the paths' own colours; nil where these are all there is to it.
    private var ownPaint: StylePaint? {
        if look.layerColors != nil { return nil }
        if case .color = look.paint.plain { return nil }
        return look.paint
    }

    /// Nobody sees a symbol that is stretched by less.
    private static let leastStretch = 1.005
}

extension EnvironmentValues {
    private struct ImageScaleKey: EnvironmentKey {
        static var defaultValue: Image.Scale { .medium }
    }

    /// How large symbols are beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    private struct SymbolFontKey: EnvironmentKey {
        static var defaultValue: Font? { nil }
    }

    /// The font that symbols are drawn for, where it is another one than that of the text.
    var symbolFont: Font? {
        get { self[SymbolFontKey.self] }
        set { self[SymbolFontKey.self] = newValue }
    }
}

extension View {
    /// How large symbols in this view are beside text.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
        environment(\.imageScale, scale)
    }
}
