import Foundation

/// Stands around one item and has its size and place. Kinds of wrappers paint something around it, or answer for it.
package class WrapperItem: LayoutItem {
    package required override init(window: Window) {
        super.init(window: window)
    }

    package final var content: LayoutItem? {
        didSet {
            guard content !== oldValue else { return }
            contentDidChange()
            adopt(subitems)
        }
    }

    /// The wrapper is around another item now.
    package func contentDidChange() {}

    override package var subitems: [LayoutItem] { content.map { [$0] } ?? [] }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        content?.sizeThatFits(proposal) ?? .zero
    }

    override package func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        placeContent(proposal: proposal)
    }

    package final func placeContent(proposal: ProposedViewSize) {
        content?.placeInside(self, proposal: proposal)
    }

    override package func explicitGuide(
        _ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        content?.explicitGuide(guide, in: size, proposal: proposal)
    }

    override package var wrapped: LayoutItem? { content }
    override package var edges: EdgePreferences { content?.edges ?? .plain }
    override package var layoutPriority: Double { content?.layoutPriority ?? 0 }
    override package var reachesEdges: Bool { content?.reachesEdges ?? false }
    override package var scrollingItem: LayoutItem? { content?.scrollingItem }

    override package func takeLargeTitle(_ item: LayoutItem?) -> Bool {
        content?.takeLargeTitle(item) ?? false
    }
}

extension LayoutItem {
    /// Places the item in a container that has its size. What the container has reached over, the item reaches over, too.
    final func placeInside(
        _ container: LayoutItem, proposal: ProposedViewSize, ignoring ignored: EdgeInsets = EdgeInsets()
    ) {
        guard reachesEdges else { return place(at: .zero, proposal: proposal) }
        let kept = container.safeArea.less(ignored)
        guard container.hasReachedOverSafeArea else {
            safeArea = kept
            return place(at: .zero, proposal: proposal)
        }
        place(at: CGPoint(x: kept.leading, y: kept.top), proposal: proposal.less(kept), reach: kept)
    }
}
