/// A disclosure group that knows where it is remembered whether it is open: rows in a list, a column of views elsewhere.
struct Disclosure<Label: View, Content: View> {
    let isExpanded: Binding<Bool>
    let label: Label
    let content: () -> Content
}

extension Disclosure: PrimitiveView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        if inputs.isAmongRows { return inputs.node(DisclosureRowsNode<Label, Content>.self, for: view) }
        return StackedDisclosure._makeView(
            view: _GraphValue(StackedDisclosure(disclosure: view.value)), inputs: inputs)
    }
}

/// A row that opens, and the rows below it, which are there only while it is open.
private final class DisclosureRowsNode<Label: View, Content: View>: ValueNode<Disclosure<Label, Content>>, RowGroup {
    private var label: ViewNode?
    private var content: ViewNode?

    override var children: [ViewNode] { [label, content].compactMap { $0 } }

    override func evaluate() {
        label = Label._makeView(view: _GraphValue(value.label), inputs: inputs(for: label)).node
        let wasExpanded = content != nil
        let view = reading { value.isExpanded.wrappedValue ? value.content() : nil }
        if let view {
            content = Content._makeView(view: _GraphValue(view), inputs: inputs(for: content)).node
        } else {
            content?.unmount()
            content = nil
        }
        if wasExpanded != (content != nil) { itemsDidChange() }
    }

    override func appendRows(to rows: inout [ListRow]) {
        let first = rows.count
        label?.appendRows(to: &rows)
        if first < rows.count {
            rows[first].disclosure = RowDisclosure(value.isExpanded, isExpanded: content != nil)
        }
        let second = rows.count
        content?.appendRows(to: &rows)
        for index in second..<rows.count { rows[index].indent() }
    }
}

/// The label with its control, and below it the views.
private struct StackedDisclosure<Label: View, Content: View> {
    let disclosure: Disclosure<Label, Content>
}

extension StackedDisclosure: View {
    var body: some View {
        VStack(spacing: 0) {
            DisclosureLabel(isExpanded: disclosure.isExpanded, label: disclosure.label)
            if disclosure.isExpanded.wrappedValue {
                disclosure.content()
            }
        }
    }
}
