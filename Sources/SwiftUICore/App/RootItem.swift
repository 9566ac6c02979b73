import Foundation
import SceneCore

/// The whole window in the layout. Its content is placed as that of a screen without a bar.
final class RootItem: LayoutItem {
    private var content: LayoutItem?

    func setContent(_ items: [LayoutItem]) {
        content = StackItem.joining(items, in: window)
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

extension StackItem {
    /// The items as one: several stand one below the other.
    static func joining(_ items: [LayoutItem], in window: Window) -> LayoutItem? {
        guard items.count != 1 else { return items[0] }
        guard !items.isEmpty else { return nil }
        let stack = StackItem(window: window)
        stack.setChildren(items)
        return stack
    }
}

extension LayoutItem {
    /// Places content in a window or a screen: what reaches to the edges gets all of it, other content is centred in what is
    /// clear of bars and edges.
    final func place(in size: CGSize, clearOf insets: EdgeInsets) {
        if reachesEdges {
            safeArea = insets
            return place(at: .zero, proposal: ProposedViewSize(size))
        }
        let room = CGSize(
            width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
        let origin = Alignment.center.origin(of: dimensions(for: ProposedViewSize(room)), in: room)
        place(
            at: CGPoint(x: insets.leading + origin.x, y: insets.top + origin.y), proposal: ProposedViewSize(room))
    }
}
