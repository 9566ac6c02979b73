import Foundation

/// How a view with a ratio of width to height of its own takes to a room of another ratio.
public enum ContentMode: CaseIterable, Hashable, Sendable {
    /// As large as fits into the room.
    case fit
    /// As small as covers the room.
    case fill
}

extension View {
    /// Keeps the view to a ratio of width to height; nil for the view's own.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatioLayout(ratio: aspectRatio, mode: contentMode))
    }

    /// Keeps the view to the ratio of a size.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        modifier(AspectRatioLayout(ratio: aspectRatio.width / aspectRatio.height, mode: contentMode))
    }

    /// Makes the view as large as fits into its room, at its own ratio.
    nonisolated public func scaledToFit() -> some View {
        aspectRatio(contentMode: .fit)
    }

    /// Makes the view as small as covers its room, at its own ratio.
    nonisolated public func scaledToFill() -> some View {
        aspectRatio(contentMode: .fill)
    }
}

struct AspectRatioLayout: Equatable {
    /// Nil for the view's own; a ratio that is no positive number counts as none.
    let ratio: CGFloat?
    let mode: ContentMode
}

extension AspectRatioLayout: LayoutModifier {
    func measure(_ proposal: ProposedViewSize, around content: LayoutItem) -> CGSize {
        content.sizeThatFits(inner(proposal, content))
    }

    func place(
        _ content: LayoutItem, in size: CGSize, proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        (.zero, inner(proposal, content))
    }

    @MainActor
    private func inner(_ proposal: ProposedViewSize, _ content: LayoutItem) -> ProposedViewSize {
        let ideal = content.sizeThatFits(.unspecified)
        let ratio = ratio ?? ideal.width / ideal.height
        guard ratio.isFinite, ratio > 0 else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return self.ratio == nil ? proposal : fit(ideal, ratio)
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?): return fit(CGSize(width: width, height: height), ratio)
        }
    }

    private func fit(_ room: CGSize, _ ratio: CGFloat) -> ProposedViewSize {
        let isWide = room.width > room.height * ratio
        return isWide == (mode == .fit)
            ? ProposedViewSize(width: room.height * ratio, height: room.height)
            : ProposedViewSize(width: room.width, height: room.width / ratio)
    }
}
