import Foundation
import SceneCore

/// Holds content that something else speaks for.
final class SilentItem: LayoutItem {
    var content: LayoutItem? {
        didSet { if content !== oldValue { adopt(subitems) } }
    }
    var isSilent = false {
        didSet { if isSilent != oldValue { sceneDidChange() } }
    }

    override var subitems: [LayoutItem] { content.map { [$0] } ?? [] }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        content?.sizeThatFits(proposal) ?? .zero
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        content?.place(at: .zero, proposal: proposal)
    }

    override func paint() -> Paint? {
        guard isSilent else { return nil }
        var paint = Paint()
        paint.meaning.isHidden = true
        return paint
    }
}
