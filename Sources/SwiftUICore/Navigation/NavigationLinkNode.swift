import NavigationCore

/// A link in the graph: finds out where it leads when it is pressed.
final class NavigationLinkNode<Label: View, Destination: View>: ValueNode<NavigationLink<Label, Destination>> {
    private var control: ViewNode?

    override var children: [ViewNode] { control.map { [$0] } ?? [] }

    private var isEnabled: Bool {
        if case .value(nil) = value.target { false } else { true }
    }

    override func evaluate() {
        let inputs = inputs(for: control)
        let view = LinkControl(
            isRow: inputs.isAmongRows, isEnabled: isEnabled, action: { [weak self] in self?.activate { false } },
            label: value.label)
        control = LinkControl<Label>._makeView(view: _GraphValue(view), inputs: inputs).node
        updateView()
    }

    /// What the link has pushed shows what the link leads to now.
    private func updateView() {
        guard let screen = readingEnvironment({ environment.navigationScreen }) else { return }
        switch value.target {
        case .value: break
        case .view(let view): screen.stack.update(view, source: ordinal)
        case .bound(let view, let isActive):
            let isActiveNow = reading { isActive.wrappedValue }
            screen.stack.present(view, as: .isPresented(source: ordinal, isActiveNow)) { isActive.wrappedValue = false }
        }
    }

    /// The whole row leads where the link leads.
    override func appendRows(to rows: inout [ListRow]) {
        let first = rows.count
        super.appendRows(to: &rows)
        for index in first..<rows.count {
            if case .value(let target) = value.target { target?.identify(&rows[index]) }
            rows[index].action = RowAction(
                showsChevron: environment.rowsWithLinksHaveChevrons,
                isEnabled: rows[index].action?.isEnabled ?? isEnabled
            ) { [weak self] select in self?.activate(select: select) }
        }
    }

    /// - Parameter select: Selects the link's row, and says whether its list has a selection that takes it.
    private func activate(select: () -> Bool) {
        switch value.target {
        case .view(let view): environment.navigationScreen?.stack.push(view, source: ordinal)
        case .bound(_, let isActive): isActive.wrappedValue = true
        case .value(let target): if let target { follow(target.value, select: select) }
        }
    }

    private func follow(_ value: NavigationValue, select: () -> Bool) {
        let stack = environment.navigationScreen?.stack
        let route = LinkRoute(
            type: value.type, stack: stack?.navigation, laterColumns: environment.splitColumn?.laterStacks ?? [],
            isInSelectableList: false)
        switch route {
        case .push: stack?.push(value)
        case .showInColumn(let column):
            environment.splitColumn?.show(value, in: column)
            _ = select()
        case .select: _ = select()
        case .nothing(let warning):
            if !select() { RuntimeWarning.log(warning.text) }
        }
    }
}
