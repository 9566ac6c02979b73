/// A view that shows nothing and takes no room.
public struct EmptyView {
    nonisolated public init() {}
}

extension EmptyView: PrimitiveView {
    public static func _makeView(view: _GraphValue<EmptyView>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(EmptyNode.self, for: view)
    }
}

private final class EmptyNode: ValueNode<EmptyView> {
    override func isUnchanged(from old: EmptyView, to new: EmptyView) -> Bool { true }
}
