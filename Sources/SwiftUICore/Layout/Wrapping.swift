import Foundation
import SceneCore

/// An item around another one, of the same size: what it shows of itself lies behind, over or around the other.
@MainActor
package class WrappingItem: LayoutItem {
    package final let content: LayoutItem

    package required init(around content: LayoutItem) {
        self.content = content
        super.init(window: content.window)
        adopt([content])
    }

    override package var subitems: [LayoutItem] { [content] }
    override package var wrapped: LayoutItem? { content }
    override package var edges: EdgePreferences { content.edges }
    override package var layoutPriority: Double { content.layoutPriority }
    override package var reachesEdges: Bool { content.reachesEdges }

    override package func takeLargeTitle(_ item: LayoutItem?) -> Bool {
        content.takeLargeTitle(item)
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        content.sizeThatFits(proposal)
    }

    override package func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        if content.reachesEdges { content.safeArea = safeArea }
        content.place(at: .zero, proposal: proposal)
    }

    override package func explicitGuide(
        _ id: any AlignmentID.Type, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        content.explicitGuide(id, in: size, proposal: proposal)
    }
}

/// Puts an item of its own around each of the items of the view below.
class WrappingNode<Modifier: ViewModifier, Item: WrappingItem>: ModifierNode<Modifier> {
    private(set) final var wrappers: [Item] = []

    override var ownItems: [LayoutItem]? { wrappers }
    override var collectsItems: Bool { true }

    /// Gives the modifier's values to the wrappers.
    func update(_ wrappers: [Item]) {}

    override func evaluate() {
        let isFirst = content == nil
        super.evaluate()
        if isFirst { collectItems() } else { update(wrappers) }
    }

    /// Rows keep their names: each is the wrapper of a row below.
    override func appendRows(to rows: inout [ListRow]) {
        let first = rows.count
        content?.appendRows(to: &rows)
        let byContent = Dictionary(wrappers.map { (ObjectIdentifier($0.content), $0) }) { first, _ in first }
        for index in first..<rows.count {
            if let wrapper = byContent[ObjectIdentifier(rows[index].item)] { rows[index].wrap(in: wrapper) }
        }
    }

    override func collectItems() {
        let old = wrappers
        let byContent = Dictionary(old.map { (ObjectIdentifier($0.content), $0) }) { first, _ in first }
        wrappers = (content?.items ?? []).map { item in
            byContent[ObjectIdentifier(item)] ?? Item(around: item)
        }
        update(wrappers)
        if !old.elementsEqual(wrappers, by: ===) { itemsDidChange() }
    }
}
