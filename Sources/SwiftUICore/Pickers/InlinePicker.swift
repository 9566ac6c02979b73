/// All options of a picker among the views around it: a row for each in a list or a menu, and a wheel elsewhere.
struct InlinePicker<SelectionValue: Hashable, Content: View, Label: View> {
    let options: PickerOptions<SelectionValue, Content>
    let label: Label
}

extension InlinePicker: PrimitiveView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        if inputs.isAmongRows { return inputs.node(OptionRowsNode<SelectionValue, Content, Label>.self, for: view) }
        let wheel = OptionWheel(options: view.value.options, label: view.value.label)
        return OptionWheel<SelectionValue, Content, Label>._makeView(view: _GraphValue(wheel), inputs: inputs)
    }
}

/// A row for each option. The chosen one has a checkmark.
private final class OptionRowsNode<SelectionValue: Hashable, Content: View, Label: View>:
    ValueNode<InlinePicker<SelectionValue, Content, Label>>
{
    private var label: ViewNode?
    private var content: ViewNode?
    private var labelEnvironment = DerivedEnvironment()
    private var chosen: SelectionValue?
    private var isInMenu = false
    private var showsLabel = true
    private var isEnabled = true
    /// In a menu, lines stand around the options.
    private let section = ListSection()

    override var children: [ViewNode] { [label, content].compactMap { $0 } }

    override func evaluate() {
        let isFirst = content == nil
        label =
            Label._makeView(
                view: _GraphValue(value.label), inputs: inputs(for: label, environment: environmentOfLabel())
            ).node
        content = Content._makeView(view: _GraphValue(value.options.content), inputs: inputs(for: content)).node
        let before = (chosen, showsLabel, isEnabled)
        chosen = reading { value.options.selection.value }
        readingEnvironment {
            isInMenu = environment.isInMenu
            showsLabel = !environment.areLabelsHidden && !isInMenu
            isEnabled = environment.isEnabled
        }
        if !isFirst, before != (chosen, showsLabel, isEnabled) { rowDidChange() }
    }

    /// The label only says what the rows below it are about.
    private func environmentOfLabel() -> EnvironmentValues {
        labelEnvironment.derive(from: environment) { $0.foregroundColor = .secondary }
    }

    override func environment(for child: ViewNode) -> EnvironmentValues {
        child === label ? environmentOfLabel() : environment
    }

    override func appendRows(to rows: inout [ListRow]) {
        if showsLabel { label?.appendRows(to: &rows) }
        let first = rows.count
        content?.appendRows(to: &rows)
        for index in first..<rows.count where rows[index].part == .row {
            rows[index].action = action(of: rows[index])
            if isInMenu { rows[index].move(of: section) }
        }
    }

    private func action(of row: ListRow) -> RowAction {
        let identity = row.identity
        var action = RowAction(isEnabled: isEnabled, isOn: row.isKnown(by: chosen)) { [weak self] _ in
            self?.value.options.choose(identity)
        }
        action.role = .option
        action.showsCheckmark = true
        action.closesMenu = environment.closesMenu
        return action
    }
}
