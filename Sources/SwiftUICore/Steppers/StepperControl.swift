import SceneCore

/// A label, and buttons at the trailing end, which together can be made more and less.
struct StepperControl<Label: View, Buttons: View> {
    let actions: StepperActions
    let label: Label
    /// A label that is not seen is read out all the same.
    let showsLabel: Bool
    let buttons: Buttons
}

extension StepperControl: PrimitiveView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(StepperNode<Label, Buttons>.self, for: view)
    }
}

private final class StepperNode<Label: View, Buttons: View>: ValueNode<StepperControl<Label, Buttons>> {
    private lazy var item = StepperItem(window: window)
    private var label: ViewNode?
    private var buttons: ViewNode?

    override var children: [ViewNode] { [label, buttons].compactMap { $0 } }
    override var ownItems: [LayoutItem]? { [item] }
    override var collectsItems: Bool { true }

    override func evaluate() {
        let isFirst = buttons == nil
        label = Label._makeView(view: _GraphValue(value.label), inputs: inputs(for: label)).node
        buttons = Buttons._makeView(view: _GraphValue(value.buttons), inputs: inputs(for: buttons)).node
        item.state = readingEnvironment {
            StepperItem.State(
                value: value.actions.value, isEnabled: environment.isEnabled, showsLabel: value.showsLabel,
                isInListRow: environment.isInListRow)
        }
        let actions = value.actions
        item.onAdjust = { adjustment in
            switch adjustment {
            case .increment: actions.increment?()
            case .decrement: actions.decrement?()
            case .began, .moved, .ended: break
            }
        }
        if isFirst { collectItems() }
    }

    override func collectItems() {
        item.show(label: label?.items ?? [], buttons: buttons?.items ?? [])
    }
}
