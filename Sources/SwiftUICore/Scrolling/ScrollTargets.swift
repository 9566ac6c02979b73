import Foundation

extension View {
    /// The views in this layout, a stack as a rule, are what a scroll view around it aligns, and what its position names.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetModifier(isEnabled: isEnabled, holdsTargets: true))
    }

    /// This view is one of those that a scroll view around it aligns.
    nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetModifier(isEnabled: isEnabled, holdsTargets: false))
    }
}

struct ScrollTargetModifier: Equatable {
    let isEnabled: Bool
    /// The views in the view are targets, and not the view itself.
    let holdsTargets: Bool
}

extension ScrollTargetModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(ScrollTargetNode.self, for: modifier, body: body)
    }
}

private final class ScrollTargetNode: ModifierNode<ScrollTargetModifier> {}

/// A view that a scroll view aligns.
struct ScrollTargetView<ID> {
    let id: ID?
    let item: LayoutItem
}

extension ViewNode {
    /// The targets in this view, with the names of one type.
    func scrollTargets<ID: Hashable>(named type: ID.Type) -> [ScrollTargetView<ID>] {
        var targets: [ScrollTargetView<ID>] = []
        findTargets(named: type, in: &targets)
        return targets
    }

    private func findTargets<ID: Hashable>(named type: ID.Type, in targets: inout [ScrollTargetView<ID>]) {
        for child in children {
            guard let target = (child as? ScrollTargetNode)?.value.modifier, target.isEnabled else {
                child.findTargets(named: type, in: &targets)
                continue
            }
            if target.holdsTargets {
                child.takeTargets(named: type, in: &targets)
            } else {
                targets += child.items.map { ScrollTargetView(id: name(of: child, as: type), item: $0) }
            }
        }
    }

    /// Below a layout that holds targets: what it lays out. Views and modifiers around the layout itself are passed by.
    private func takeTargets<ID: Hashable>(named type: ID.Type, in targets: inout [ScrollTargetView<ID>]) {
        guard let first = children.first else { return }
        if first.ownItems == nil ? first.children.count == 1 : first is any ModifyingNode {
            first.takeTargets(named: type, in: &targets)
        } else if first.ownItems == nil {
            takeLaidOut(named: type, in: &targets)
        } else {
            first.takeLaidOut(named: type, in: &targets)
        }
    }

    /// Each view right in the layout is a target, whatever it is made of.
    private func takeLaidOut<ID: Hashable>(named type: ID.Type, in targets: inout [ScrollTargetView<ID>]) {
        for child in children {
            if let id = name(of: child, as: type) {
                targets += child.items.prefix(1).map { ScrollTargetView(id: id, item: $0) }
            } else if let own = child.ownItems, !(child is any LazyElements) {
                targets += own.map { ScrollTargetView(id: nil, item: $0) }
            } else {
                child.takeLaidOut(named: type, in: &targets)
            }
        }
    }
}

extension Scroller {
    /// The name of the target at a place of what can be seen: the one that is nearest to it, or, without a place, the first
    /// that can be seen.
    func target<ID: Hashable>(at anchor: UnitPoint?, named type: ID.Type) -> ID? {
        let visible = clearlyVisible
        let targets = (owner?.scrollTargets(named: type) ?? []).compactMap { target in
            target.id.flatMap { id in frame(of: target.item).map { (id: id, frame: $0) } }
        }
        guard let anchor else { return targets.first { $0.frame.intersects(visible) }?.id }
        let place = anchor.place(in: visible)
        return targets.min { anchor.distance(from: place, to: $0.frame) < anchor.distance(from: place, to: $1.frame) }?
            .id
    }

    /// The names of the targets of which at least this share can be seen.
    func visibleTargets<ID: Hashable>(named type: ID.Type, threshold: Double) -> [ID] {
        (owner?.scrollTargets(named: type) ?? []).compactMap { target in
            guard let id = target.id, let frame = frame(of: target.item) else { return nil }
            return frame.share(in: clearlyVisible) >= threshold ? id : nil
        }
    }
}

extension UnitPoint {
    fileprivate func distance(from point: CGPoint, to rect: CGRect) -> CGFloat {
        let own = place(in: rect)
        return hypot(own.x - point.x, own.y - point.y)
    }
}

extension CGRect {
    /// Which part of the rectangle lies in another one, from 0 to 1.
    func share(in other: CGRect) -> Double {
        guard intersects(other) else { return 0 }
        let common = intersection(other)
        func part(_ inner: CGFloat, of whole: CGFloat) -> Double { whole > 0 ? inner / whole : 1 }
        return part(common.width, of: width) * part(common.height, of: height)
    }
}
