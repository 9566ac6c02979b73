/// The node of a view that is made of other views: it keeps the view's state and evaluates its body.
final class BodyNode<V: View>: ValueNode<V> {
    private let properties: DynamicProperties
    private let comparison: ValueComparison
    private var storage: [AnyObject?]
    private var child: ViewNode?
    /// Nil for a view that has nothing between two looks.
    private let moving: MovingValue<V>?

    required init(_ view: V, inputs: _ViewInputs) {
        properties = .of(V.self)
        comparison = .of(V.self)
        storage = Array(repeating: nil, count: properties.count)
        moving = properties.isAnimatable ? MovingValue(V.self) : nil
        super.init(view, inputs: inputs)
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func isUnchanged(from old: V, to new: V) -> Bool {
        comparison.isEqual(old, new)
    }

    override func evaluate() {
        var view = moving?.value(toward: value, in: self) ?? value
        properties.link(in: &view, storage: &storage, node: self)
        graph.bodyRan(V.self)
        let body = reading { view.body }
        child = V.Body._makeView(view: _GraphValue(body), inputs: inputs(for: child)).node
    }
}
