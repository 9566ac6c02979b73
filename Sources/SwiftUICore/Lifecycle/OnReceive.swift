import Combine

extension View {
    /// Does something with each value of a publisher, on the main thread, for as long as the view is there.
    ///
    /// The view subscribes after it was first laid out, and anew when it is given another publisher.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceivingModifier(publisher: publisher, action: action))
    }
}

struct ReceivingModifier<P: Publisher> where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void
}

extension ReceivingModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(ReceivingNode<P>.self, for: modifier, body: body)
    }
}

private final class ReceivingNode<P: Publisher>: ModifierNode<ReceivingModifier<P>> where P.Failure == Never {
    private let comparison = ValueComparison.of(P.self)
    private var subscribed: P?
    private var subscription: AnyCancellable?

    override func evaluate() {
        super.evaluate()
        let publisher = value.modifier.publisher
        if let subscribed, comparison.isEqual(subscribed, publisher) { return }
        subscribed = publisher
        // Many publishers answer a new subscriber at once, and what the app does then begins another round.
        graph.afterLayout { [weak self] in self?.subscribe(to: publisher) }
    }

    private func subscribe(to publisher: P) {
        guard isMounted else { return }
        subscription = publisher.sink { [weak self] output in
            nonisolated(unsafe) let output = output
            MainThread.run { self?.receive(output) }
        }
    }

    private func receive(_ output: P.Output) {
        if isMounted { value.modifier.action(output) }
    }

    override func willUnmount() {
        subscription = nil
    }
}
