import SceneCore

/// Controls in a row on one surface.
struct GroupedControls: View {
    let configuration: ControlGroupStyleConfiguration

    var body: some View {
        NamedControls(label: configuration.label, content: row)
    }

    private var row: some View {
        DividedRow(content: configuration.content.buttonStyle(GroupedButtonStyle()))
            .background { Capsule().fill(Color(.standard(.tertiaryFill))) }
    }
}

/// A button in a group: as large as one with a border, without a surface of its own.
private struct GroupedButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        GroupedButton(configuration: configuration)
    }
}

private struct GroupedButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        let look = ButtonLook(.bordered, role: configuration.role, environment: environment)
        PressArea(
            surface: look.surface?.cleared, isSteady: false, action: configuration.action, onPressing: nil,
            content: configuration.label.controlColor(look.label).font(look.font))
    }
}

/// Controls that are read as a group, by a label that is not seen.
struct NamedControls<Label: View, Content: View> {
    let label: Label
    let content: Content
}

extension NamedControls: PrimitiveView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(NamedControlsNode<Label, Content>.self, for: view)
    }
}

private final class NamedControlsNode<Label: View, Content: View>: ValueNode<NamedControls<Label, Content>> {
    private lazy var item = NamedControlsItem(window: window)
    private lazy var joined = JoinedItems(window: window)
    private var label: ViewNode?
    private var content: ViewNode?

    override var children: [ViewNode] { [label, content].compactMap { $0 } }
    override var ownItems: [LayoutItem]? { [item] }
    override var collectsItems: Bool { true }

    override func evaluate() {
        let isFirst = content == nil
        label = Label._makeView(view: _GraphValue(value.label), inputs: inputs(for: label)).node
        content = Content._makeView(view: _GraphValue(value.content), inputs: inputs(for: content)).node
        if isFirst { collectItems() }
    }

    override func collectItems() {
        item.label = label?.items ?? []
        item.content = joined.join(content?.items ?? [])
    }
}

private final class NamedControlsItem: WrapperItem {
    /// The label's items. They are not placed: they say how the group is called.
    var label: [LayoutItem] = [] {
        didSet { adopt(label) }
    }

    override func paint() -> Paint? {
        let name = label.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: ", ")
        var paint = Paint()
        paint.meaning = Meaning(role: .group, label: name)
        return paint
    }
}
