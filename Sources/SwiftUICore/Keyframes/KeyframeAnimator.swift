import Foundation

/// A view that goes along keyframes: again and again, or once whenever a value changes.
///
/// Where nobody sees things move, it is where the keyframes begin, and after a change where they end.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View> where Value == KeyframePath.Value {
    fileprivate let initialValue: Value
    fileprivate let trigger: AnimationTrigger
    fileprivate let repeats: Bool
    fileprivate let content: (Value) -> Content
    fileprivate let keyframes: (Value) -> KeyframePath

    /// A view that goes along keyframes once whenever a value changes.
    ///
    /// - Parameters:
    ///   - content: The view for a value.
    ///   - keyframes: The way from the value that there is when it begins. It stays where they end.
    nonisolated public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.trigger = AnimationTrigger(trigger)
        repeats = false
        self.content = content
        self.keyframes = keyframes
    }

    /// A view that goes along keyframes as soon as it is there.
    ///
    /// - Parameters:
    ///   - repeating: Whether it begins anew whenever it has come to the end.
    ///   - content: The view for a value.
    ///   - keyframes: The way from the value that there is when it begins.
    nonisolated public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        trigger = .always
        repeats = repeating
        self.content = content
        self.keyframes = keyframes
    }
}

extension KeyframeAnimator: PrimitiveView {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(KeyframeNode<Value, KeyframePath, Content>.self, for: view)
    }
}

private final class KeyframeNode<Value, KeyframePath: Keyframes, Content: View>: ValueNode<
    KeyframeAnimator<Value, KeyframePath, Content>
>
where KeyframePath.Value == Value {
    private var child: ViewNode?
    private var last: AnimationTrigger?
    private var shown: Value?
    private var run: Run?

    private struct Run {
        let timeline: KeyframeTimeline<Value>
        let start: ContinuousClock.Instant
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func evaluate() {
        let isDue = last.map { !$0.isSame(as: value.trigger) } ?? value.trigger.isAlways
        last = value.trigger
        if isDue { begin() }
        let shown = step()
        let view = reading { value.content(shown) }
        child = Content._makeView(view: _GraphValue(view), inputs: inputs(for: child)).node
    }

    private func begin() {
        let start = shown ?? value.initialValue
        let timeline = KeyframeTimeline(initialValue: start, keyframes: reading { value.keyframes(start) })
        guard graph.frames.areShown, timeline.duration > 0 else {
            // What goes on by itself is seen as it begins.
            if !value.trigger.isAlways { shown = timeline.value(progress: 1) }
            return
        }
        run = Run(timeline: timeline, start: .now)
    }

    /// The value at this moment.
    private func step() -> Value {
        guard let run else { return shown ?? value.initialValue }
        let time = run.start.duration(to: .now).inSeconds
        let isOver = time >= run.timeline.duration
        let now = run.timeline.value(time: isOver && value.repeats ? 0 : time)
        shown = now
        if isOver { self.run = value.repeats ? Run(timeline: run.timeline, start: .now) : nil }
        if self.run != nil { graph.frames.next(for: self) }
        return now
    }
}

extension View {
    /// Has the view go along keyframes once whenever a value changes. The closure is given the view and a value.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, trigger: trigger,
            content: { content(PlaceholderContentView(view: AnyView(self)), $0) }, keyframes: keyframes)
    }

    /// Has the view go along keyframes as soon as it is there. The closure is given the view and a value.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, repeating: repeating,
            content: { content(PlaceholderContentView(view: AnyView(self)), $0) }, keyframes: keyframes)
    }
}
