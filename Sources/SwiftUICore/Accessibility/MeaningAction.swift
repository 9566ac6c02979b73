import SceneCore

/// What the app does when a view is pressed, or made more and less, by someone who does not see it.
enum MeaningAction {
    case press(() -> Void)
    case adjust((AccessibilityAdjustmentDirection) -> Void)
}

struct MeaningActionModifier {
    let action: MeaningAction
}

extension MeaningActionModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(MeaningActionNode.self, for: modifier, body: body)
    }
}

private final class MeaningActionNode: WrapperNode<MeaningActionModifier, MeaningItem> {
    override func update(_ wrapper: MeaningItem) {
        wrapper.action = value.modifier.action
        switch value.modifier.action {
        case .press: wrapper.change = MeaningChange(isPressable: true)
        case .adjust: wrapper.change = MeaningChange(isAdjustable: true)
        }
    }
}

extension LayoutItem {
    /// Does what a press of the item's node does. A control that the view is goes before what the app says around it.
    final func answerPress() {
        if paint()?.meaning.isPressable == true { return press() }
        for item in meaningItems {
            if case .press(let action) = item.action { return action() }
        }
        press()
    }

    /// Does what making the item's node more or less does. What the app says goes before what the view does by itself.
    final func answer(_ adjustment: SceneAdjustment) {
        for item in meaningItems {
            guard case .adjust(let action) = item.action else { continue }
            switch adjustment {
            case .increment: return action(.increment)
            case .decrement: return action(.decrement)
            case .began, .moved, .ended: break
            }
        }
        adjust(adjustment)
    }

    /// What the app says of the item, the outermost first.
    private var meaningItems: [MeaningItem] {
        var found = (self as? MeaningItem).map { [$0] } ?? []
        var item: LayoutItem = self
        while let around = item.container, around.wrapped === item {
            if let change = around as? MeaningItem { found.insert(change, at: 0) }
            item = around
        }
        return found
    }
}
