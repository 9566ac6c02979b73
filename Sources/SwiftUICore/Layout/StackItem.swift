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

    /// The guides of the first child (for a last line of text in a column, of the last) are those of the stack.
    override func explicitGuide(
        _ id: any AlignmentID.Type, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        let guide = VerticalAlignment(id)
        let isLastLine = guide == .lastTextBaseline && settings.axis == .vertical
        guard isLastLine || guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
        let plan = plan(for: proposal)
        let pairs = zip(children, plan.places)
        for (child, place) in isLastLine ? pairs.reversed() : Array(pairs) {
            if let position = child.dimensions(for: place.proposal)[explicit: guide] {
                return position + place.origin.y
            }
        }
        return nil
    }

    /// The first and the last child of a column say how far its neighbours stand off.
    override var edges: EdgePreferences {
        guard settings.axis == .vertical, let first = children.first, let last = children.last else { return .plain }
        return EdgePreferences(top: first.edges.top, bottom: last.edges.bottom, sides: .plain)
    }
}
