import Foundation

/// The content of a window or a screen as one item: a single view as it is, several one below the other.
@MainActor
final class JoinedItems {
    private let stack: StackItem

    init(window: Window, alignment: Alignment = .center) {
        stack = StackItem(window: window)
        stack.settings = StackSettings(axis: .vertical, alignment: alignment)
    }

    func join(_ items: [LayoutItem]) -> LayoutItem? {
        guard items.count > 1 else { return items.first }
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
            // A scroll view may be smaller than the screen across its axis; then it stands in the middle.
            let own = sizeThatFits(ProposedViewSize(size))
            let origin = CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
            return place(at: origin, proposal: ProposedViewSize(size))
        }
        let room = CGSize(
            width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
        let dimensions = dimensions(for: ProposedViewSize(room))
        let origin = Alignment.center.origin(of: dimensions, in: room)
        let size = CGSize(width: dimensions.width, height: dimensions.height)
        place(
            at: CGPoint(x: insets.leading + origin.x, y: insets.top + origin.y), proposal: ProposedViewSize(room),
            reach: insets.left(for: CGRect(origin: origin, size: size), in: room))
    }
}
