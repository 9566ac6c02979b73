import Foundation

extension View {
    /// Does something when so much of the view comes into the scroll view around it, or leaves it.
    ///
    /// - Parameter threshold: Which part of the view has to be seen, from 0 to 1.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
    }

    /// Does something when other views of a `scrollTargetLayout()` in this view can be seen in its scroll view than before, given
    /// their names.
    ///
    /// - Parameter threshold: Which part of a view has to be seen, from 0 to 1.
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(TargetVisibilityModifier(threshold: threshold, action: action))
    }
}

struct ScrollVisibilityModifier {
    let threshold: Double
    let action: (Bool) -> Void
}

extension ScrollVisibilityModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(ScrollVisibilityNode.self, for: modifier, body: body)
    }
}

private final class ScrollVisibilityNode: WrapperNode<ScrollVisibilityModifier, WrapperItem>, GeometryReading {
    private var wasVisible = false
    private var isRegistered = false

    override func evaluate() {
        super.evaluate()
        guard !isRegistered else { return }
        isRegistered = true
        window.geometryReadings.add(self)
    }

    /// A view of a lazy container that has left is not on screen, and has to hear of that all the same.
    var readsOffScreen: Bool { wasVisible }

    func geometryMayHaveChanged() {
        guard let item = wrappers.first, let scroller = item.scrollerAround else { return }
        scroller.watch()
        guard let frame = scroller.frame(of: item) else { return }
        let share = isResting ? 0 : frame.share(in: scroller.clearlyVisible)
        let isVisible = share > 0 && share >= value.modifier.threshold
        guard isVisible != wasVisible else { return }
        wasVisible = isVisible
        graph.afterLayout { [action = value.modifier.action] in action(isVisible) }
    }
}

struct TargetVisibilityModifier<ID: Hashable> {
    let threshold: Double
    let action: ([ID]) -> Void
}

extension TargetVisibilityModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(TargetVisibilityNode<ID>.self, for: modifier, body: body)
    }
}

private final class TargetVisibilityNode<ID: Hashable>: ScrollListeningNode<TargetVisibilityModifier<ID>> {
    private var last: [ID]?

    override func scrollerDidChange(_ scroller: Scroller) {
        let new = scroller.visibleTargets(named: ID.self, threshold: value.modifier.threshold)
        guard new != last else { return }
        last = new
        graph.afterLayout { [action = value.modifier.action] in action(new) }
    }
}
