import SceneCore

extension View {
    /// When the view is read among the views of its container: those of a higher number come before those of a lower, those of the
    /// same number in the order in which they stand. Views have 0 by themselves. Nothing moves on the screen.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        modifier(SortPriorityModifier(value: sortPriority.isNaN ? 0 : sortPriority))
    }
}

struct SortPriorityModifier: Equatable {
    let value: Double
}

extension SortPriorityModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(SortPriorityNode.self, for: modifier, body: body)
    }
}

private final class SortPriorityNode: WrapperNode<SortPriorityModifier, SortPriorityItem> {
    override func update(_ wrapper: SortPriorityItem) {
        if value.modifier.value != 0 { window.hasSortPriorities = true }
        wrapper.priority = value.modifier.value
    }
}

private final class SortPriorityItem: WrapperItem {
    var priority = 0.0 {
        didSet { if priority != oldValue { placeAmongSiblingsDidChange() } }
    }

    override var sortPriority: Double { priority }
}

extension LayoutItem {
    /// What is in the item, in the order in which it is read.
    final var readSubitems: [LayoutItem] {
        guard window.hasSortPriorities, isReadInOtherOrder else { return subitems }
        let places = subitems.enumerated().sorted {
            ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset)
        }
        return places.map(\.element)
    }

    final var isReadInOtherOrder: Bool {
        let subitems = subitems
        return subitems.count > 1 && subitems.contains { $0.sortPriority != 0 }
    }
}
