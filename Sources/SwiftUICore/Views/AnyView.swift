/// A view whose type is not known. A value of another type in its place is another view: the state of the one before ends.
public struct AnyView {
    private let type: ObjectIdentifier
    private let make: @MainActor (_ViewInputs) -> _ViewOutputs

    /// Hides the type of a view.
    nonisolated public init<V: View>(_ view: V) {
        if let erased = view as? AnyView {
            self = erased
        } else {
            type = ObjectIdentifier(V.self)
            nonisolated(unsafe) let view = view
            make = { V._makeView(view: _GraphValue(view), inputs: $0) }
        }
    }

    /// Hides the type of a view.
    nonisolated public init<V: View>(erasing view: V) {
        self.init(view)
    }
}

extension AnyView: PrimitiveView {
    public static func _makeView(view: _GraphValue<AnyView>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(AnyViewNode.self, for: view)
    }

    @MainActor
    fileprivate func makeNode(inputs: _ViewInputs) -> ViewNode {
        make(inputs).node
    }

    fileprivate func hasType(of other: AnyView) -> Bool {
        type == other.type
    }

    private final class AnyViewNode: ValueNode<AnyView> {
        private var child: ViewNode?
        private var shown: AnyView?

        override var children: [ViewNode] { child.map { [$0] } ?? [] }

        override func evaluate() {
            let old = child
            let stays = shown?.hasType(of: value) == true ? old : nil
            shown = value
            child = value.makeNode(inputs: inputs(for: stays))
            guard child !== old else { return }
            old?.unmount()
            itemsDidChange()
        }
    }
}
