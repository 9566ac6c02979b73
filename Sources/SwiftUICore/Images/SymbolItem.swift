import Foundation
import SceneCore

/// How a symbol is drawn at its place.
struct SymbolLook: Equatable {
    var font: FontDescriptor
    var scale: Image.Scale
    var color: SceneColor
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
    private var look = SymbolLook(font: FontDescriptor(size: 0), scale: .medium, color: SceneColor(0, 0, 0))
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

    /// As large as fits, in the middle.
    override func paint() -> Paint? {
        guard let glyph else { return nil }
        let unit = glyph.unitSize
        let size = isResizable ? min(frame.width / unit.width, frame.height / unit.height) : look.size
        let origin = CGPoint(x: (frame.width - unit.width * size) / 2, y: (frame.height - unit.height * size) / 2)
        var paint = Paint()
        if size > 0 { paint.content = drawing(of: glyph, size: size, at: origin) }
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

    private func drawing(of glyph: any SymbolGlyph, size: CGFloat, at origin: CGPoint) -> SceneContent {
        guard let colors = look.layerColors else {
            return .path(glyph.path(size: size, weight: look.font.weight, color: look.color, origin: origin))
        }
        let layers = glyph.layers(size: size, weight: look.font.weight, colors: colors, origin: origin)
        if layers.count == 1 { return .path(layers[0]) }
        return .drawing(SceneDrawing(layers.flatMap(\.asCommands)))
    }

    override var spokenText: String { label ?? "" }
}

extension ScenePath {
    /// The path as one of several in a drawing.
    fileprivate var asCommands: [SceneDrawing.Command] {
        let area = fill.map { SceneDrawing.Command.fill(data: data, with: .color($0), evenOdd: fillsEvenOdd) }
        let line = stroke.map { SceneDrawing.Command.stroke(data: data, with: .color($0), width: lineWidth, pen: pen) }
        return [area, line].compactMap(\.self)
    }
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
