import Foundation

/// A row or a column in the layout.
final class StackItem: LayoutItem {
    var settings = StackSettings(axis: .vertical, alignment: .center) {
        didSet { if settings != oldValue { layoutDidChange() } }
    }
    private var children: [LayoutItem] = []

    func setChildren(_ new: [LayoutItem]) {
        children = new
        adopt(new)
    }

    override var subitems: [LayoutItem] { children }
    override var keepsSubitems: Bool { true }

    /// The last one that was made to measure, until the stack is placed by it: a long stack is planned once, and not twice.
    private var lastPlan: (proposal: ProposedViewSize, plan: StackPlan)?

    private func plan(for proposal: ProposedViewSize) -> StackPlan {
        if window.proof.isRunning { return StackPlan(children: children, settings: settings, proposal: proposal) }
        if let lastPlan, lastPlan.proposal == proposal { return lastPlan.plan }
        let plan = StackPlan(children: children, settings: settings, proposal: proposal)
        lastPlan = (proposal, plan)
        return plan
    }

    override func sizesWereForgotten() {
        lastPlan = nil
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        plan(for: proposal).size
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for (child, place) in zip(children, plan(for: proposal).places) {
            child.place(at: place.origin, proposal: place.proposal)
        }
        lastPlan = nil
    }

    override func explicitGuide(
        _ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guide.merged(
            zip(children, plan(for: proposal).places).compactMap { child, place in
                child.explicitGuide(guide, at: place.origin, proposal: place.proposal)
            })
    }

    override var edges: EdgePreferences { settings.edges(around: children) }
}
