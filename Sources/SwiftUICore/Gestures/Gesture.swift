import Foundation

/// Something that a person does with a finger on a view.
///
/// A gesture of one's own says in ``body`` what it is made of.
@MainActor
@preconcurrency
public protocol Gesture<Value> {
    /// What is told of the gesture as it goes on.
    associatedtype Value

    /// The type of ``body``.
    associatedtype Body: Gesture

    /// What the gesture is made of.
    var body: Body { get }

    /// Says which finger's way the gesture is, and whom to tell of it.
    static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Value>
}

/// What a gesture is told when it says what it is.
public struct _GestureInputs {
    /// What the gesture has noticed so far.
    let memories: GestureMemories
}

/// What a gesture has noticed while it goes on. It outlives the gesture's value, which is made anew with every body.
@MainActor
final class GestureMemories {
    private var kept: [AnyObject] = []
    private var asked = 0

    /// The gesture is about to be asked what it is: those that it is made of ask for their memories in the same order again.
    func begin() {
        asked = 0
    }

    func memory<Memory: AnyObject>(_ new: @autoclosure () -> Memory) -> Memory {
        defer { asked += 1 }
        guard kept.indices.contains(asked) else {
            let memory = new()
            kept.append(memory)
            return memory
        }
        if let memory = kept[asked] as? Memory { return memory }
        let memory = new()
        kept[asked] = memory
        return memory
    }
}

/// What a gesture is, and whom to tell of it.
public struct _GestureOutputs<Value> {
    /// The ways of a finger that the gesture is made of; one for a gesture that is not made of others.
    var parts: [GesturePart<Value>]
    var changed: [(Value) -> Void] = []
    var ended: [(Value) -> Void] = []
    /// The gesture holds no more: states that follow it start anew.
    var finished: [() -> Void] = []

    init(parts: [GesturePart<Value>]) {
        self.parts = parts
    }

    /// - Parameters:
    ///   - needsPlace: A press without a finger does not say enough: it has no place.
    ///   - value: What there is to tell at a point of the way.
    init(kind: GestureCandidate.Kind, needsPlace: Bool = false, value: @escaping (GestureMoment) -> Value) {
        let part = GesturePart<Value>(kind: kind, needsPlace: needsPlace) { signal, moment in
            switch signal {
            case .changed: [.changed(value(moment))]
            case .ended: [.ended(value(moment))]
            case .finished: [.finished]
            }
        }
        self.init(parts: [part])
    }

    /// Tells those who asked.
    func tell(_ news: [GestureNews<Value>]) {
        for news in news {
            switch news {
            case .changed(let value): for action in changed { action(value) }
            case .ended(let value): for action in ended { action(value) }
            case .finished: for action in finished { action() }
            }
        }
    }
}

/// What there is to tell of a gesture.
enum GestureNews<Value> {
    case changed(Value)
    case ended(Value)
    case finished
}

/// One way of a finger that a gesture is made of.
struct GesturePart<Value> {
    let kind: GestureCandidate.Kind
    var needsPlace = false
    /// The part goes together with the others of its gesture: none ends another.
    var isTogether = false
    /// The parts of its gesture of which one has to end before this one may begin; empty for a part that may at once.
    var predecessors: [Int] = []
    /// What a step of the finger is to the gesture.
    let news: (GestureOutcome.Signal, GestureMoment) -> [GestureNews<Value>]
}

/// A finger's way, as seen from a view.
struct GestureMoment {
    let path: PointerPath
    /// What two fingers do; as at first for one finger.
    var pinch = PointerPinch()
    /// Of the view.
    var size = CGSize.zero
    /// The view's top left corner in the window.
    let origin: CGPoint
    /// Where the view is in a named space.
    let placeInNamed: (CoordinateSpace) -> CGPoint

    /// A point of the window in a space.
    func point(_ location: CGPoint, in space: CoordinateSpace) -> CGPoint {
        let local = CGPoint(x: location.x - origin.x, y: location.y - origin.y)
        switch space {
        case .global: return location
        case .local: return local
        case .named:
            let place = placeInNamed(space)
            return CGPoint(x: local.x + place.x, y: local.y + place.y)
        }
    }
}

extension Gesture where Value == Body.Value {
    public static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Value> {
        Body._makeGesture(gesture: _GraphValue(gesture.value.body), inputs: inputs)
    }
}

/// A gesture of the framework's own, which is not made of others.
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
    /// A gesture that is not made of others has no body. Nothing evaluates it.
    ///
    /// Only the framework's own gestures have this: an app's gesture without a body is a mistake that the compiler is to find.
    public var body: Never {
        preconditionFailure("\(Self.self) is not made of other gestures; its body cannot be evaluated")
    }
}

/// The body of a gesture that is not made of others. It is never evaluated.
extension Never: Gesture {
    public typealias Value = Never

    public static func _makeGesture(
        gesture: _GraphValue<Never>, inputs: _GestureInputs
    ) -> _GestureOutputs<Never> {
        switch gesture.value {}
    }
}
