import Foundation
import SceneCore

/// How a symbol is drawn at its place.
struct SymbolLook: Equatable {
    var font: FontDescriptor
    var scale: Image.Scale
    var color: SceneColor

    /// The size of the font that the symbol is drawn for, in points.
    var size: CGFloat { font.size * SymbolScale.factor(scale) }
}

/// A symbol in the layout: it stands in a line like a letter, or fills its room if it may.
final class SymbolItem: LayoutItem {
    private var glyph: (any SymbolGlyph)?
    private var look = SymbolLook(font: FontDescriptor(size: 0), scale: .medium, color: SceneColor(0, 0, 0))
    private var label: String?
    private var isResizable = false

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
        if size > 0 {
            paint.content = .path(
                glyph.path(size: size, weight: look.font.weight, color: look.color, origin: origin))
        }
        paint.meaning = Meaning(role: .image, label: label ?? "")
        paint.meaning.isHidden = label == nil
        return paint
    }

    override var spokenText: String { label ?? "" }
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
