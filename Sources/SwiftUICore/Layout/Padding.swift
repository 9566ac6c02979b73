import Foundation

extension View {
    /// Adds a distance around the view on some edges, in points; nil for the standard distance.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(PaddingLayout(insets: EdgeInsets(edges, length.usable ?? LayoutMetrics.padding)))
    }

    /// Adds a distance around the view on every edge, in points.
    nonisolated public func padding(_ length: CGFloat) -> some View {
        modifier(PaddingLayout(insets: EdgeInsets(.all, length.usable)))
    }

    /// Adds a distance of its own to each edge, in points.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(PaddingLayout(insets: insets.usable))
    }
}

struct PaddingLayout: Equatable {
    let insets: EdgeInsets
}

extension PaddingLayout: LayoutModifier {
    func measure(_ proposal: ProposedViewSize, around content: LayoutItem) -> CGSize {
        let size = content.sizeThatFits(inner(proposal))
        return CGSize(
            width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
    }

    func place(
        _ content: LayoutItem, in size: CGSize, proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        (CGPoint(x: insets.leading, y: insets.top), inner(proposal))
    }

    /// An edge that is padded is one like any other; the others ask for what they asked for.
    func edges(around content: EdgePreferences) -> EdgePreferences {
        EdgePreferences(
            top: insets.top == 0 ? content.top : .plain, bottom: insets.bottom == 0 ? content.bottom : .plain,
            sides: insets.horizontal == 0 ? content.sides : .plain)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.horizontal) },
            height: proposal.height.map { max(0, $0 - insets.vertical) })
    }
}
