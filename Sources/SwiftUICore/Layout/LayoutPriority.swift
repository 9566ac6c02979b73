import Foundation

extension View {
    /// Which share of a stack's room the view gets before others: those of a higher value are asked first, and the others keep
    /// their least. Views have 0 by themselves.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(PriorityLayout(value: value))
    }
}

struct PriorityLayout: Equatable {
    let value: Double
}

extension PriorityLayout: LayoutModifier {
    func measure(_ proposal: ProposedViewSize, around content: LayoutItem) -> CGSize {
        content.sizeThatFits(proposal)
    }

    func place(
        _ content: LayoutItem, in size: CGSize, proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        (.zero, proposal)
    }

    func priority(around content: Double) -> Double { value }
}
