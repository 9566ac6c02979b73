import Foundation

/// The room of elements that have no views for now.
final class GapItem: LayoutItem {
    var axis = Axis.vertical
    /// How many elements it stands for.
    private(set) var count = 0
    private(set) var length: CGFloat = 0
    /// An element beside it, which says how far its neighbours stand off.
    weak var neighbor: LayoutItem?

    func show(_ count: Int, length: CGFloat) {
        guard count != self.count || length != self.length else { return }
        self.count = count
        self.length = length
        layoutDidChange()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        axis == .vertical ? CGSize(width: 0, height: length) : CGSize(width: length, height: 0)
    }

    override var edges: EdgePreferences { neighbor?.edges ?? .plain }
}

/// A container that stands the elements of a lazy collection one after the other.
@MainActor
protocol ElementContainer: LayoutItem {}

extension StackItem: ElementContainer {}
extension ListRowsItem: ElementContainer {}

extension LayoutItem {
    /// What stands for the item in the container of a lazy collection: its row, or the item itself.
    var slot: (item: LayoutItem, container: LayoutItem)? {
        var current = self
        while let container = current.container {
            if container is any ElementContainer { return (current, container) }
            current = container
        }
        return nil
    }
}
