import Foundation
import SceneCore

final class ImageNode: ValueNode<Image> {
    private lazy var item = ImageItem(window: window)

    override var ownItems: [LayoutItem]? { [item] }

    override func isUnchanged(from old: Image, to new: Image) -> Bool { old == new }

    override func evaluate() {
        item.show(
            window.services.pictures.picture(named: value.name), label: value.label, isResizable: value.isResizable)
    }
}

/// A picture in the layout.
private final class ImageItem: LayoutItem {
    private var asset: ImageAsset?
    private var label: String?
    private var isResizable = false

    func show(_ asset: ImageAsset?, label: String?, isResizable: Bool) {
        self.asset = asset
        self.label = label
        self.isResizable = isResizable
        layoutDidChange()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = asset?.size ?? .zero
        return isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
    }

    override func paint() -> Paint? {
        guard let asset else { return nil }
        var paint = Paint()
        paint.content = .image(asset)
        paint.meaning = Meaning(role: .image, label: label ?? "")
        paint.meaning.isHidden = label == nil
        return paint
    }

    override var spokenText: String { asset == nil ? "" : label ?? "" }
}
