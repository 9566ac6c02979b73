import Foundation
import SceneCore

final class ImageNode: ValueNode<Image> {
    private lazy var picture = PictureItem(window: window)
    private lazy var symbol = SymbolItem(window: window)
    private lazy var surface = SeparatorItem(window: window)

    override var ownItems: [LayoutItem]? {
        switch value.source {
        case .picture, .fetched: [picture]
        case .placeholder: [surface]
        case .symbol: [symbol]
        }
    }

    override func isUnchanged(from old: Image, to new: Image) -> Bool { old == new }

    override func evaluate() {
        let label = environment.isIcon ? nil : value.label
        switch value.source {
        case .picture(let name):
            picture.show(
                window.services.pictures.picture(named: name), label: label, resizing: value.resizing,
                change: value.change, tint: readingEnvironment { value.tint(in: environment) })
        case .fetched(let asset):
            picture.show(
                asset, label: label, resizing: value.resizing, change: value.change,
                tint: readingEnvironment { value.tint(in: environment) })
        case .placeholder:
            surface.color = readingEnvironment { StandardColor.tertiaryFill.color(in: environment.colorScheme) }
        case .symbol(let name):
            symbol.pointsAlongLines = SymbolName(name).pointsAlongLines
            let (look, variants) = readingEnvironment {
                (environment.symbolLook(layering: value.layering), environment.symbolVariants)
            }
            symbol.contentChange.take(readingEnvironment { environment.contentTransition })
            symbol.show(
                window.services.symbols.glyph(named: name, in: variants), look: look, label: label,
                isResizable: value.resizing != nil)
        }
        changeKind()
    }

    /// A picture that becomes a symbol is another item for whatever has taken it in.
    private var lastItem: LayoutItem?

    private func changeKind() {
        let item = ownItems?.first
        if let lastItem, lastItem !== item { itemsDidChange() }
        lastItem = item
    }
}

extension EnvironmentValues {
    @MainActor
    fileprivate func symbolLook(layering: SymbolRenderingMode?) -> SymbolLook {
        SymbolLook(
            font: (symbolFont ?? resolvedFont()).descriptor(at: dynamicTypeSize), scale: imageScale,
            paint: ForegroundStyle().paint(in: self),
            layerColors: SymbolRenderingMode.colors(layering ?? symbolRenderingMode, in: self),
            effects: symbolEffects)
    }
}

/// A picture in the layout.
private final class PictureItem: LayoutItem {
    private var asset: ImageAsset?
    private var label: String?
    private var resizing: ImageResizing?
    private var change = ImageChange()
    private var tint: StylePaint?

    func show(_ asset: ImageAsset?, label: String?, resizing: ImageResizing?, change: ImageChange, tint: StylePaint?) {
        self.asset = asset
        self.tint = tint
        self.label = label
        self.resizing = resizing
        self.change = change
        layoutDidChange()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = asset?.size ?? .zero
        return resizing != nil ? proposal.replacingUnspecifiedDimensions(by: size) : size
    }

    override func paint() -> Paint? {
        guard let asset else { return nil }
        var paint = Paint()
        paint.content = content(asset)
        tint?.addEffects(to: &paint.style)
        paint.meaning = Meaning(role: .image, label: label ?? "")
        paint.meaning.isHidden = label == nil
        return paint
    }

    /// A picture in one colour is a box of that colour, cut out along the picture. Anything else is a drawing: what the style does
    /// to it is not to be cut out as well.
    private func content(_ asset: ImageAsset) -> SceneContent {
        var change = change
        change.tint = tint?.lineColor
        let isPlain = resizing?.isPlain ?? true
        if isPlain, tint?.isPlainColor ?? true {
            return change == ImageChange() ? .image(asset) : .changedImage(asset, change)
        }
        let bounds = CGRect(origin: .zero, size: frame.size)
        let parts: [SceneDrawing.Command] =
            isPlain
            ? [.image(asset, in: bounds, isPixelated: change.isPixelated)]
            : resizing?.commands(for: asset, in: frame.size, isPixelated: change.isPixelated) ?? []
        guard let tint else { return .drawing(SceneDrawing(parts)) }
        var layer = SceneLayer()
        layer.mask = parts
        let all = SceneDrawing.Command.fill(
            data: Path(bounds).data, with: tint.scenePaint(in: bounds), evenOdd: false)
        return .drawing(SceneDrawing([.layer(layer, [all])]))
    }

    override var spokenText: String { asset == nil ? "" : label ?? "" }
}
