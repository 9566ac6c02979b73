import Foundation

/// Where the children of a row or a column go: computed as a value, which placing and measuring read.
///
/// The room along the stack's axis is shared out by priority, and among equals the least flexible child is asked first, with
/// an equal share of what is left. So a fixed child takes what it needs and a flexible one the rest.
package struct StackPlan: Equatable {
    package struct Place: Equatable {
        package var origin: CGPoint
        package var proposal: ProposedViewSize
    }

    package private(set) var size: CGSize = .zero
    /// One for each child, in order.
    package private(set) var places: [Place] = []
}

/// A child as a plan sees it.
@MainActor
package protocol StackChild {
    func dimensions(for proposal: ProposedViewSize) -> ViewDimensions
    var layoutPriority: Double { get }
    var edges: EdgePreferences { get }
}

extension LayoutItem: StackChild {}

/// How a stack lines its children up.
package struct StackSettings: Equatable, Sendable {
    package var axis: Axis
    package var alignment: Alignment
    /// In points; nil for what the neighbours ask for.
    package var spacing: CGFloat?
    /// Of a long collection in the stack only the views near the screen are made.
    package var isLazy = false
    /// Which parts of the sections in the stack stay at the edge of the scroll view.
    var pinned: PinnedScrollableViews = []

    package init(axis: Axis, alignment: Alignment, spacing: CGFloat? = nil) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing.usable
    }

    /// What a stack asks of the distances around it: the first and the last child of a column say how far its neighbours
    /// stand off.
    @MainActor
    package func edges(around children: [some StackChild]) -> EdgePreferences {
        guard axis == .vertical, let first = children.first, let last = children.last else { return .plain }
        return EdgePreferences(top: first.edges.top, bottom: last.edges.bottom, sides: .plain)
    }

    /// The position across the axis that the children are lined up at.
    fileprivate func guide(of child: ViewDimensions) -> CGFloat {
        axis == .horizontal ? child[alignment.vertical] : child[alignment.horizontal]
    }

    @MainActor
    fileprivate func distance(_ child: some StackChild, _ next: some StackChild) -> CGFloat {
        if let spacing, spacing.isFinite { return spacing }
        return axis == .horizontal
            ? child.edges.distance(acrossTo: next.edges) : child.edges.distance(downTo: next.edges)
    }
}

extension StackPlan {
    @MainActor
    package init(children: [some StackChild], settings: StackSettings, proposal: ProposedViewSize) {
        guard !children.isEmpty else { return }
        let axis = settings.axis
        let distances = zip(children, children.dropFirst()).map(settings.distance)
        let proposals = Self.share(
            proposal, less: distances.reduce(0, +), among: children, axis: axis)
        let dimensions = zip(children, proposals).map { $0.dimensions(for: $1) }

        let guides = dimensions.map(settings.guide)
        let guide = guides.max() ?? 0
        var offset: CGFloat = 0
        var extent: CGFloat = 0
        for index in children.indices {
            let across = guides[index].distance(upTo: guide)
            places.append(Place(origin: axis.point(along: offset, across: across), proposal: proposals[index]))
            extent = max(extent, across + axis.across(of: dimensions[index]))
            offset += axis.along(of: dimensions[index])
            if index < distances.count { offset += distances[index] }
        }
        size = axis.size(along: offset, across: extent)
    }

    /// What to propose to each child.
    @MainActor
    private static func share(
        _ proposal: ProposedViewSize, less spacing: CGFloat, among children: [some StackChild], axis: Axis
    ) -> [ProposedViewSize] {
        let across = axis.across(of: proposal)
        guard let whole = axis.along(of: proposal) else {
            return children.map { _ in axis.proposal(along: nil, across: across) }
        }
        guard children.count > 1 else {
            return [axis.proposal(along: whole, across: across)]
        }
        var proposals = children.map { _ in axis.proposal(along: 0, across: across) }
        let limits = children.map { Limits($0, axis: axis, across: across) }
        var room = whole - spacing
        for priority in Set(children.map(\.layoutPriority)).sorted(by: >) {
            let group = children.indices.filter { children[$0].layoutPriority == priority }
            let keptForOthers = children.indices.filter { children[$0].layoutPriority < priority }
                .reduce(0) { $0 + limits[$1].least }
            var left = max(0, room - keptForOthers)
            let order = group.sorted {
                (limits[$0].flexibility, $0) < (limits[$1].flexibility, $1)
            }
            for (asked, index) in order.enumerated() {
                let share = max(0, left / CGFloat(order.count - asked))
                proposals[index] = axis.proposal(along: share, across: across)
                let taken = axis.along(of: children[index].dimensions(for: proposals[index]))
                left -= taken
                room -= taken
            }
        }
        return proposals
    }

    /// The least and the most that a child takes along the axis.
    private struct Limits {
        let least: CGFloat
        let flexibility: CGFloat

        @MainActor
        init(_ child: some StackChild, axis: Axis, across: CGFloat?) {
            least = axis.along(of: child.dimensions(for: axis.proposal(along: 0, across: across)))
            let most = axis.along(of: child.dimensions(for: axis.proposal(along: .infinity, across: across)))
            flexibility = most - least
        }
    }
}

/// Sizes and places seen along an axis and across it.
extension Axis {
    fileprivate func along(of dimensions: ViewDimensions) -> CGFloat {
        self == .horizontal ? dimensions.width : dimensions.height
    }

    fileprivate func across(of dimensions: ViewDimensions) -> CGFloat {
        self == .horizontal ? dimensions.height : dimensions.width
    }

    fileprivate func along(of proposal: ProposedViewSize) -> CGFloat? {
        self == .horizontal ? proposal.width : proposal.height
    }

    fileprivate func across(of proposal: ProposedViewSize) -> CGFloat? {
        self == .horizontal ? proposal.height : proposal.width
    }

    fileprivate func proposal(along: CGFloat?, across: CGFloat?) -> ProposedViewSize {
        self == .horizontal
            ? ProposedViewSize(width: along, height: across) : ProposedViewSize(width: across, height: along)
    }

    fileprivate func point(along: CGFloat, across: CGFloat) -> CGPoint {
        self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }

    fileprivate func size(along: CGFloat, across: CGFloat) -> CGSize {
        self == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }
}
