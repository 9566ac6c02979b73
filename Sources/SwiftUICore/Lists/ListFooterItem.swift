import Foundation
import SceneCore

/// What stands below a section.
final class ListFooterItem: LayoutItem {
    private let joined: JoinedItems
    private var view: LayoutItem?

    override init(window: Window) {
        joined = JoinedItems(window: window)
        super.init(window: window)
    }

    var look: ListLook? {
        didSet { if look != oldValue { layoutDidChange() } }
    }

    func show(_ items: [LayoutItem]) {
        let new = joined.join(items)
        guard new !== view else { return }
        view = new
        adopt(subitems)
    }

    override var subitems: [LayoutItem] { view.map { [$0] } ?? [] }

    private func room(_ width: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(width: width.map { max(0, $0 - 2 * (look?.contentInset ?? 0)) }, height: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let height = view?.sizeThatFits(room(proposal.width)).height ?? 0
        return CGSize(width: proposal.width ?? 0, height: height + ListMetrics.footerSlack)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        view?.place(at: CGPoint(x: look?.contentInset ?? 0, y: 0), proposal: room(size.width))
    }
}
