/// What a modifier's node is given: the modifier, and how to make the view below it.
struct ModifierValue<Modifier> {
    let modifier: Modifier
    let makeContent: (_Graph, _ViewInputs) -> _ViewOutputs
}

/// The node of a modifier that is not made of views. By itself it changes nothing: kinds of modifiers override what they
/// change.
class ModifierNode<Modifier: ViewModifier>: ValueNode<ModifierValue<Modifier>> {
    private(set) var content: ViewNode?

    override var children: [ViewNode] { content.map { [$0] } ?? [] }

    override func evaluate() {
        makeContent(in: content)
    }

    /// Makes the view below as a new one; what was there is left to the caller.
    final func makeContentAnew() {
        makeContent(in: nil)
    }

    private func makeContent(in existing: ViewNode?) {
        content = value.makeContent(_Graph(), inputs(for: existing, environment: childEnvironment())).node
    }
}

/// A node that changes one view, and is none itself.
@MainActor
protocol ModifyingNode: ViewNode {}

extension ModifierNode: ModifyingNode {}

/// The node of a modifier of the app's: evaluates its body, in which the modified view appears. A modifier whose fields are the
/// same is not evaluated again; only the view that it is applied to gets its new value.
final class ModifierBodyNode<Modifier: ViewModifier>: ValueNode<ModifierValue<Modifier>> {
    private let properties = DynamicProperties.of(Modifier.self)
    private let comparison = ValueComparison.of(Modifier.self)
    private let slot = ModifiedViewSlot()
    private let moving = DynamicProperties.of(Modifier.self).isAnimatable ? MovingValue(Modifier.self) : nil
    private var storage: [AnyObject?] = []
    private var child: ViewNode?

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func isUnchanged(from old: ModifierValue<Modifier>, to new: ModifierValue<Modifier>) -> Bool {
        slot.fill(with: new.makeContent)
        return comparison.isEqual(old.modifier, new.modifier)
    }

    override func evaluate() {
        if slot.isEmpty { slot.fill(with: value.makeContent) }
        if storage.isEmpty { storage = Array(repeating: nil, count: properties.count) }
        var modifier = moving?.value(toward: value.modifier, in: self) ?? value.modifier
        properties.link(in: &modifier, storage: &storage, node: self)
        graph.bodyRan(Modifier.self)
        let body = reading { modifier.body(content: _ViewModifier_Content(slot: slot)) }
        child = Modifier.Body._makeView(view: _GraphValue(body), inputs: inputs(for: child)).node
    }
}

/// Where the view that a modifier is applied to stands in the modifier's body: how to make it, and the nodes that have.
@MainActor
final class ModifiedViewSlot {
    private var makeContent: ((_Graph, _ViewInputs) -> _ViewOutputs)?
    private var nodes: [Handle<ViewNode>] = []

    var isEmpty: Bool { makeContent == nil }

    /// The view has a new value: it is given to the nodes that show it.
    func fill(with new: @escaping (_Graph, _ViewInputs) -> _ViewOutputs) {
        makeContent = new
        nodes.removeAll { $0.object?.isMounted != true }
        for entry in nodes { entry.object?.run() }
    }

    func make(for node: ViewNode, existing: ViewNode?) -> ViewNode? {
        if !nodes.contains(where: { $0.object === node }) { nodes.append(node.handle) }
        return makeContent?(_Graph(), node.inputs(for: existing)).node
    }
}

extension _ViewInputs {
    /// Gives a modifier to the node that stands at this place, or to a new one.
    @MainActor
    func modifierNode<Modifier, Node>(
        _ type: Node.Type, for modifier: _GraphValue<Modifier>,
        body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs where Node: ValueNode<ModifierValue<Modifier>> {
        node(type, for: _GraphValue(ModifierValue(modifier: modifier.value, makeContent: body)))
    }
}
