import Foundation

extension AlignmentKey {
    /// Where a guide lies in a container of which several children say where it lies: the first baseline is the highest, the
    /// last baseline the lowest, any other guide lies in the middle of them all (`reference/text-baseline-wrapped.json` for
    /// the baselines; the mean is what the published interface's default for alignment identifiers does). Nil if no child
    /// says it.
    func merged(_ positions: [CGFloat]) -> CGFloat? {
        switch self {
        case VerticalAlignment.firstTextBaseline.key: positions.min()
        case VerticalAlignment.lastTextBaseline.key: positions.max()
        default: positions.isEmpty ? nil : positions.reduce(0, +) / CGFloat(positions.count)
        }
    }
}

extension CGFloat {
    /// How far a view is moved so that its guide meets the others. In a room without an end, where the size is all that is
    /// asked for, the middle has no end either: views there meet where they are.
    func distance(upTo guide: CGFloat) -> CGFloat { isInfinite ? 0 : guide - self }
}

extension LayoutItem {
    /// Where a guide lies in the container that puts the item at a point, if the item or one in it says so.
    func explicitGuide(_ guide: AlignmentKey, at origin: CGPoint, proposal: ProposedViewSize) -> CGFloat? {
        let position = explicitGuide(guide, in: sizeThatFits(proposal), proposal: proposal)
        return position.map { $0 + origin.along(guide.axis) }
    }
}
