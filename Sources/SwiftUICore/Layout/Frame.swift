import Foundation

extension View {
    /// Gives the view a box of a fixed width, height, or both, in points, and says where in the box it stands. The view is
    /// proposed the box; it may choose another size and then reach out of it.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(FixedFrameLayout(width: width.validLength, height: height.validLength, alignment: alignment))
    }

    /// Gives the view a box within limits, in points. A limit that is nil takes what the view itself says; `ideal` counts
    /// where the container asks for the ideal size.
    ///
    /// Limits have to be in order, minimum before ideal before maximum. Limits that are not are warned of, and put in order.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrameLayout(
                width: FrameLimits(least: minWidth, ideal: idealWidth, most: maxWidth),
                height: FrameLimits(least: minHeight, ideal: idealHeight, most: maxHeight), alignment: alignment))
    }
}

struct FixedFrameLayout: Equatable {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment
}

extension FixedFrameLayout: LayoutModifier {
    func measure(_ proposal: ProposedViewSize, around content: LayoutItem) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = content.sizeThatFits(inner(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    func place(
        _ content: LayoutItem, in size: CGSize, proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let inner = inner(proposal)
        return (alignment.origin(of: content.dimensions(for: inner), in: size), inner)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }
}

/// The limits of a flexible frame along one axis.
struct FrameLimits: Equatable {
    let least: CGFloat?
    let ideal: CGFloat?
    let most: CGFloat?

    init(least: CGFloat?, ideal: CGFloat?, most: CGFloat?) {
        let ordered = [least, ideal, most].compactMap { $0 }
        if ordered != ordered.sorted() {
            RuntimeWarning.log("Contradictory frame constraints specified.")
        }
        let least = least.validLimit
        self.least = least
        self.ideal = ideal.validLimit.map { max($0, least ?? $0) }
        self.most = most.validLimit.map { max($0, least ?? $0) }
    }

    /// What the view is proposed.
    func inner(_ proposed: CGFloat?) -> CGFloat? {
        (proposed ?? ideal).map(clamp)
    }

    /// The length of the frame, given what was proposed to it and what the view has chosen.
    ///
    /// A limit that is set takes the proposal, one that is not takes the view's own length.
    func length(proposed: CGFloat?, content: CGFloat) -> CGFloat {
        guard let proposed else { return clamp(ideal ?? content) }
        switch (least, most) {
        case (nil, nil): return content
        case (let least?, nil): return max(least, min(proposed, content))
        case (nil, let most?): return min(most, max(proposed, content))
        case (let least?, let most?): return min(most, max(least, proposed))
        }
    }

    private func clamp(_ length: CGFloat) -> CGFloat {
        max(least ?? -.infinity, min(most ?? .infinity, length))
    }
}

struct FlexibleFrameLayout: Equatable {
    let width: FrameLimits
    let height: FrameLimits
    let alignment: Alignment
}

extension FlexibleFrameLayout: LayoutModifier {
    func measure(_ proposal: ProposedViewSize, around content: LayoutItem) -> CGSize {
        let size = content.sizeThatFits(inner(proposal))
        return CGSize(
            width: width.length(proposed: proposal.width, content: size.width),
            height: height.length(proposed: proposal.height, content: size.height))
    }

    func place(
        _ content: LayoutItem, in size: CGSize, proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let inner = inner(proposal)
        return (alignment.origin(of: content.dimensions(for: inner), in: size), inner)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width.inner(proposal.width), height: height.inner(proposal.height))
    }
}

extension CGFloat? {
    /// The length of a frame. SwiftUI leaves out one that cannot be, and warns.
    fileprivate var validLength: CGFloat? {
        guard let self, !(self.isFinite && self >= 0) else { return self }
        RuntimeWarning.log("Invalid frame dimension (negative or non-finite).")
        return nil
    }

    /// The limit of a frame, which may be infinite.
    fileprivate var validLimit: CGFloat? {
        guard let self, self.isNaN || self < 0 else { return self }
        RuntimeWarning.log("Invalid frame dimension (negative or non-finite).")
        return nil
    }
}

extension Alignment {
    /// Where a view stands in a box if this alignment's guide of the one meets that of the other.
    func origin(of content: ViewDimensions, in size: CGSize) -> CGPoint {
        let box = ViewDimensions(size: size) { _ in nil }
        return CGPoint(
            x: box[horizontal] - content[horizontal], y: box[vertical] - content[vertical])
    }
}
