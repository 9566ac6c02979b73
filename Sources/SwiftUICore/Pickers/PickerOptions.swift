/// A picker's options: views with tags, and what chooses one of them.
struct PickerOptions<SelectionValue: Hashable, Content: View> {
    let selection: PickerSelection<SelectionValue>
    let content: Content
    /// Called after the person has chosen.
    var onChoose: (() -> Void)?

    /// Chooses the option that is known by an identity. One of another type than the selection's changes nothing.
    @MainActor
    func choose(_ identity: RowIdentity?) {
        guard let value = identity?.value(as: SelectionValue.self) else { return }
        selection.choose(value)
        onChoose?()
    }
}

/// One of the options, as it is laid out.
struct PickerOption {
    let item: LayoutItem
    let isChosen: Bool
    let choose: () -> Void
}

/// A view that shows a picker's options in an arrangement of its own.
@MainActor
protocol OptionsView: PrimitiveView {
    associatedtype SelectionValue: Hashable
    associatedtype Content: View
    associatedtype Label: View

    var options: PickerOptions<SelectionValue, Content> { get }
    var label: Label { get }
}

/// Knows a picker's options, as a list knows its rows, and which is chosen. Kinds of it arrange them.
class OptionsNode<View: OptionsView>: ValueNode<View> {
    private var content: ViewNode?
    private var label: ViewNode?
    private var rows: [ListRow] = []
    private var chosen: View.SelectionValue?

    final override var children: [ViewNode] { [label, content].compactMap { $0 } }
    final override var collectsItems: Bool { true }
    final override var makesRows: Bool? { true }

    /// What the picker is called.
    final var labelItems: [LayoutItem] { label?.items ?? [] }

    /// The environment that the options see.
    func optionEnvironment() -> EnvironmentValues { environment }

    /// Takes in the options anew.
    func show(_ options: [PickerOption]) {}

    final override func environment(for child: ViewNode) -> EnvironmentValues {
        child === content ? optionEnvironment() : environment
    }

    final override func evaluate() {
        let isFirst = content == nil
        label = View.Label._makeView(view: _GraphValue(value.label), inputs: inputs(for: label)).node
        content =
            View.Content._makeView(
                view: _GraphValue(value.options.content),
                inputs: inputs(for: content, environment: optionEnvironment())
            ).node
        chosen = reading { value.options.selection.value }
        if isFirst { return collectItems() }
        showRows()
    }

    final override func collectItems() {
        rows.removeAll(keepingCapacity: true)
        content?.appendRows(to: &rows)
        rows.removeAll { $0.part != .row }
        if let chosen, !rows.isEmpty, !rows.contains(where: { $0.isKnown(by: chosen) }) { warn(of: chosen) }
        showRows()
    }

    private func showRows() {
        let options = value.options
        show(
            rows.map { row in
                PickerOption(item: row.item, isChosen: row.isKnown(by: chosen)) { options.choose(row.identity) }
            })
    }

    /// SwiftUI's warning for the same mistake.
    private func warn(of chosen: View.SelectionValue) {
        RuntimeWarning.log(
            "Picker: the selection \"\(chosen)\" is invalid and does not have an associated tag, "
                + "this will give undefined results.")
    }
}

extension ListRow {
    /// Whether the row is the one that a selection with this value means.
    func isKnown<Value: Hashable>(by value: Value?) -> Bool {
        guard let value else { return false }
        return identity?.value(as: Value.self) == value
    }
}
