/// A view that may be missing, as `if` without `else` makes it.
extension Optional: View, PrimitiveView where Wrapped: View {
    public typealias Body = Never

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(OptionalNode<Wrapped>.self, for: view)
    }
}

private final class OptionalNode<Wrapped: View>: ValueNode<Wrapped?> {
    private var child: ViewNode?

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func evaluate() {
        let old = child
        child = value.map { Wrapped._makeView(view: _GraphValue($0), inputs: inputs(for: old)).node }
        guard child !== old else { return }
        if child == nil { old?.unmount() }
        itemsDidChange()
    }
}
