import Foundation

extension View {
    /// Paints the view somewhere else, by a distance in points. Its place among others stays.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        modifier(OffsetLayout(distance: offset.usable))
    }

    /// Paints the view somewhere else, by a distance in points. Its place among others stays.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        self.offset(CGSize(width: x, height: y))
    }
}

struct OffsetLayout: Equatable {
    let distance: CGSize
}

extension OffsetLayout: LayoutModifier {
    typealias Body = Never

    func measure(_ proposal: ProposedViewSize, around content: LayoutItem) -> CGSize {
        content.sizeThatFits(proposal)
    }

    func place(
        _ content: LayoutItem, in size: CGSize, proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        (CGPoint(x: distance.width, y: distance.height), proposal)
    }

    /// Others are lined up with where the view would be.
    var movesGuides: Bool { false }
}
