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

    private var metrics = LargeTitleMetrics(at: .large)

    func show(_ title: String, metrics: LargeTitleMetrics, colors: ScreenColors) {
        if metrics != self.metrics { layoutDidChange() }
        self.metrics = metrics
        text.show(
            title, font: FontDescriptor(size: metrics.size, weight: metrics.weight), color: colors.label, lineLimit: 1)
    }

    override var subitems: [LayoutItem] { [text] }

    private func room(_ width: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - 2 * ListMetrics.cardInset(windowWidth: window.device.size.width)) },
            height: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: metrics.height)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        text.place(
            at: CGPoint(
                x: ListMetrics.cardInset(windowWidth: window.device.size.width), y: metrics.top),
            proposal: room(size.width))
    }
}
