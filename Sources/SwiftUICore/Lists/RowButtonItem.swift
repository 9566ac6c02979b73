import Foundation
import SceneCore

/// Covers a row and answers to a press; speaks for the content that it holds.
final class RowButtonItem: LayoutItem {
    var content: LayoutItem? {
        didSet { if content !== oldValue { adopt(subitems) } }
    }
    var contentInset: CGFloat = 0 {
        didSet { if contentInset != oldValue { layoutDidChange() } }
    }
    var onPress: (() -> Void)?
    var isSelected = false {
        didSet { if isSelected != oldValue { sceneDidChange() } }
    }

    override var subitems: [LayoutItem] { content.map { [$0] } ?? [] }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        content?.place(inRow: size, inset: contentInset)
    }

    override func press() {
        onPress?()
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.meaning = Meaning(role: .button, label: spokenText)
        paint.meaning.isPressable = true
        paint.meaning.isSelected = isSelected
        return paint
    }
}

extension LayoutItem {
    final func rowProposal(width: CGFloat?, inset: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: width.map { max(0, $0 - 2 * inset) }, height: nil)
    }

    /// Places a row's content: at the leading inset, in the middle of the height.
    final func place(inRow size: CGSize, inset: CGFloat) {
        let proposal = rowProposal(width: size.width, inset: inset)
        let height = sizeThatFits(proposal).height
        place(at: CGPoint(x: inset, y: (size.height - height) / 2), proposal: proposal)
    }
}
