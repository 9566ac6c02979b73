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

/// The node of a modifier of the app's: evaluates its body, in which the modified view appears.
final class ModifierBodyNode<Modifier: ViewModifier>: ValueNode<ModifierValue<Modifier>> {
    private let properties = DynamicProperties.of(Modifier.self)
    private var storage: [AnyObject?] = []
    private var child: ViewNode?

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func evaluate() {
        if storage.isEmpty { storage = Array(repeating: nil, count: properties.count) }
        var modifier = value.modifier
        properties.link(in: &modifier, storage: &storage, node: self)
        graph.bodyRan(Modifier.self)
        let body = reading { modifier.body(content: _ViewModifier_Content(make: value.makeContent)) }
        child = Modifier.Body._makeView(view: _GraphValue(body), inputs: inputs(for: child)).node
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
