extension View {
    /// Changes how what changes in this view is shown: the closure is given the transaction of the change.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(transform: transform, value: AlwaysNew()))
    }

    /// Changes how what changes in this view is shown, whenever a value has changed.
    nonisolated public func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(TransactionModifier(transform: transform, value: value))
    }

    /// Shows with an animation what changes in this view, whatever the change is shown with; nil for at once.
    nonisolated public func animation(_ animation: Animation?) -> some View {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }
}

/// A value that is never the same.
struct AlwaysNew: Equatable {
    static func == (left: AlwaysNew, right: AlwaysNew) -> Bool { false }
}

struct TransactionModifier<Value: Equatable> {
    let transform: (inout Transaction) -> Void
    let value: Value
}

extension TransactionModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(TransactionNode<Value>.self, for: modifier, body: body)
    }
}

private final class TransactionNode<Value: Equatable>: WrapperNode<TransactionModifier<Value>, TransactionItem> {
    private var last: Value?

    override func evaluate() {
        let modifier = value.modifier
        let isNew = last.map { $0 != modifier.value } ?? false
        last = modifier.value
        guard isNew else { return super.evaluate() }
        var transaction = graph.transaction
        modifier.transform(&transaction)
        graph.showing(transaction.shownAnimation) { super.evaluate() }
        for wrapper in wrappers { wrapper.animate(AnimationScope(animation: transaction.shownAnimation)) }
    }

    override func update(_ wrapper: TransactionItem) {
        let transform = value.modifier.transform
        wrapper.change = { [weak self] in
            var transaction = self?.graph.transaction ?? Transaction()
            transform(&transaction)
            return AnimationScope(animation: transaction.shownAnimation)
        }
        wrapper.isAlways = Value.self == AlwaysNew.self
    }
}

private final class TransactionItem: WrapperItem {
    /// How a change inside is shown now.
    var change: () -> AnimationScope = { AnimationScope(animation: nil) }
    /// Whatever changes is shown so.
    var isAlways = false
    private var scope: AnimationScope?

    func animate(_ scope: AnimationScope) {
        self.scope = scope
        sceneDidChange()
    }

    override func takeAnimation() -> AnimationScope? {
        defer { scope = nil }
        return isAlways ? change() : scope
    }
}
