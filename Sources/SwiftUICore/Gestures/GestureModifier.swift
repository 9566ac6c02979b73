import Foundation

/// Puts a gesture on a view.
struct GestureModifier<G: Gesture> {
    let gesture: G
    let priority: GestureCandidate.Priority
    let isEnabled: Bool
}

extension GestureModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(GestureNode<G>.self, for: modifier, body: body)
    }
}

private final class GestureNode<G: Gesture>: WrapperNode<GestureModifier<G>, GestureItem> {
    private var gesture: AttachedGesture?

    /// A gesture that goes on keeps whom it began with: what a body makes anew meanwhile counts from the next finger on.
    override func evaluate() {
        let modifier = value.modifier
        let outputs = G._makeGesture(gesture: _GraphValue(modifier.gesture), inputs: _GestureInputs())
        let isEnabled = readingEnvironment { environment.isEnabled } && modifier.isEnabled
        gesture = isEnabled ? AttachedGesture(outputs, priority: modifier.priority) : nil
        super.evaluate()
    }

    override func update(_ wrapper: GestureItem) {
        wrapper.gesture = gesture
    }
}

/// A gesture on a view, whatever is told of it.
@MainActor
struct AttachedGesture {
    let candidate: GestureCandidate
    /// Where the finger is matters to the gesture, even if it is a tap.
    let needsPlace: Bool
    private let tell: (GestureOutcome.Signal, GestureMoment) -> Void

    init<Value>(_ outputs: _GestureOutputs<Value>, priority: GestureCandidate.Priority) {
        candidate = GestureCandidate(outputs.kind, priority)
        needsPlace = outputs.needsPlace
        tell = { signal, moment in
            switch signal {
            case .changed:
                let value = outputs.value(moment)
                for action in outputs.changed { action(value) }
            case .ended:
                let value = outputs.value(moment)
                for action in outputs.ended { action(value) }
            case .finished: for action in outputs.finished { action() }
            }
        }
    }

    init(_ candidate: GestureCandidate, tell: @escaping (GestureOutcome.Signal, GestureMoment) -> Void) {
        self.candidate = candidate
        needsPlace = false
        self.tell = tell
    }

    func take(_ signal: GestureOutcome.Signal, at moment: GestureMoment) {
        tell(signal, moment)
    }
}
