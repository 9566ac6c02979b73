import Foundation
import SceneCore

/// A view or a modifier on its way from one look to another: what its node shows meanwhile.
@MainActor
final class MovingValue<Value> {
    private let move: (Value, ViewNode) -> Value

    /// Nil for a type that has nothing between two looks. A shape's outlines are worked out ahead instead (`ShapeFrames`).
    init?(_ type: Value.Type) {
        guard let animatable = type as? any Animatable.Type, !(type is any Shape.Type) else { return nil }
        func open<A: Animatable>(_ type: A.Type) -> ((Value, ViewNode) -> Value)? {
            if A.AnimatableData.self == EmptyAnimatableData.self { return nil }
            let motion = Motion<A>()
            return { value, node in
                guard let goal = value as? A else { return value }
                return motion.value(toward: goal, in: node) as? Value ?? value
            }
        }
        guard let move = open(animatable) else { return nil }
        self.move = move
    }

    /// What is shown at this moment of what the value has become.
    func value(toward goal: Value, in node: ViewNode) -> Value {
        move(goal, node)
    }
}

@MainActor
private final class Motion<Value: Animatable> {
    private var shown: Value.AnimatableData?
    private var run: Run?

    private struct Run {
        let from: Value.AnimatableData
        let to: Value.AnimatableData
        let animation: SceneAnimation
        let start: ContinuousClock.Instant
    }

    func value(toward goal: Value, in node: ViewNode) -> Value {
        let data = goal.animatableData
        if data != (run?.to ?? shown) { begin(toward: data, in: node) }
        guard let run else { return goal }
        let time = run.start.duration(to: .now).inSeconds
        if let whole = run.animation.wholeDuration, time >= whole {
            self.run = nil
            shown = data
            return goal
        }
        let between = run.from.moved(toward: run.to, by: run.animation.progress(at: time))
        shown = between
        node.graph.frames.next(for: node)
        var value = goal
        value.animatableData = between
        return value
    }

    private func begin(toward data: Value.AnimatableData, in node: ViewNode) {
        defer { if run == nil { shown = data } }
        guard let shown, node.graph.frames.areShown, let animation = node.graph.shownAnimation else {
            run = nil
            return
        }
        run = Run(from: shown, to: data, animation: animation, start: .now)
    }
}

extension Duration {
    var inSeconds: TimeInterval {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }
}
