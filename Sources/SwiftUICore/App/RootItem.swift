import Foundation
import SceneCore

/// The whole window in the layout. Its content is placed as that of a screen without a bar.
final class RootItem: LayoutItem {
    private var content: LayoutItem?
    private lazy var joined = JoinedItems(window: window)

    func setContent(_ items: [LayoutItem]) {
        content = joined.join(items)
        adopt(subitems)
    }

    override var subitems: [LayoutItem] { content.map { [$0] } ?? [] }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        content?.place(in: size, clearOf: safeArea)
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.meaning = Meaning(role: .application, label: window.title ?? "")
        let scheme: ColorScheme = window.device.colorScheme == .dark ? .dark : .light
        paint.style.background = StandardColor.background.color(in: scheme)
        paint.style.clips = true
        return paint
    }
}
