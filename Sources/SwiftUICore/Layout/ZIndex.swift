import Foundation
import SceneCore

extension View {
    /// How far in front of the other views of its container the view is painted: those of a higher number cover those of a lower,
    /// those of the same number those that come before. Views have 0 by themselves. They are read in the order in which they
    /// come.
    nonisolated public func zIndex(_ value: Double) -> some View {
        modifier(DepthModifier(value: value.isNaN ? 0 : value))
    }
}

struct DepthModifier: Equatable {
    let value: Double
}

extension DepthModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(DepthNode.self, for: modifier, body: body)
    }
}

private final class DepthNode: WrapperNode<DepthModifier, DepthItem> {
    override func update(_ wrapper: DepthItem) {
        if value.modifier.value != 0 { window.hasDepths = true }
        wrapper.depth = value.modifier.value
    }
}

private final class DepthItem: WrapperItem {
    var depth = 0.0 {
        didSet { if depth != oldValue { placeAmongSiblingsDidChange() } }
    }

    override var zIndex: Double { depth }
}

extension LayoutItem {
    /// The places of all siblings of the view may be others now.
    final func placeAmongSiblingsDidChange() {
        var item: LayoutItem = self
        while let around = item.container, around.modified === item { item = around }
        sceneDidChange()
        item.container?.sceneDidChange()
        for sibling in item.container?.subitems ?? [] { sibling.sceneDidChange() }
    }

    /// What the item paints, at its place among its siblings. One whose subitems are not painted in the order in which they are
    /// read becomes a node of its own, so that they cover each other and nothing else.
    final func paintInDepth() -> Paint? {
        guard window.hasDepths || window.hasSortPriorities else { return paint() }
        var paint = paint()
        if isPaintedInOtherOrder, paint == nil { paint = Paint() }
        if let container, container.modified !== self, let order = container.order(of: self) {
            paint = paint ?? Paint()
            paint?.style.order = order
        }
        return paint
    }

    private var isPaintedInOtherOrder: Bool {
        isReadInOtherOrder || subitems.count > 1 && subitems.contains { $0.zIndex != 0 }
    }

    /// The place of a subitem among all, where they are not read in the order in which they stand.
    private func order(of item: LayoutItem) -> Int? {
        guard isReadInOtherOrder else { return order(of: item.zIndex) }
        let subitems = subitems
        let painted = subitems.indices.sorted { (subitems[$0].zIndex, $0) < (subitems[$1].zIndex, $1) }
        return painted.firstIndex { subitems[$0] === item }.map { $0 + 1 }
    }

    /// The place of a number among those of the subitems, counted from that of 0; nil for 0.
    private func order(of depth: Double) -> Int? {
        guard depth != 0, subitems.count > 1 else { return nil }
        let before = Set(subitems.map(\.zIndex)).filter { depth > 0 ? $0 > 0 && $0 <= depth : $0 < 0 && $0 >= depth }
        return depth > 0 ? before.count : -before.count
    }
}
