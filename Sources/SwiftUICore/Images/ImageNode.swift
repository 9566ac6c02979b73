import Foundation
import SceneCore

final class ImageNode: ValueNode<Image> {
    private lazy var picture = PictureItem(window: window)
    private lazy var symbol = SymbolItem(window: window)

    override var ownItems: [LayoutItem]? {
        switch value.source {
        case .picture: [picture]
        case .symbol: [symbol]
        }
    }

    override func isUnchanged(from old: Image, to new: Image) -> Bool { old == new }

    override func evaluate() {
        let label = environment.isIcon ? nil : value.label
        switch value.source {
        case .picture(let name):
            picture.show(
                window.services.pictures.picture(named: name), label: label, isResizable: value.isResizable,
                change: readingEnvironment { value.change(in: environment) })
        case .symbol(let name):
            let (look, variants) = readingEnvironment { (environment.symbolLook, environment.symbolVariants) }
            symbol.show(
                window.services.symbols.glyph(named: name, in: variants), look: look, label: label,
                isResizable: value.isResizable)
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
    fileprivate var symbolLook: SymbolLook {
        SymbolLook(
            font: (symbolFont ?? resolvedFont()).descriptor(at: dynamicTypeSize), scale: imageScale,
            color: (foreground?.primary.color ?? .label).resolved(in: self))
    }
}

/// A picture in the layout.
private final class PictureItem: LayoutItem {
    private var asset: ImageAsset?
    private var label: String?
    private var isResizable = false
    private var change = ImageChange()

    func show(_ asset: ImageAsset?, label: String?, isResizable: Bool, change: ImageChange) {
        self.asset = asset
        self.label = label
        self.isResizable = isResizable
        self.change = change
        layoutDidChange()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = asset?.size ?? .zero
        return isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
    }

    override func paint() -> Paint? {
        guard let asset else { return nil }
        var paint = Paint()
        paint.content = change == ImageChange() ? .image(asset) : .changedImage(asset, change)
        paint.meaning = Meaning(role: .image, label: label ?? "")
        paint.meaning.isHidden = label == nil
        return paint
    }

    override var spokenText: String { asset == nil ? "" : label ?? "" }
}
