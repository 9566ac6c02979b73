/// One of two views, as `if … else` and `switch` make it in a builder. Each of the two has a state of its own, which ends
/// when the other is shown.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(ConditionalNode<TrueContent, FalseContent>.self, for: view)
    }
}

private final class ConditionalNode<First: View, Second: View>: ValueNode<_ConditionalContent<First, Second>> {
    private var child: ViewNode?
    private var isFirst = true

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func evaluate() {
        switch value.storage {
        case .trueContent(let view):
            replaceChild(isFirst: true) { First._makeView(view: _GraphValue(view), inputs: $0) }
        case .falseContent(let view):
            replaceChild(isFirst: false) { Second._makeView(view: _GraphValue(view), inputs: $0) }
        }
    }

    private func replaceChild(isFirst new: Bool, make: (_ViewInputs) -> _ViewOutputs) {
        let old = child
        let stays = isFirst == new ? old : nil
        isFirst = new
        let node = make(inputs(for: stays)).node
        child = node
        guard node !== old else { return }
        old?.unmount()
        itemsDidChange()
    }
}
