import Foundation

extension View {
    /// Says where a horizontal guide lies in the view, in its own coordinates, for all that line it up by that guide.
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideLayout(ownGuide: g.key, computeValue: computeValue))
    }

    /// Says where a vertical guide lies in the view, in its own coordinates, for all that line it up by that guide.
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideLayout(ownGuide: g.key, computeValue: computeValue))
    }
}

struct AlignmentGuideLayout {
    let ownGuide: AlignmentKey
    let computeValue: (ViewDimensions) -> CGFloat
}

extension AlignmentGuideLayout: LayoutModifier {
    /// Nothing tells whether two closures say the same.
    static func == (left: AlignmentGuideLayout, right: AlignmentGuideLayout) -> Bool { false }

    func measure(_ proposal: ProposedViewSize, around content: LayoutItem) -> CGSize {
        content.sizeThatFits(proposal)
    }

    func place(
        _ content: LayoutItem, in size: CGSize, proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        (.zero, proposal)
    }

    var guide: AlignmentKey? { ownGuide }

    func explicitGuide(
        _ guide: AlignmentKey, of content: LayoutItem, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard guide == ownGuide else { return nil }
        return computeValue(content.dimensions(for: proposal))
    }
}
