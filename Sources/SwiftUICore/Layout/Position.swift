import Foundation

extension View {
    /// Puts the middle of the view at a point of the room that the container offers, and takes all of that room.
    nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(PositionLayout(position: position.usable))
    }

    /// Puts the middle of the view at a point of the room that the container offers, and takes all of that room.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}

/// The frame is the whole proposal (`constants.md`, "position(x:y:)", exact).
struct PositionLayout: Equatable {
    let position: CGPoint
}

extension PositionLayout: LayoutModifier {
    func measure(_ proposal: ProposedViewSize, around content: LayoutItem) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: content.sizeThatFits(proposal))
    }

    func place(
        _ content: LayoutItem, in size: CGSize, proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let inner = content.sizeThatFits(proposal)
        return (CGPoint(x: position.x - inner.width / 2, y: position.y - inner.height / 2), proposal)
    }

    /// What stands anywhere is not lined up with anything.
    func edges(around content: EdgePreferences) -> EdgePreferences { .plain }
}
