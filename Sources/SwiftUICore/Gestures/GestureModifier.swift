import Foundation

/// Puts a gesture on a view.
struct GestureModifier<G: Gesture> {
    let gesture: G
    let priority: GestureCandidate.Priority
    let isEnabled: Bool
    var mask = GestureMask.all
}

/// Which gestures of a view count.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// None.
    public static let none: GestureMask = []
    /// The one that is added.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of the views inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// All.
    public static let all: GestureMask = [.gesture, .subviews]
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
    private var gestures: [AttachedGesture] = []
    private let memories = GestureMemories()

    /// A gesture that goes on keeps what it has noticed, and tells whom a body has made anew meanwhile.
    override func evaluate() {
        let modifier = value.modifier
        memories.begin()
        let inputs = _GestureInputs(memories: memories)
        let outputs = G._makeGesture(gesture: _GraphValue(modifier.gesture), inputs: inputs)
        let isEnabled = readingEnvironment { environment.isEnabled } && modifier.isEnabled
        let counts = isEnabled && modifier.mask.contains(.gesture)
        gestures = counts ? AttachedGesture.all(of: outputs, priority: modifier.priority) : []
        super.evaluate()
    }

    override func update(_ wrapper: GestureItem) {
        wrapper.blocksInside = !value.modifier.mask.contains(.subviews)
        wrapper.gestures = gestures
    }
}

/// A way of a finger on a view, whatever is told of it.
@MainActor
struct AttachedGesture {
    let candidate: GestureCandidate
    /// Where the finger is matters to the gesture, even if it is a tap.
    var needsPlace = false
    private let tell: (GestureOutcome.Signal, GestureMoment) -> Void

    /// The ways that a gesture is made of.
    static func all<Value>(
        of outputs: _GestureOutputs<Value>, priority: GestureCandidate.Priority
    ) -> [AttachedGesture] {
        outputs.parts.map { part in
            var candidate = GestureCandidate(part.kind, priority)
            candidate.isTogether = part.isTogether
            candidate.predecessors = part.predecessors
            var gesture = AttachedGesture(candidate) { outputs.tell(part.news($0, $1)) }
            gesture.needsPlace = part.needsPlace
            return gesture
        }
    }

    init(_ candidate: GestureCandidate, tell: @escaping (GestureOutcome.Signal, GestureMoment) -> Void) {
        self.candidate = candidate
        self.tell = tell
    }

    func take(_ signal: GestureOutcome.Signal, at moment: GestureMoment) {
        tell(signal, moment)
    }
}
