import Foundation
import SceneCore

/// The small title of a screen.
final class BarTitleItem: LayoutItem {
    private let text: TextItem
    /// What scrolls the large title away; while that is to be read, this one is not.
    var edge: ScrollEdge? {
        didSet { if edge != oldValue { sceneDidChange() } }
    }

    override init(window: Window) {
        text = TextItem(window: window)
        text.role = .heading(level: 1)
        super.init(window: window)
        adopt([text])
    }

    func show(_ title: String, color: SceneColor) {
        text.show(
            title, font: FontDescriptor(size: BarMetrics.titleSize, weight: BarMetrics.titleWeight), color: color,
            lineLimit: 1, alignment: .center)
    }

    override var subitems: [LayoutItem] { [text] }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        text.sizeThatFits(proposal)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        text.place(at: .zero, proposal: proposal)
    }

    override func paint() -> Paint? {
        guard let edge else { return nil }
        var paint = Paint()
        paint.meaning.isHidden = true
        paint.style.fade = edge.fade(in: window)
        return paint
    }
}
