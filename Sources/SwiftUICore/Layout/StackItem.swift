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

    private func plan(for proposal: ProposedViewSize) -> StackPlan {
        StackPlan(children: children, settings: settings, proposal: proposal)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        plan(for: proposal).size
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for (child, place) in zip(children, plan(for: proposal).places) {
            child.place(at: place.origin, proposal: place.proposal)
        }
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
