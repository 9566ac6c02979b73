/// Lets code scroll the scroll views and lists in it, to a view that has been named with `id(_:)` or by a `ForEach`.
///
///     ScrollViewReader { proxy in
///         List(days) { Text($0.name) }
///         Button("Today") { proxy.scrollTo(today.id) }
///     }
public struct ScrollViewReader<Content: View> {
    /// What is in the reader, given what scrolls it.
    public var content: (ScrollViewProxy) -> Content

    /// A reader of the views in the closure.
    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }
}

extension ScrollViewReader: PrimitiveView {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(ScrollReaderNode<Content>.self, for: view)
    }
}

/// Scrolls what is in a ``ScrollViewReader``.
public struct ScrollViewProxy {
    fileprivate let node: WeakNode

    /// Scrolls until the view of a name is to be seen. Nothing happens if there is none.
    ///
    /// - Parameter anchor: Which place of the view is to be at the same place of the scroll view; nil for the least movement.
    @MainActor
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let reader = node.node else { return }
        let isAnimated = Transaction.current?.animation != nil
        reader.graph.afterLayout { [weak reader] in
            reader?.show(id, anchor: anchor, isAnimated: isAnimated)
        }
    }

    /// A closure of the app's may outlive the reader.
    fileprivate final class WeakNode {
        weak var node: ViewNode?

        init(_ node: ViewNode) {
            self.node = node
        }
    }
}

private final class ScrollReaderNode<Content: View>: ValueNode<ScrollViewReader<Content>> {
    private lazy var proxy = ScrollViewProxy(node: ScrollViewProxy.WeakNode(self))
    private var content: ViewNode?

    override var children: [ViewNode] { content.map { [$0] } ?? [] }

    override func evaluate() {
        let view = reading { value.content(proxy) }
        content = Content._makeView(view: _GraphValue(view), inputs: inputs(for: content)).node
    }
}

extension LayoutItem {
    /// Asks the nearest scroll view or list around the item to show it; in a list, its whole row.
    func askToBeShown(anchor: UnitPoint?, isAnimated: Bool) {
        let row = slot.flatMap { $0.container is ListRowsItem ? $0.item : nil }
        guard let scroller = scrollerAround, let target = scroller.frame(of: row ?? self) else { return }
        scroller.show(target, anchor: anchor, isAnimated: isAnimated)
    }
}
