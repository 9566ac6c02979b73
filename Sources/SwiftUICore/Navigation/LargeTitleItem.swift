import Foundation
import SceneCore

/// The large title of a screen, which scrolls with the content.
final class LargeTitleItem: LayoutItem {
    private let text: TextItem

    override init(window: Window) {
        text = TextItem(window: window)
        text.role = .heading(level: 1)
        super.init(window: window)
        adopt([text])
    }

    func show(_ title: String, colors: ScreenColors) {
        text.show(
            title, font: FontDescriptor(size: BarMetrics.largeTitleSize, weight: BarMetrics.largeTitleWeight),
            color: colors.label, lineLimit: 1)
    }

    override var subitems: [LayoutItem] { [text] }

    private func room(_ width: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - 2 * ListMetrics.cardInset(windowWidth: window.device.size.width)) },
            height: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: BarMetrics.largeTitleHeight)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        text.place(
            at: CGPoint(
                x: ListMetrics.cardInset(windowWidth: window.device.size.width), y: BarMetrics.largeTitleTop),
            proposal: room(size.width))
    }
}
